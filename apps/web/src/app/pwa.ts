import { atom, type ReadableAtom } from 'nanostores';

const update = atom<(() => void) | undefined>(undefined);

/** When a fresh version waits: how to change to it. */
export const $update: ReadableAtom<(() => void) | undefined> = update;

/** Puts the announcement away until the next visit. */
export const dismissUpdate = (): void => update.set(undefined);

/**
 * Keeps the app for offline use and notices fresh versions. It starts once the page is quiet: the first visit should not
 * wait for copies of pages that nobody has asked for yet.
 */
export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async (): Promise<void> => {
    const { registerSW } = await import('virtual:pwa-register');
    const refresh = registerSW({ onNeedRefresh: () => update.set(() => void refresh(true)) });
  };
  if (document.readyState === 'complete') void start();
  else addEventListener('load', () => void start(), { once: true });
}

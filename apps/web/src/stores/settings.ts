import { atom, computed, type ReadableAtom } from 'nanostores';
import { asRecord, oneOf, onOtherTab, read, write } from './device.js';

/** `auto` follows the device. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The languages the app speaks; `auto` follows the browser. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a player can choose, kept on this device. Motion has no switch: it follows the system. */
export interface Settings {
  readonly theme: Theme;
  readonly sound: boolean;
  readonly language: Language | 'auto';
}

const defaults: Settings = { theme: 'auto', sound: true, language: 'auto' };

/** Each field by itself, so that one broken or newer field loses nothing but itself. */
function parseSettings(value: unknown): Settings | undefined {
  const record = asRecord(value);
  return (
    record && {
      theme: oneOf(THEMES)(record.theme) ?? defaults.theme,
      sound: typeof record.sound === 'boolean' ? record.sound : defaults.sound,
      language: oneOf([...LANGUAGES, 'auto'])(record.language) ?? defaults.language,
    }
  );
}

const load = (): Settings => read('settings', parseSettings, defaults);
const settings = atom(load());

/** The player's settings. */
export const $settings: ReadableAtom<Settings> = settings;

/** Changes some settings, at once and for the next visit. */
export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
  write('settings', settings.get());
}

/** The language to speak: the chosen one, else the first of the browser's that the app knows, else English. */
export const $language: ReadableAtom<Language> = computed(settings, ({ language }) => {
  if (language !== 'auto') return language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => known === wanted[0]) ?? 'en';
});

/** Keeps the document in step with the settings, here and in other tabs. */
export function applySettings(): void {
  const root = document.documentElement;
  settings.subscribe(({ theme }) => {
    if (theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = theme;
  });
  $language.subscribe((language) => {
    root.lang = language;
  });
  onOtherTab('settings', () => settings.set(load()));
}

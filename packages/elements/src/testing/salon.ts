import { decodeDesk } from '@games/clue-core/host';
import type { SalonConfig, SalonState } from '@games/clue-core/salon';
import { err, ok } from '@games/kit';
import type { DeskStore, KeptDesk, SalonDesk, StoreProblem } from '../salon-desk/salon-desk.js';
import '../salon-desk/define.js';

/** A store in memory that several desks share as tabs share a device, and that can be made to fail. */
export function memoryStore(): DeskStore & { kept: KeptDesk | undefined; fault: StoreProblem | undefined } {
  const listeners = new Set<() => void>();
  const store = {
    kept: undefined as KeptDesk | undefined,
    fault: undefined as StoreProblem | undefined,
    load: async () => (store.fault === 'unavailable' ? err('unavailable' as const) : ok(store.kept)),
    async save(text: string, after: number) {
      if (store.fault) return err(store.fault);
      if ((store.kept?.revision ?? 0) !== after) return err('other-tab' as const);
      store.kept = { text, revision: after + 1 };
      for (const listener of listeners) listener();
      return ok(after + 1);
    },
    watch(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

/** 2026-12-01 12:00 UTC, when the clocks of tests begin. */
export const NOON = 1_796_126_400_000;

/** Puts a desk on the page, by a clock that the test moves. */
export async function putDesk(options: { config?: Partial<SalonConfig>; seed?: string; store?: DeskStore } = {}) {
  const { config, seed = 'a secret of the host', store = memoryStore() } = options;
  const desk: SalonDesk = document.createElement('salon-desk');
  const clock = { at: NOON };
  desk.store = store;
  desk.now = () => clock.at;
  const heard: CustomEvent[] = [];
  for (const type of ['games-action', 'games-change', 'games-end', 'games-refusal', 'games-format'] as const) {
    desk.addEventListener(type, (event: Event) => event instanceof CustomEvent && heard.push(event));
  }
  document.body.append(desk);
  await desk.updateComplete;
  if (config) desk.start(config, seed);
  await desk.updateComplete;
  const all = (selector: string): HTMLElement[] => Array.from(desk.renderRoot.querySelectorAll<HTMLElement>(selector));
  const find = (selector: string): HTMLElement => {
    const [found] = all(selector);
    if (!found) throw new TypeError(`not there: ${selector}`);
    return found;
  };
  const press = async (selector: string): Promise<void> => {
    find(selector).click();
    await desk.updateComplete;
  };
  /** Presses a button by what it is called. */
  const button = async (name: string): Promise<void> => {
    const found = all('button').find((each) => each.textContent?.trim() === name);
    if (!found) throw new TypeError(`no button: ${name}`);
    found.click();
    await desk.updateComplete;
  };
  const fill = async (selector: string, value: string): Promise<void> => {
    const field = find(selector);
    if (!('value' in field)) throw new TypeError(`no field: ${selector}`);
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    await desk.updateComplete;
  };
  const pass = async (ms: number): Promise<void> => {
    clock.at += ms;
    desk.tick();
    await desk.updateComplete;
  };
  const text = (selector: string): string => (find(selector).textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const post = async (words: string): Promise<void> => {
    await fill('[name=post]', words);
    await press('.entry form [type=submit]');
  };
  return { desk, store, heard, all, find, press, button, fill, pass, text, post };
}

/** What a desk's text comes to. */
export function stateOf(text: string): SalonState {
  const opened = decodeDesk(text);
  if (!opened.ok) throw new TypeError(opened.error.code);
  return opened.value.game.state;
}

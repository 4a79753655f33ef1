import { decodeDesk } from '@games/clue-core/host';
import type { SalonConfig, SalonState } from '@games/clue-core/salon';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskStore, SalonDesk } from '../salon-desk/salon-desk.js';
import { memoryStore } from './salon-store.js';
import '../salon-desk/define.js';

/** 2026-12-01 12:00 UTC, when the clocks of tests begin. */
export const NOON = 1_796_126_400_000;

/** Puts a desk on the page, by a clock that the test moves. */
export async function putDesk(options: { config?: Partial<SalonConfig>; seed?: string; store?: DeskStore } = {}) {
  // Wide enough for the messages to lie beside the turn.
  await page.viewport(1280, 900);
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
  if (desk.save()) await expect.poll(() => desk.renderRoot.querySelector('.columns.wide')).toBeTruthy();
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

import { CARDS, type Card } from '@games/clue-core';
import { decodeDesk, encodeDesk, type Wordings } from '@games/clue-core/host';
import { SALON_THEME, type SalonConfig, type SalonState, salon, view } from '@games/clue-core/salon';
import { history } from '@games/kit';
import { expect, type Locator, type Page } from './test.js';

/** 2026-12-01 12:00 UTC, when the game of the test begins. */
export const NOON = 1_796_126_400_000;

/** Without the board and what may be done, which name every area and suspect: what is left is read word by word. */
const BARE: Partial<Wordings> = {
  opening: '{players}\n\n{due}\n\n{commitment}',
  result: '{news}\n\n{next}',
  over: '{news}',
  yourTurn: '{due}',
};

/** Three people and an NPC. */
const CONFIG: Partial<SalonConfig> = {
  players: [
    { suspect: 'scarlet', name: 'Ada' },
    { suspect: 'mustard', name: 'Bo' },
    { suspect: 'white', name: 'Cy' },
    { suspect: 'green', npc: true },
  ],
  startAt: NOON,
};

/** The file of a desk on which a game has just been dealt. */
export function dealtDesk(): { readonly text: string; readonly state: SalonState } {
  const begun = history(salon).start(CONFIG, 'a secret of the host');
  if (!begun.ok) throw new TypeError(begun.error.code);
  return { text: encodeDesk({ game: begun.value, wordings: BARE, sent: [] }), state: begun.value.state };
}

/** A message as it stands in the outbox. */
export interface Letter {
  readonly kind: string;
  /** The seat of the reader; `null`: all. */
  readonly to: number | null;
  readonly text: string;
}

/** The desk on the page. */
export const deskOf = (page: Page): Locator => page.locator('salon-desk');

/** What the desk holds now, as its file has it. */
export async function stateOf(page: Page): Promise<SalonState> {
  const text = await deskOf(page).evaluate((desk) => (desk as HTMLElement & { save(): string }).save());
  const opened = decodeDesk(text);
  if (!opened.ok) throw new TypeError(opened.error.code);
  return opened.value.game.state;
}

/** Opens every message that waits, reads it, and marks it as sent. */
export async function sendAll(page: Page): Promise<readonly Letter[]> {
  return deskOf(page).evaluate(async (element) => {
    const desk = element as HTMLElement & { readonly updateComplete: Promise<boolean> };
    const find = <One extends HTMLElement>(selector: string): One | null =>
      desk.shadowRoot?.querySelector<One>(selector) ?? null;
    const read: { kind: string; to: number | null; text: string }[] = [];
    for (let letter = find('.letter'); letter; letter = find('.letter')) {
      const { kind = '', to } = letter.dataset;
      find('.letter [aria-expanded=false]')?.click();
      await desk.updateComplete;
      const text = find<HTMLTextAreaElement>('.letter .letter-text')?.value ?? '';
      read.push({ kind, to: to === 'all' ? null : Number(to), text });
      find('.letter [name=sent]')?.click();
      await desk.updateComplete;
    }
    return read;
  });
}

/** The cards that a text names. */
const namedIn = (text: string): readonly Card[] => CARDS.filter((card) => text.includes(SALON_THEME[card]));

/** That a message holds no card that its reader may not know, and the cards that it is there to tell. */
export function expectFit({ kind, to, text }: Letter, state: SalonState): void {
  const reader = view(state, to);
  const { hand, log, phase, seats } = reader;
  const met = JSON.stringify([hand, log, phase, seats]);
  const strange = namedIn(text).filter((card) => !met.includes(`"${card}"`));
  expect(strange, `${kind} to ${to}: ${text}`).toEqual([]);
  if (kind === 'hand' || kind === 'handed') expect(namedIn(text)).toEqual(expect.arrayContaining([...hand]));
  if (to === null) expect(text).not.toMatch(/show(s|ed)? |holds/);
  if (kind !== 'shown' && kind !== 'answered') return;
  const last = reader.log.filter((event) => event.type === 'shown').at(-1);
  expect(text).toContain(last?.type === 'shown' ? SALON_THEME[last.card] : 'a card');
}

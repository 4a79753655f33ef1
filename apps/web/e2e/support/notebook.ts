import { CLASSIC_THEME, cardsOf, create, type Murder, ROOMS, SUSPECTS, WEAPONS } from '@games/clue-core';
import { CLASSIC_DECK, deduce, type Entry, suggest } from '@games/clue-core/deduce';
import { cursor, seed as toRng } from '@games/rng';
import type { Locator, Page } from './test.js';

/** The notebook in the room. */
export const notebook = (page: Page): Locator => page.locator('clue-notebook');

type Suggestion = Extract<Entry, { type: 'suggestion' }>;

/** A game at a real table, as one of four sees it. */
export interface TableGame {
  readonly players: readonly string[];
  /** Names of the cards in the first player's hand. */
  readonly hand: readonly string[];
  /** What happened, until the first player can be sure. */
  readonly log: readonly Suggestion[];
  /** Names of the three cards. */
  readonly murder: readonly string[];
  /** The whole notebook, as it is kept. */
  readonly text: string;
}

/** Plays suggestions until the first player knows the murder: their own are good ones, the others' are drawn. */
export function tableGame(seed: string): TableGame {
  const players = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const game = create({ players: 4 }, seed);
  if (!game.ok) throw new TypeError(game.error.code);
  const { hands, murder } = game.value;
  const draw = cursor(toRng(`${seed}, at a table`));
  const log: Suggestion[] = [];
  const mine = hands[0] ?? [];
  const know = () => ({
    deck: CLASSIC_DECK,
    hands: hands.map(({ length }) => length),
    me: 0,
    entries: [{ type: 'hand' as const, seat: 0, cards: mine }, ...log],
  });
  for (let turn = 0; deduce(know()).murders.length > 1; turn++) {
    const seat = turn % players.length;
    const [best] = seat === 0 ? suggest(know(), { rooms: [draw.pick(ROOMS)] }) : [];
    const named = best ?? { suspect: draw.pick(SUSPECTS), weapon: draw.pick(WEAPONS), room: draw.pick(ROOMS) };
    const { suspect, weapon, room } = named as Murder;
    log.push(answered(seat, { suspect, weapon, room }, hands, (cards) => draw.pick(cards)));
  }
  const nameOf = (card: keyof typeof CLASSIC_THEME): string => CLASSIC_THEME[card];
  const notes = {
    deck: CLASSIC_DECK,
    names: {},
    players,
    me: 0,
    dealtFirst: 0,
    hand: mine,
    faceUp: [],
    log: log.slice(0, 8),
  };
  return {
    players,
    hand: mine.map(nameOf),
    log,
    murder: cardsOf(murder).map(nameOf),
    text: JSON.stringify({ format: 'clue-notebook', version: 1, ...notes }),
  };
}

function answered(
  seat: number,
  murder: Murder,
  hands: readonly (readonly string[])[],
  pick: <T>(some: readonly T[]) => T,
): Suggestion {
  const order = [1, 2, 3].map((step) => (seat + step) % 4);
  const held = (by: number) => cardsOf(murder).filter((card) => hands[by]?.includes(card));
  const by = order.find((each) => held(each).length > 0) ?? null;
  const passed = by === null ? order : order.slice(0, order.indexOf(by));
  const card = by !== null && seat === 0 ? { card: pick(held(by)) } : {};
  return { type: 'suggestion', seat, ...murder, passed, by, ...card };
}

/** Fills in the first page. */
export async function fillIn(page: Page, players: readonly string[], hand: readonly string[]): Promise<void> {
  const book = notebook(page);
  await book
    .locator('[data-group=count]')
    .getByRole('radio', { name: String(players.length), exact: true })
    .check();
  for (const [seat, name] of players.entries())
    await book.getByRole('textbox', { name: `Player ${seat + 1}` }).fill(name);
  for (const card of hand) await book.getByRole('checkbox', { name: card, exact: true }).check();
  await book.getByRole('button', { name: 'Open the notebook' }).click();
}

/** Notes a suggestion, as a person does: who asks next stands there already. */
export async function note(page: Page, players: readonly string[], entry: Suggestion): Promise<void> {
  const book = notebook(page);
  await book.getByRole('button', { name: 'Suggestion', exact: true }).click();
  const form = book.getByRole('dialog');
  const choose = (group: string, name: string): Promise<void> =>
    form.locator(`[data-group=${group}]`).getByRole('radio', { name, exact: true }).check();
  for (const kind of ['suspect', 'weapon', 'room'] as const) await choose(kind, CLASSIC_THEME[entry[kind]]);
  const { by, card, seat } = entry;
  const me = (each: number): string => (each === 0 ? 'You' : (players[each] ?? ''));
  await choose('by', typeof by === 'number' ? me(by) : 'Nobody');
  if (seat === 0 && card) await choose('shown', CLASSIC_THEME[card]);
  await form.getByRole('button', { name: 'Note it' }).click();
}

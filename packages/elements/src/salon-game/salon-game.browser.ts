import { CLASSIC_THEME } from '@games/clue-core';
import { CARDS, type SalonView } from '@games/clue-core/salon';
import { chooseTurn } from '@games/clue-core/salon/players';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { everything } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';
import type { SalonGame } from './salon-game.js';
import './define.js';
import { Table } from './table.js';

expectCleanConsole();

const PEOPLE = [{ suspect: 'scarlet' }, { suspect: 'plum' }, { suspect: 'white' }] as const;
const WITH_NPC = [...PEOPLE, { suspect: 'green', npc: true }] as const;

/** A game by its rules up to where it is looked for, as the text that an element opens; the person sits on seat 1. */
function playedUntil(isIt: (view: SalonView) => boolean, players: typeof PEOPLE | typeof WITH_NPC = PEOPLE): string {
  const begun = Table.start({ players, ordersWithin: 0 }, 'a rainy week', 1, 'detective');
  if (!begun.ok) throw new TypeError(begun.error.code);
  const table = begun.value;
  for (let seat = 1; !isIt(table.view(1)); ) {
    const [next] = table.view(null).awaiting;
    if (next === undefined) throw new TypeError('the game ended before');
    seat = next;
    const step = table.act(chooseTurn(table.eyesOf(seat), { seed: 3 }));
    if (!step.ok) throw new TypeError(step.error.code);
  }
  return table.save();
}

/** Puts a game on the page. */
async function put(text?: string) {
  await page.viewport(1280, 900);
  document.body.innerHTML = '';
  const game: SalonGame = document.createElement('salon-game');
  game.pace = 'instant';
  game.muted = true;
  const heard: CustomEvent[] = [];
  for (const type of ['games-action', 'games-change', 'games-end', 'games-pace'] as const) {
    game.addEventListener(type, (event: Event) => event instanceof CustomEvent && heard.push(event));
  }
  document.body.append(game);
  if (text !== undefined) expect(game.load(text)).toBeUndefined();
  await game.updateComplete;
  const all = (selector: string): HTMLElement[] => Array.from(game.renderRoot.querySelectorAll<HTMLElement>(selector));
  const find = (selector: string): HTMLElement => {
    const [found] = all(selector);
    if (!found) throw new TypeError(`not there: ${selector}`);
    return found;
  };
  const click = async (target: string | HTMLElement): Promise<void> => {
    await userEvent.click(typeof target === 'string' ? find(target) : target);
    await game.updateComplete;
  };
  const button = (name: string): HTMLElement => {
    const found = all('button').find((each) => each.textContent?.trim() === name && each.checkVisibility());
    if (!found) throw new TypeError(`no button: ${name}`);
    return found;
  };
  const box = (): string => {
    const dialog = find('dialog.box');
    return dialog.matches(':modal') ? (dialog.textContent ?? '').replace(/\s+/g, ' ').trim() : '';
  };
  const view = (): SalonView => {
    if (!game.view) throw new TypeError('no game');
    return game.view;
  };
  return { game, heard, all, find, click, button, box, view };
}

const myTurn = (view: SalonView): boolean => view.by === 1 && view.seat === 1 && view.phase.type === 'start';

describe('before a game', () => {
  test('SAL-9 SAL-17: a game is set up with NPCs; one files a reveal order, and the first turn begins', async () => {
    const { game, click, all, button, box, view, find } = await put();
    await click('input[name=me][value=white]');
    await click('input[name=count][value="3"]');
    await click(all('input[name=npcs]')[1] ?? document.body);
    await click('.setup [type=submit]');
    expect(view().seats.map(({ role }) => role)).toEqual(['host', 'player', 'player', 'player', 'npc', 'npc', 'npc']);
    expect(view().me).toBe(1);
    await click(button('Your reveal order'));
    const first = find('.order li span').textContent;
    await click('.order li:first-child button:last-of-type');
    expect(find('.order li:nth-child(2) span').textContent).toBe(first);
    await click(button('Send to the host'));
    await expect.poll(() => view().turn).toBeGreaterThan(0);
    expect(box()).toBe('');
    expect(game.view?.theme[view().revealOrder[1] ?? 'rope']).toBeDefined();
  });
});

describe('a turn', () => {
  test('SAL-3 SAL-7 SAL-10 SAL-11: one walks, suggests, reads the card shown to one alone, and ends the open turn', async () => {
    const { click, find, button, box, view, heard } = await put(playedUntil(myTurn));
    await click('[data-place=ballroom]');
    expect(view().places.scarlet).toBe('ballroom');
    await click(button('Suggest…'));
    await click(button('Suggest'));
    expect(find('.wrong').textContent).toBe('Choose one of each first.');
    const { hand } = view();
    const other = (cards: readonly string[]): string => cards.find((card) => !hand.includes(card as never)) ?? '';
    await click(`.pick input[value=${other(['mustard', 'green', 'peacock', 'plum'])}]`);
    await click(`.pick input[value=${other(['rope', 'knife', 'gun', 'wrench'])}]`);
    await click('input[name=open]');
    await click(button('Suggest'));
    const shown = view().log.find((event) => event.type === 'shown');
    if (shown?.type === 'shown') expect(box()).toContain('Proved wrong');
    else expect(box()).toContain('Nobody could prove you wrong');
    await click(button('OK'));
    expect(view().phase.type).toBe('done');
    await click(button('End turn'));
    await expect.poll(() => view().turn).toBeGreaterThan(2);
    expect(heard.filter(({ type }) => type === 'games-action').map(({ detail }) => detail.action.type)).toEqual([
      'move',
      'suggest',
      'endTurn',
    ]);
  });

  test('what is not allowed is told in words, and nothing happens; a listener can prevent what is', async () => {
    const { game, click, box, button, view, find } = await put(playedUntil((seen) => myTurn(seen) && seen.turn > 3));
    const before = game.save();
    const far = view().ring.find((room) => find(`[data-place=${room}]`).getAttribute('aria-disabled') === 'true');
    find(`[data-place=${far}]`).click();
    await game.updateComplete;
    expect(box()).toContain('Not like that');
    expect(box()).toContain('in one move');
    await click(button('OK'));
    game.addEventListener('games-action', (event) => event.preventDefault(), { once: true });
    await click('.place button:not([aria-disabled])');
    expect(game.save()).toBe(before);
  });

  test('SAL-18: on an NPC’s turn one moves it and suggests for it, or lets another do so', async () => {
    const { button, view, find, click } = await put(playedUntil((seen) => seen.by === 1 && seen.seat === 4, WITH_NPC));
    expect(find('.ticker').textContent).toContain('Nobody plays Mr. Green');
    expect(() => button('Accuse…')).toThrow();
    await click(button('Let another play them'));
    await expect.poll(() => view().log.some(({ type }) => type === 'passedOver')).toBe(true);
  });

  test('SAL-13 SAL-14: a wrong accusation leaves one in the game', async () => {
    const { game, all, click, button, box, view, heard } = await put(playedUntil(myTurn));
    await click(button('Accuse…'));
    // One's own card makes it wrong for sure.
    for (const name of ['suspect', 'weapon', 'room']) {
      const cards = all(`.pick input[name=${name}]`) as HTMLInputElement[];
      const mine = cards.find(({ value }) => view().hand.some((card) => card === value));
      await click(mine ?? cards[0] ?? document.body);
    }
    await click(button('Accuse'));
    expect(box()).toContain('You are wrong');
    await click(button('OK'));
    await expect.poll(() => view().outcome !== undefined || view().by === 1, { timeout: 5000 }).toBe(true);
    expect(game.view?.accused[1]).toBe(true);
    expect(heard.length).toBeGreaterThan(1);
  });
});

/** A game that the next turn of a computer ends. */
function almostOver(): string {
  const begun = Table.start({ players: PEOPLE, ordersWithin: 0 }, 'a rainy week', 1, 'detective');
  if (!begun.ok) throw new TypeError(begun.error.code);
  const table = begun.value;
  for (let before = ''; ; ) {
    const seat = table.due ?? 1;
    if (seat !== 1) before = table.save();
    const eyes = table.eyesOf(seat);
    const step = table.act(chooseTurn(eyes, { seed: `${table.seedFor(seat)}/${eyes.turn}` }));
    if (!step.ok) throw new TypeError(step.error.code);
    if (table.view(null).outcome && seat !== 1) return before;
    if (table.view(null).outcome) throw new TypeError('the person was the first to know');
  }
}

test('SAL-15: who is right ends the game; it is told who sat where, how well the others played, and what it was', async () => {
  const { all, heard, view } = await put(almostOver());
  await expect.poll(() => view().outcome?.reason, { timeout: 5000 }).toBe('solved');
  const ends = heard.filter(({ type }) => type === 'games-end').map(({ detail }) => detail);
  expect(ends).toEqual([{ outcome: view().outcome, seat: 1, wit: 'detective' }]);
  const judged = view().log.findLast((event) => event.type === 'accused');
  if (judged?.type !== 'accused') throw new TypeError('nobody accused');
  const pictured = () => (all('dialog.box img') as HTMLImageElement[]).map(({ alt }) => alt);
  await expect.poll(pictured).toEqual([judged.suspect, judged.weapon, judged.room].map((card) => CLASSIC_THEME[card]));
});

test('by keyboard alone: the tab key reaches the places one can go to, Enter goes there', async () => {
  const { game, view, find } = await put(playedUntil(myTurn));
  find('[data-place=study]').focus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(view().places.scarlet).toBe('hall');
  await game.updateComplete;
  expect(find('[data-place=hall]')).toBe(game.shadowRoot?.activeElement);
});

test('a save opens as it was, tells nothing at a glance, and a broken one is refused', async () => {
  const text = playedUntil(myTurn);
  const { game, view } = await put(text);
  expect(game.save()).toBe(text);
  for (const card of CARDS) expect(text).not.toContain(card);
  const before = view();
  expect(game.load('Dear diary')).toEqual({ code: 'broken', field: '' });
  expect(game.load(text.replace('"me":1', '"me":9'))).toEqual({ code: 'broken', field: 'me' });
  expect(game.load(text.replace('"version":1', '"version":2'))).toMatchObject({ code: 'newer' });
  expect(game.view).toEqual(before);
});

test('SAL-22: nothing on the page, and no event, tells of a card that the person may not know', async () => {
  const { game, view, heard, click } = await put(playedUntil((seen) => myTurn(seen) && seen.turn > 3));
  await click('.place button:not([aria-disabled])');
  for (const text of [everything(game), JSON.stringify(heard.map(({ detail }) => detail))]) {
    expect(text).not.toMatch(/murder|"hands"/);
  }
  const pictures = Array.from(game.renderRoot.querySelectorAll<HTMLImageElement>('.clue-card img'), ({ src }) => src);
  expect(pictures).toHaveLength(view().hand.length);
  for (const { detail } of heard) expect(detail.view?.hand ?? []).toEqual([]);
});

test('clean in axe: set-up, table, dialog', async () => {
  const first = await put();
  expect((await axe.run(first.game)).violations.map(({ id }) => id)).toEqual([]);
  const { game, click, button } = await put(playedUntil(myTurn));
  expect((await axe.run(game)).violations.map(({ id }) => id)).toEqual([]);
  await click(button('Accuse…'));
  expect((await axe.run(game)).violations.map(({ id }) => id)).toEqual([]);
});

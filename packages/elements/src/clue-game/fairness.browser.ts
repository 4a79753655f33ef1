import { CARDS, clue, decodeSaveText } from '@games/clue-core';
import { cursor, seed } from '@games/rng';
import { html, render } from 'lit';
import { expect, test } from 'vitest';
import { twin } from '../../../clue-core/src/fixtures/twin.js';
import { NO_NOTES, type Notes } from '../clue-sheet/marks.js';
import '../testing/clue.js';
import { deep, everything, type Past, playUntil, putClue, seats } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';
import { BoxDialog } from './box-dialog.js';
import { Desk } from './desk.js';
import { Table } from './table.js';
import { tableTemplate } from './table-template.js';
import { english } from './words.en.js';

expectCleanConsole();

interface Drawn {
  readonly text: string;
  readonly box: string | undefined;
  /** What the sheet was given. */
  readonly notes: Notes | undefined;
}

/** All that a game draws for whoever is at the screen. */
async function drawn(past: Past, notes: readonly Notes[] = []): Promise<Drawn> {
  const place = document.createElement('div');
  document.body.append(place);
  const nothing = (): void => undefined;
  const desk = new Desk({ changed: nothing, allowed: () => true, happened: nothing });
  const table = new Table(past, notes);
  desk.sit(table);
  const { view } = desk;
  if (!view) throw new TypeError('no view');
  const dialog = new BoxDialog(desk, nothing);
  render(
    html`${tableTemplate({
      view,
      notes: table.notesOf(view.me ?? 0),
      marks: 'off',
      choose: nothing,
      words: english,
      narrow: false,
      isComputer: (seat) => table.computerOf(seat) !== undefined,
      act: nothing,
      refused: nothing,
      note: nothing,
      open: nothing,
      showCards: nothing,
      showEnd: nothing,
      showReasons: nothing,
      again: nothing,
    })}
    ${dialog.render(english)}`,
    place,
  );
  await Promise.all(
    [...deep(place)].map((element) => ('updateComplete' in element ? element.updateComplete : undefined)),
  );
  const text = everything(place);
  const given = place.querySelector('clue-sheet')?.notes;
  place.remove();
  return { text, box: desk.box?.type, notes: given };
}

/** The names of all fields that can be reached from an element, without its private ones and without the page. */
function keysWithin(start: object): ReadonlySet<string> {
  const keys = new Set<string>();
  const seen = new Set<object>();
  const queue: object[] = [start];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const key of Object.getOwnPropertyNames(next)) {
      if (next instanceof Node && key.startsWith('__')) continue;
      keys.add(key);
      const value: unknown = Reflect.get(next, key);
      if (typeof value === 'object' && value !== null && !(value instanceof Window)) queue.push(value);
    }
  }
  return keys;
}

test('what a person sees is the same, byte for byte, in two games that differ only in what they must not know', async () => {
  const random = cursor(seed('twins'));
  const boxes = new Set<string | undefined>();
  let compared = 0;
  for (let round = 0; round < 15; round++) {
    const people = round % 3 === 2 ? seats('SCARLET', 'mustard', 'PLUM') : seats('SCARLET', 'mustard', 'green', 'plum');
    const length = random.nextInt(0, 60);
    const past = playUntil(
      { players: people },
      `game ${round}`,
      (state, actions) => actions >= length || !!state.outcome,
    );
    const one = await drawn(past);
    boxes.add(one.box);
    // At a screen that is handed round, the one behind the curtain has not yet been asked: nobody's cards are there.
    const seat = round % 3 === 2 ? null : 0;
    const other = twin(past.state, seat, random);
    if (!other) continue;
    expect(clue.view(other, seat)).toEqual(clue.view(past.state, seat));
    expect((await drawn({ ...past, state: other })).text).toBe(one.text);
    compared++;
  }
  expect(compared).toBeGreaterThan(9);
  expect(boxes).toContain('curtain');
});

test('behind the curtain stands no hand, and no mark of anybody', async () => {
  const past = playUntil({ players: seats('SCARLET', 'PLUM') }, 'curtain', (state) => state.seat === 1);
  const { text, box, notes } = await drawn(past, [{ cleared: ['rope'], marks: {} }, NO_NOTES]);
  expect(box).toBe('curtain');
  expect(notes).toEqual(NO_NOTES);
  expect(text).not.toContain('data-card');
  expect(text).not.toContain('clue-card');
  expect(CARDS.filter((card) => text.includes(`value=${card}`))).toEqual([]);
});

test('neither the element, its attributes nor the storage has a state; only the sealed save leads to it', async () => {
  const { game } = await putClue(seats('SCARLET', 'mustard', 'plum'));
  const keys = keysWithin(game);
  for (const secret of ['murder', 'hands', 'rng', 'seed']) expect(keys).not.toContain(secret);
  for (const text of [everything(game), JSON.stringify({ ...localStorage, ...sessionStorage })]) {
    expect(text).not.toMatch(/murder|hands|rng/);
  }
  const save = game.save();
  const seal = save.slice(save.indexOf('---- the seal'));
  for (const card of CARDS) expect(seal).not.toContain(card);
  expect(decodeSaveText(save).ok).toBe(true);
});

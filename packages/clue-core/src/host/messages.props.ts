import { cursor, fork, seed as toRng } from '@games/rng';
import { expect, test } from 'vitest';
import { CARDS, type Card } from '../cards.js';
import { twin } from '../salon/fixtures/twin.js';
import { wander } from '../salon/fixtures/wander.js';
import { SALON_THEME } from '../salon/theme.js';
import type { SalonView } from '../salon/types.js';
import { view } from '../salon/view.js';
import type { Block } from './document.js';
import { type Message, openingMessages, stepMessages } from './messages.js';
import { FORMATS, renderBlocks } from './render.js';
import type { Wordings } from './wordings.js';

const GAMES = 2000;
const ACTIONS = 18;

/** Without the board and what may be done, which name areas and suspects all the time: what is left is read word by word. */
const BARE: Partial<Wordings> = {
  result: '{news}\n\n{next}',
  over: '{news}',
  opening: '{players}\n\n{due}',
  yourTurn: '{due}',
};

/** All texts of a message. */
function textsOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) =>
      block.type === 'list' ? block.items : block.type === 'table' ? block.rows.flat(2) : [block.text],
    )
    .join('\n');
}

/** The cards that a text names. */
function namedIn(text: string): readonly Card[] {
  return CARDS.filter((card) => text.includes(SALON_THEME[card]));
}

/** The cards that a reader has met: in their hand, in what they were told, among the suspects that sit at the table. */
function metBy(reader: SalonView): string {
  const { hand, log, phase, seats, theme: _theme } = reader;
  return JSON.stringify([hand, log, phase, seats]);
}

/** Kinds that only one reader gets, and those that everybody reads. */
const PUBLIC = new Set(['opening', 'result', 'over', 'note']);

function mustBeFitFor(message: Message, reader: SalonView): void {
  const text = textsOf(message.blocks);
  const met = metBy(reader);
  for (const card of namedIn(text)) {
    if (!met.includes(`"${card}"`)) throw new Error(`${message.kind} to ${message.to} names ${card}: ${text}`);
  }
  if (PUBLIC.has(message.kind) !== (message.to === null)) throw new Error(`${message.kind} goes to ${message.to}`);
  if (message.to !== reader.me) throw new Error('another reader');
  if (message.kind === 'hand') expect(namedIn(text.split(':')[1] ?? '')).toEqual(reader.hand);
  if (message.kind === 'shown' || message.kind === 'answered') {
    const last = reader.log.filter((event) => event.type === 'shown').at(-1);
    const [told = ''] = text.split(': ').slice(-1);
    expect(namedIn(told)).toEqual(last?.type === 'shown' ? [last.card] : []);
  }
  // Nobody is told of a card in public: only that one was shown, and names of suggestions and accusations.
  if (message.to === null) expect(text).not.toMatch(/showed|holds|held/);
}

test(`SAL-10, SAL-21, SAL-22: no message of ${GAMES} random games holds more than its reader may know`, () => {
  const kinds = new Set<string>();
  let read = 0;
  let compared = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = cursor(fork(toRng(seed), 'readers'));
    let isFirst = true;
    for (const { before, after, events } of wander(seed, ACTIONS)) {
      const sets = [
        ...(isFirst ? [{ state: before, messages: openingMessages(before, { wordings: BARE }) }] : []),
        { state: after, messages: stepMessages(after, events, { wordings: BARE, record: { by: 'told' } }) },
      ];
      isFirst = false;
      for (const { state, messages } of sets) {
        for (const message of messages) {
          read++;
          kinds.add(message.kind);
          mustBeFitFor(message, view(state, message.to));
        }
      }
      // Another game that looks the same to a reader gives that reader the very same opening messages.
      if (random.nextInt(1, 60) > 1) continue;
      const reader = random.pick([null, 1, 2]);
      const other = twin(after, reader, random);
      if (!other || after.seats[reader ?? 1]?.role === 'npc') continue;
      compared++;
      const mine = (all: readonly Message[]): readonly Message[] => all.filter(({ to }) => to === reader);
      expect(mine(openingMessages(other))).toEqual(mine(openingMessages(after)));
    }
  }
  expect(read).toBeGreaterThan(GAMES * ACTIONS);
  expect(compared).toBeGreaterThan(100);
  expect([...kinds].sort()).toEqual(
    [
      ...['opening', 'result', 'over', 'note', 'hand', 'handed', 'orderFiled', 'shown', 'answered', 'yourTurn'],
      ...['mustShow', 'late', 'record'],
    ].sort(),
  );
}, 180_000);

test('SAL-21: every message of random games can be copied in every format, and says nothing undefined', () => {
  for (let seed = 1; seed <= 40; seed++) {
    for (const { after, events } of wander(seed, ACTIONS)) {
      for (const { blocks } of stepMessages(after, events)) {
        expect(blocks.length).toBeGreaterThan(0);
        for (const format of FORMATS) {
          const text = renderBlocks(blocks, format);
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
        }
      }
    }
  }
});

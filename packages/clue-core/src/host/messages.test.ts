import { describe, expect, test } from 'vitest';
import { fillWithNpcs } from '../salon/config.js';
import { begin, deal, entered, type Loose, MURDER, play, step } from '../salon/fixtures/table.js';
import { DAY, type SalonState } from '../salon/types.js';
import { view } from '../salon/view.js';
import { commitSolution } from './commitment.js';
import { type Message, openingMessages, outbox, proofMessage, refusalMessage, stepMessages } from './messages.js';
import { renderBlocks } from './render.js';
import { WORDINGS } from './wordings.js';
import { HOST_WORDS } from './words.js';

const PLAYERS = fillWithNpcs(
  [
    { suspect: 'scarlet', name: 'Ada' },
    { suspect: 'plum', name: 'Bo' },
    { suspect: 'green', name: 'Cy' },
  ],
  4,
);
const text = (message: Message | undefined): string => (message ? renderBlocks(message.blocks, 'text') : '');
const find = (messages: readonly Message[], kind: string, to: number | null): string =>
  text(messages.find((message) => message.kind === kind && message.to === to));

/** The messages of one more action. */
function after(state: SalonState, action: Loose): { state: SalonState; messages: readonly Message[] } {
  const { state: next, events } = step(state, action);
  return { state: next, messages: stepMessages(next, events) };
}

const table = deal(begin({ players: PLAYERS, host: 'Hosta' }), [['gun'], ['green', 'knife'], ['wrench', 'kitchen']]);
const ASK = { type: 'suggest', seat: 1, suspect: 'green', weapon: 'gun', room: 'library' } as const;

describe('SAL-21: the duties of the host, each prepared', () => {
  test('post the turn order, the NPCs, what is in play, the passages, the board and the promise', () => {
    const commitment = 'c'.repeat(64);
    const game = begin({ players: PLAYERS, host: 'Hosta', ordersWithin: DAY });
    const post = find(openingMessages(game, { commitment }), 'opening', null);
    for (const part of [
      'The Victim (Hosta) is dead',
      '1. Madame Rouge (Ada), 5 cards',
      '4. Captain Amber, non-player character, 4 cards',
      'first come, first served',
      'Weapons: Silk Cord, Letter Opener, Duelling Pistol, Brass Candlestick, Drainpipe, Spanner.',
      '@ Reading Room – Bakehouse',
      '| The main corridor',
      'Reveal orders are collected until 1970-01-02 00:00 UTC.',
      commitment,
    ]) {
      expect(post).toContain(part);
    }
    // The same for every deal: it tells nothing of the cards.
    const others = [2, 3, 4].map((seed) => begin({ players: PLAYERS, host: 'Hosta', ordersWithin: DAY }, seed));
    for (const other of others) expect(find(openingMessages(other, { commitment }), 'opening', null)).toBe(post);
  });

  test('deal by private message, and collect the reveal orders', () => {
    const messages = openingMessages(deal(begin({ players: PLAYERS, ordersWithin: DAY }), [['gun'], ['knife']]));
    expect(find(messages, 'hand', 1)).toContain('* Duelling Pistol');
    expect(find(messages, 'hand', 2)).toContain('* Letter Opener');
    expect(messages.filter(({ kind }) => kind === 'hand').map(({ to }) => to)).toEqual([1, 2, 3]);
    const filed = after(begin({ players: PLAYERS, ordersWithin: DAY }, 1), {
      type: 'fileOrder',
      seat: 1,
      order: begin({ players: PLAYERS }, 1).hands[1] ?? [],
    });
    expect(filed.messages.map(({ kind, to }) => [kind, to])).toEqual([
      ['result', null],
      ['orderFiled', 1],
    ]);
  });

  test('answer a suggestion: the two concerned are told the card, the public only that it was wrong', () => {
    const { messages } = after(entered(table), ASK);
    expect(messages.map(({ kind, to }) => [kind, to])).toEqual([
      ['result', null],
      ['shown', 1],
      ['answered', 2],
      ['yourTurn', 2],
    ]);
    const post = find(messages, 'result', null);
    expect(post).toContain('* Baron Violet (Bo) proved Madame Rouge (Ada) wrong.');
    expect(post).toContain("Turn 2: it is Baron Violet (Bo)'s turn, until 1970-01-02 00:00 UTC.");
    expect(post).toContain('Madame Rouge');
    expect(find(messages, 'shown', 1)).toBe(
      'Baron Violet (Bo) proved Father Fern in the Map Archive with the Duelling Pistol wrong, by this card: Father Fern.',
    );
    expect(find(messages, 'answered', 2)).toBe(
      'Madame Rouge (Ada) suggested Father Fern in the Map Archive with the Duelling Pistol. This card of yours was shown: Father Fern.',
    );
    expect(find(messages, 'yourTurn', 2)).toContain('* Move to any area.');
  });

  test('prompt whoever must act, and whoever is late', () => {
    const late = after(table, { type: 'timeout', seat: null, at: DAY });
    expect(find(late.messages, 'late', 1)).toContain('you may be skipped now');
    expect(find(late.messages, 'result', null)).toContain('Madame Rouge (Ada) is late and may be skipped.');
    const skipped = after(late.state, { type: 'skip', seat: 0, player: 1 });
    expect(find(skipped.messages, 'result', null)).toContain('Madame Rouge (Ada) was skipped.');
    const away = play(entered(table), { type: 'away', seat: 0, away: true });
    const asked = after(away, ASK);
    expect(find(asked.messages, 'mustShow', 2)).toContain('* Father Fern');
    expect(find(asked.messages, 'mustShow', 3)).toBe('');
  });

  test('say whose suggestion was illegal, and why', () => {
    const message = refusalMessage(
      view(table, 1),
      { code: 'same-area-twice', room: 'hall' },
      { quote: 'I suggest [b]Plum[/b]' },
    );
    expect(text(message)).toBe(
      '“I suggest [b]Plum[/b]”\n\nThat could not be done. You suggested in the Great Hall on your last turn: not twice in a row. Go somewhere else.',
    );
  });

  test('SAL-15: answer an accusation, declare the winner, and then who held what', () => {
    const wrong = after(table, { type: 'accuse', seat: 1, ...MURDER, weapon: 'gun' });
    expect(find(wrong.messages, 'result', null)).toContain(
      '* The accusation is wrong: Madame Rouge (Ada) can no longer win.',
    );
    const won = after(table, { type: 'accuse', seat: 1, ...MURDER });
    expect(find(won.messages, 'over', null)).toContain('* Madame Rouge (Ada) won!');
    expect(find(won.messages, 'over', null)).not.toContain('held');
    const note = after(won.state, { type: 'note', seat: 0, text: 'The lamp fell.\n\n# And {cards} [b]then' });
    expect(find(note.messages, 'note', null)).toBe('The lamp fell.\n\n# And {cards} [b]then');
    const shown = after(note.state, { type: 'reveal', seat: 0 });
    expect(find(shown.messages, 'over', null)).toContain('Madame Rouge (Ada) held the Duelling Pistol.');
    const proof = commitSolution(MURDER, 'seed');
    expect(text(proofMessage(view(won.state, null), proof))).toContain(proof.proof);
  });

  test('SAL-19: who takes over an NPC is told its cards, what it showed and what it was shown', () => {
    const asked = play(entered(table), { ...ASK, suspect: 'white', weapon: 'rope', room: 'library' });
    const { messages } = after(asked, { type: 'takeOver', seat: 0, npc: 4, name: 'Di' });
    const told = find(messages, 'handed', 4);
    expect(told).toContain('* Doctor Ivory, to Madame Rouge (Ada)');
    expect(told).toContain('Nothing yet.');
    expect(find(messages, 'result', null)).toContain('Di plays Captain Amber from now on.');
    expect(find(messages, 'result', null)).not.toContain('Doctor Ivory, to');
  });

  test('SAL-18: whoever is to suggest for an NPC is told so', () => {
    const turn = [1, 2, 3].flatMap((seat): Loose[] => [
      { type: 'move', seat, to: 'hall' },
      { type: 'endTurn', seat },
    ]);
    const before = play(table, ...turn.slice(0, -1));
    const { messages } = after(before, { type: 'endTurn', seat: 3 });
    expect(find(messages, 'result', null)).toContain("Captain Amber's turn, played by Madame Rouge (Ada)");
    const told = find(messages, 'yourTurn', 1);
    expect(told).toContain('It is the turn of Captain Amber, a non-player character: you move it');
    expect(told).not.toMatch(/Accuse|your turn|be skipped/);
    expect(told).toContain('Or leave it to the next player');
  });
});

test('another language is another table: what the host wrote goes before it', () => {
  const words = {
    ...HOST_WORDS,
    wordings: { ...WORDINGS, yourTurn: '{whose} {due} {allowed}' },
    whose: () => 'Du bist dran.',
    due: () => 'Bis bald.',
    allowed: () => ['Geh.'],
  };
  expect(find(openingMessages(table, { words }), 'yourTurn', 1)).toBe('Du bist dran. Bis bald. Geh.');
  const wordings = { yourTurn: 'Los, {whose}' };
  expect(find(openingMessages(table, { words, wordings }), 'yourTurn', 1)).toBe('Los, Du bist dran.');
  const wrong = { ...words, refusal: () => 'So nicht.', postProblem: () => 'Wie bitte?' };
  expect(text(refusalMessage(view(table, 1), { code: 'in-corridor' }, { words: wrong }))).toContain('So nicht.');
  expect(text(refusalMessage(view(table, 1), { code: 'post-empty' }, { words: wrong }))).toContain('Wie bitte?');
});

describe('the outbox', () => {
  const config = { players: PLAYERS, ordersWithin: 0 };
  const move = { type: 'move', seat: 1, to: 'hall', at: 5 } as const;

  test('all messages of a game, by ids that stay', () => {
    const once = outbox({ config, seed: 1, actions: [move] });
    const twice = outbox({ config, seed: 1, actions: [move, { type: 'endTurn', seat: 1, at: 6 }] });
    if (!once.ok || !twice.ok) throw new Error('refused');
    const ids = twice.value.map(({ id }) => id);
    expect(ids.slice(0, once.value.length)).toEqual(once.value.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('after an undo, what was done since has other ids', () => {
    const one = outbox({ config, seed: 1, actions: [move] });
    const other = outbox({ config, seed: 1, actions: [{ ...move, to: 'study' }] });
    if (!one.ok || !other.ok) throw new Error('refused');
    expect(one.value.at(-1)?.id).not.toBe(other.value.at(-1)?.id);
    expect(one.value[0]?.id).toBe(other.value[0]?.id);
  });

  test('a game that cannot be replayed says so', () => {
    expect(outbox({ config, actions: [] })).toMatchObject({ error: { code: 'start-refused' } });
    expect(outbox({ config, seed: 1, actions: [{ ...move, seat: 2 }] })).toMatchObject({
      error: { code: 'action-refused', index: 0, refusal: { code: 'not-your-turn' } },
    });
  });
});

test('the host’s own wordings, times and names are taken as they are', () => {
  const wordings = { yourTurn: 'Oi {me}, {nonsense} until {due}' };
  const { state, events } = step(table, { type: 'skip', seat: 1, player: 1 });
  const [, mine] = stepMessages(state, events, { wordings, time: () => 'tea time' });
  expect(text(mine)).toBe('Oi Baron Violet, {nonsense} until Time is until tea time.');
  expect(Object.values(WORDINGS).every((wording) => wording.trim() !== '')).toBe(true);
});

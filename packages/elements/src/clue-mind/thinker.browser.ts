import { CLASSIC_DECK, type Knowledge } from '@games/clue-core/deduce';
import { afterEach, expect, test } from 'vitest';
import { expectCleanConsole } from '../testing/console.js';
import { Thinker } from './thinker.js';

expectCleanConsole();

const knowledge: Knowledge<string> = {
  deck: CLASSIC_DECK,
  hands: [6, 6, 6],
  me: 0,
  entries: [
    { type: 'hand', seat: 0, cards: ['scarlet', 'plum', 'rope', 'study', 'hall', 'kitchen'] },
    { type: 'suggestion', seat: 2, suspect: 'plum', weapon: 'gun', room: 'hall', passed: [], by: 1 },
  ],
};
const deduce = { type: 'deduce', knowledge } as const;
const why = { type: 'why', knowledge, card: 'gun', holder: 1 } as const;

const made: Thinker[] = [];
const thinker = (...options: ConstructorParameters<typeof Thinker>): Thinker => {
  const one = new Thinker(...options);
  made.push(one);
  return one;
};
afterEach(() => {
  for (const one of made.splice(0)) one.close();
});

/** Workers that a thinker made, to see that it thinks in them. */
function counted(): { readonly make: () => Worker; readonly count: () => number } {
  let count = 0;
  const make = (): Worker => {
    count++;
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  };
  return { make, count: () => count };
}

test('a worker answers, one question after the other', async () => {
  const { make, count } = counted();
  const mind = thinker(make);
  const [told, because] = await Promise.all([mind.ask(deduce), mind.ask(why)]);
  expect(told).toMatchObject({ isExact: true, chances: { gun: { 1: 1, envelope: 0 } } });
  expect(because?.entries).toEqual([0, 1]);
  expect(count()).toBe(1);
});

test('where there are no workers, or they break, it thinks on the page, to the same end', async () => {
  const broken = (): Worker => new Worker(URL.createObjectURL(new Blob(['syntax error'])), { type: 'module' });
  const forbidden = (): Worker => {
    throw new DOMException('by policy', 'SecurityError');
  };
  const answers = [undefined, broken, forbidden].map(async (make) => {
    const mind = new Thinker(make);
    const answer = await mind.ask(deduce);
    mind.close();
    return answer;
  });
  const [one, ...others] = await Promise.all(answers);
  expect(one?.murders.length).toBeGreaterThan(1);
  for (const other of others) expect(other).toEqual(one);
});

test('a long question that nobody wants any more is given up with its worker, and the next one is answered', async () => {
  const { make, count } = counted();
  // A worker that is never done stands for a long question.
  const busy = (): Worker => new Worker(URL.createObjectURL(new Blob([''])));
  const workers = [busy, make];
  const mind = thinker(() => (workers.shift() ?? make)());
  const giveUp = new AbortController();
  const long = mind.ask(deduce, giveUp.signal);
  giveUp.abort();
  expect(await long).toBeUndefined();
  expect(await mind.ask(deduce)).toMatchObject({ isExact: true });
  expect(count()).toBe(1);
  mind.close();
  expect(await mind.ask(why)).toMatchObject({ isThere: true });
  expect(count()).toBe(2);
});

import { describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/salon-store.js';
import { Keeper } from './keeper.js';
import type { KeptDesk } from './store.js';

function keeperOn(): { keeper: Keeper; followed: KeptDesk[] } {
  const followed: KeptDesk[] = [];
  return { keeper: new Keeper({ changed: () => undefined, follow: (kept) => followed.push(kept) }), followed };
}

describe('keeping a desk', () => {
  test('the latest text is kept last, however fast they come', async () => {
    const store = memoryStore();
    const { keeper } = keeperOn();
    await keeper.open(store);
    for (const text of ['1', '2', '3']) keeper.keep(text);
    expect(keeper.isKept).toBe(false);
    await keeper.settled();
    expect([store.kept?.text, keeper.isKept, keeper.problem]).toEqual(['3', true, undefined]);
  });

  test('a full device keeps what it had; the next change, or another try, keeps the latest', async () => {
    const store = memoryStore();
    const { keeper } = keeperOn();
    await keeper.open(store);
    keeper.keep('first');
    await keeper.settled();
    store.fault = 'full';
    keeper.keep('second');
    await keeper.settled();
    expect([store.kept?.text, keeper.isKept, keeper.problem]).toEqual(['first', false, 'full']);
    store.fault = undefined;
    keeper.retry();
    await keeper.settled();
    expect([store.kept?.text, keeper.isKept, keeper.problem]).toEqual(['second', true, undefined]);
  });

  test('a second tab never writes over the first: what it has stays with it until it follows', async () => {
    const store = memoryStore();
    const [one, other] = [keeperOn(), keeperOn()];
    await one.keeper.open(store);
    await other.keeper.open(store);
    // Neither has heard of the other yet.
    one.keeper.keep('of one');
    other.keeper.keep('of the other');
    await Promise.all([one.keeper.settled(), other.keeper.settled()]);
    expect(store.kept?.text).toBe('of one');
    expect([other.keeper.isKept, other.keeper.problem]).toEqual([false, 'other-tab']);
    expect((await other.keeper.takeOther())?.text).toBe('of one');
    other.keeper.keep('both');
    await other.keeper.settled();
    expect([store.kept?.text, other.keeper.problem]).toEqual(['both', undefined]);
  });

  test('a tab that has nothing of its own follows at once', async () => {
    const store = memoryStore();
    const [one, other] = [keeperOn(), keeperOn()];
    await one.keeper.open(store);
    await other.keeper.open(store);
    one.keeper.keep('news');
    await one.keeper.settled();
    await expect.poll(() => other.followed.map(({ text }) => text)).toEqual(['news']);
    expect(one.followed).toEqual([]);
  });

  test('where nothing can be kept, it says so, and keeps nothing back', async () => {
    const store = memoryStore();
    store.fault = 'unavailable';
    const { keeper } = keeperOn();
    expect(await keeper.open(store)).toBeUndefined();
    expect(keeper.problem).toBe('unavailable');
    keeper.keep('text');
    await keeper.settled();
    expect([keeper.isKept, keeper.problem]).toEqual([false, 'unavailable']);
  });
});

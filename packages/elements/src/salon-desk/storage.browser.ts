import { describe, expect, test } from 'vitest';
import { expectCleanConsole } from '../testing/console.js';
import { putDesk, stateOf } from '../testing/salon.js';
import { memoryStore } from '../testing/salon-store.js';
import { createIndexedStore } from './salon-desk.js';

expectCleanConsole();

const QUICK = { players: 3, ordersWithin: 0 };
const note = async ({ button, fill, press }: Awaited<ReturnType<typeof putDesk>>, text: string): Promise<void> => {
  await button('Say something to all');
  await fill('.box textarea', text);
  await press('.box [type=submit]');
};

describe('what is kept', () => {
  test('a game survives a reload, in the database of the browser', async () => {
    const place = { database: `test-${crypto.randomUUID()}` };
    const first = await putDesk({ config: QUICK, store: createIndexedStore(place) });
    await note(first, 'Hear!');
    await first.desk.settled();
    first.desk.remove();
    const again = await putDesk({ store: createIndexedStore(place) });
    expect(again.text('#turn-title')).toBe('Turn 1: Madame Rouge');
    expect(again.desk.save()).toBe(first.desk.save());
    again.desk.remove();
  });

  test('two tabs: the second follows; a write that came too late is refused, and nothing is lost', async () => {
    const place = { database: `test-${crypto.randomUUID()}` };
    const [one, other] = [createIndexedStore(place), createIndexedStore(place)];
    const first = await putDesk({ config: QUICK, store: one });
    await first.desk.settled();
    const second = await putDesk({ store: other });
    await note(first, 'Hear!');
    await expect.poll(() => stateOf(second.desk.save()).log.length).toBe(stateOf(first.desk.save()).log.length);
    expect(await one.save('late', 1)).toEqual({ ok: false, error: 'other-tab' });
    first.desk.remove();
    second.desk.remove();
  });

  test('whoever leaves a page that is half filled in is asked first', async () => {
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { fill, press, desk } = await putDesk();
    expect(leave()).toBe(true);
    await fill('[name=name]', 'Ada');
    expect(leave()).toBe(false);
    await press('.setup [type=submit]');
    await desk.settled();
    expect(leave()).toBe(true);
  });

  test('a full device: the desk says so, goes on, and keeps all as soon as it can', async () => {
    const store = memoryStore();
    const desk = await putDesk({ config: QUICK, store });
    store.fault = 'full';
    await note(desk, 'Hear!');
    await desk.desk.settled();
    await desk.desk.updateComplete;
    expect(desk.text('[part=store-problem]')).toContain('This device is full');
    expect(stateOf(desk.desk.save()).log.at(-1)).toEqual({ type: 'noted', text: 'Hear!' });
    store.fault = undefined;
    await desk.button('Try again');
    await desk.desk.settled();
    await desk.desk.updateComplete;
    expect(desk.all('[part=store-problem]')).toHaveLength(0);
    expect(store.kept?.text).toBe(desk.desk.save());
  });

  test('what can’t be read is not written over: it can be saved as a file', async () => {
    const store = memoryStore();
    store.kept = { text: '{"format":"salon-desk","version":9}', revision: 4 };
    const { text, button, press, desk, find } = await putDesk({ store });
    expect(text('[role=alert].banner')).toContain('written by a newer version');
    expect(store.kept.revision).toBe(4);
    await button('Start a new game');
    expect(find('.setup h2')).toBe(desk.shadowRoot?.activeElement ?? undefined);
    await press('.setup [type=submit]');
    await desk.settled();
    expect(store.kept.revision).toBe(5);
  });

  test('a file is opened and tells its solution to the host alone; what is none is refused', async () => {
    const first = await putDesk({ config: QUICK });
    const second = await putDesk();
    expect(second.desk.load('Dear diary')).toEqual({ code: 'broken', field: '' });
    expect(second.desk.load(first.desk.save())).toBeUndefined();
    await second.desk.updateComplete;
    expect(second.text('#turn-title')).toBe('Turn 1: Madame Rouge');
  });
});

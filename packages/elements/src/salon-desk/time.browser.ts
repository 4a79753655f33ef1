import { DAY } from '@games/clue-core/salon';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectCleanConsole } from '../testing/console.js';
import { putDesk } from '../testing/salon.js';

expectCleanConsole();
afterEach(() => vi.unstubAllGlobals());

const HOUR = 3_600_000;
const QUICK = { players: 3, ordersWithin: 0 };

/** The files that the page offered. */
function offered(): { name: string; blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push({ name: '', blob });
    return 'blob:nothing';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(files.at(-1) ?? {}, { name: this.download });
  });
  return files;
}

describe('time', () => {
  test('SAL-16: what is left is counted down; a player who is late is marked, reminded and skipped', async () => {
    const { pass, text, button, all } = await putDesk({ config: QUICK });
    expect(text('[part=due] strong')).toBe('1 d left');
    await pass(21 * HOUR + 60_000);
    expect(text('[part=due] strong')).toBe('2 h 59 min left');
    expect(all('.steps button').map((each) => each.textContent)).not.toContain('Skip Madame Rouge');
    await pass(3 * HOUR);
    expect(text('[part=due] strong')).toBe('Due');
    expect(text('[data-live=polite]')).toBe('A deadline of your salon game has passed.');
    await button('Remind them');
    expect(text('.due')).toBe('Late');
    expect(all('.letter[data-kind=late]').map(({ dataset }) => dataset.to)).toEqual(['1']);
    await button('Skip Madame Rouge');
    expect(text('#turn-title')).toBe('Turn 2: Captain Amber');
    expect(text('[part=due] strong')).toBe('1 d left');
  });

  test('SAL-9, SAL-11: the time for reveal orders ends, and a turn that was left open closes, when the host says so', async () => {
    const { pass, text, button, post, press } = await putDesk({ config: { players: 3 } });
    expect(text('[part=turn]')).toContain('Still missing: Madame Rouge, Captain Amber, Doctor Ivory.');
    await pass(DAY);
    await button('Begin the first turn');
    await post('I go to the hall.');
    await press('[data-step=confirm]');
    await pass(DAY);
    await button('Close the turn: its 24 hours are over');
    expect(text('#turn-title')).toBe('Turn 2: Captain Amber');
  });

  test('a post that was written in time counts, though the host reads it late', async () => {
    const { pass, text, post, press, fill } = await putDesk({ config: QUICK });
    await post('I move to the hall');
    await press('[data-step=confirm]');
    await pass(DAY + HOUR);
    await post('I suggest Plum with the rope');
    expect(text('[part=refusal]')).toContain('This turn ended by itself on Wed, Dec 2');
    const written = new Date(Date.UTC(2026, 11, 2, 11) - new Date().getTimezoneOffset() * 60_000);
    await fill('[name=when]', written.toISOString().slice(0, 16));
    await press('.entry form [type=submit]');
    expect(text('[part=reading]')).toContain('Suggestion');
  });

  test('SAL-21: the deadline goes into a calendar, and the browser tells of it where it may', async () => {
    const files = offered();
    const told: string[] = [];
    vi.stubGlobal(
      'Notification',
      class {
        static readonly requestPermission = async (): Promise<string> => 'granted';
        constructor(title: string) {
          told.push(title);
        }
      },
    );
    const { pass, button, text } = await putDesk({ config: QUICK });
    await button('Add to calendar');
    expect(files[0]?.name).toMatch(/^salon-.*\.ics$/);
    expect(await files[0]?.blob.text()).toContain('DTSTART:20261202T120000Z');
    expect(await files[0]?.blob.text()).toContain('SUMMARY:Madame Rouge is to act (turn 1)');
    await button('Tell me when it is due');
    await expect.poll(() => text('[data-live=polite]')).toContain('You will be told');
    await pass(DAY);
    await pass(HOUR);
    await expect.poll(() => told).toEqual(['The host’s desk']);
  });
});

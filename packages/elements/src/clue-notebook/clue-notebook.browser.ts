import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCleanConsole } from '../testing/console.js';
import type { ClueNotebook } from './clue-notebook.js';
import './define.js';
import { NO_NOTES, type Notes } from './notes.js';
import { encodeNotes } from './text.js';

expectCleanConsole();

const NOTES: Notes = {
  ...NO_NOTES,
  players: ['Ada', 'Ben', 'Cleo'],
  hand: ['scarlet', 'plum', 'rope', 'study', 'hall', 'kitchen'],
  log: [{ type: 'suggestion', seat: 2, suspect: 'plum', weapon: 'gun', room: 'hall', passed: [], by: 1 }],
};

/** Puts a notebook on the page, and gives what a person finds in it. */
async function put(notes?: Notes) {
  const element = document.createElement('clue-notebook');
  document.body.append(element);
  if (notes) expect(element.load(encodeNotes(notes))).toBeUndefined();
  await element.updateComplete;
  const heard: Event[] = [];
  for (const type of ['games-change', 'games-marks'] as const)
    element.addEventListener(type, (event: Event) => heard.push(event));
  const find = (selector: string): HTMLElement => {
    const found = element.renderRoot.querySelector<HTMLElement>(selector);
    if (!found) throw new TypeError(`not there: ${selector}`);
    return found;
  };
  const press = async (selector: string): Promise<void> => {
    find(selector).click();
    await element.updateComplete;
  };
  const text = (selector: string): string => (find(selector).textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return { element, heard, find, press, text };
}

const cell = (card: string, holder: string | number): string => `.cell[data-card=${card}][data-holder="${holder}"]`;

describe('<clue-notebook>', () => {
  test('a mark says why, and points at the notes it follows from', async () => {
    const { find, press, text } = await put(NOTES);
    expect(find(cell('gun', 1)).ariaLabel).toBe('Gun, Ben: has it');
    await press(cell('gun', 1));
    expect(text('[part=why] p')).toBe(
      'You hold Prof. Plum and the Hall. Suggestion 1: Ben showed Prof. Plum, the Gun or the Hall. So Ben has the Gun.',
    );
    expect(find('.line').className).toContain('cited');
  });

  test('off shows what the notes say, chances are numbers, and the choice is told', async () => {
    const { element, heard, find, press } = await put(NOTES);
    await press('input[name=marks][value=off]');
    expect(find(cell('gun', 1)).ariaLabel).toBe('Gun, Ben: not known');
    await press('input[name=marks][value=chances]');
    expect(find(cell('knife', 1)).textContent?.trim()).toMatch(/^\d+$/);
    expect([element.marks, heard.map(({ type }) => type)]).toEqual(['chances', ['games-marks', 'games-marks']]);
  });

  test('arrows move over the sheet with one tab stop, Escape puts the answer away', async () => {
    const { element, find, press } = await put(NOTES);
    await press(cell('scarlet', 'envelope'));
    find(cell('scarlet', 'envelope')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement).toBe(find(cell('mustard', 0)));
    expect(element.renderRoot.querySelectorAll('.cell[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[part=why]')).toBeNull();
  });

  test('a form says what is missing, fills in who passed, and tells the change', async () => {
    const { element, heard, press, text } = await put(NOTES);
    await press('[part=add]');
    await press('.entry [type=submit]');
    expect(text('.entry .problem')).toBe('Choose a suspect, a weapon, a room and who showed a card first.');
    // Ada asks after Cleo.
    for (const value of ['green', 'knife', 'lounge']) await press(`.entry input[value=${value}]`);
    await press('[data-group=by] input[value="2"]');
    await press('[data-group=shown] input[value=knife]');
    await press('.entry [type=submit]');
    expect(element.notes?.log.at(-1)).toEqual({
      type: 'suggestion',
      seat: 0,
      suspect: 'green',
      weapon: 'knife',
      room: 'lounge',
      passed: [1],
      by: 2,
      card: 'knife',
    });
    expect(heard.map(({ type }) => type)).toEqual(['games-change']);
    expect(text('[data-live=polite]')).toContain('Certain now: Cleo has the Knife');
  });

  test('clashing notes are shown with a way to change them; undo brings the line before back', async () => {
    const { element, press, text } = await put({ ...NOTES, log: [{ type: 'holds', holder: 1, card: 'gun' }] });
    await press(cell('gun', 2));
    expect(text('[part=why] p')).toContain('Ben');
    element.load(encodeNotes({ ...NOTES, log: [{ type: 'holds', holder: 1, card: 'rope' }] }));
    await element.updateComplete;
    expect(text('[part=contradiction]')).toContain('Your own cards');
    await press('.line .tool:last-child');
    expect(element.renderRoot.querySelector('[part=contradiction]')).toBeNull();
    await press('[part=undo]');
    expect(text('[part=contradiction]')).toContain('Ben has the Rope');
  });

  test('the best question is asked where it can be, with its reason', async () => {
    const { element, find, press, text } = await put(NOTES);
    await press('.hint-button');
    await expect
      .poll(() => element.renderRoot.querySelector('.question')?.textContent, { timeout: 15_000 })
      .toMatch(/ in .* with /);
    expect(text('[part=hint]')).toMatch(/Of .* murders that are open, the answer leaves/);
    await press('[part=hint] .primary');
    expect(find('.entry input[name=who][value="0"]').matches(':checked')).toBe(true);
  });

  test('the first page: players, who gets the card left over, an edition of its own', async () => {
    const { element, find, press, text } = await put();
    await press('[data-group=count] input[value="4"]');
    expect(find('[data-group=dealt-first]').textContent).toContain('2 cards are left over');
    await press('[data-group=dealt-first] input[value="3"]');
    expect([...element.renderRoot.querySelectorAll('.size')].map((each) => each.textContent)).toEqual([
      '5 cards',
      '4 cards',
      '4 cards',
      '5 cards',
    ]);
    const rope = find('.deck [aria-label="Weapon 1"]') as HTMLInputElement;
    rope.value = 'Knife';
    rope.dispatchEvent(new Event('input'));
    await press('.setup [type=submit]');
    expect(text('.setup .problem')).toContain('Two cards are called “Knife”');
    rope.value = 'Poison';
    rope.dispatchEvent(new Event('input'));
    await element.updateComplete;
    for (const card of ['rope', 'gun', 'plum', 'hall', 'study'])
      await press(`.setup input[type=checkbox][value=${card}]`);
    await press('.setup [type=submit]');
    expect(find(cell('rope', 0)).ariaLabel).toBe('Poison, You: has it');
  });

  test.each([undefined, NOTES])('axe finds nothing (%#)', async (notes) => {
    const { element } = await put(notes as Notes | undefined);
    const { violations } = await axe.run(element satisfies ClueNotebook, {
      rules: { region: { enabled: false }, 'heading-order': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
});

test('what takes long is said, and can be stopped: the sheet then has what the notes say', async () => {
  const ids = (kind: string, most: number): string[] => Array.from({ length: most }, (_, i) => `${kind}${i}`);
  const deck = { suspects: ids('s', 10), weapons: ids('w', 10), rooms: ids('r', 12) };
  // A spectator's notes on 32 cards: seconds of counting.
  const log = Array.from({ length: 24 }, (_, i) => ({
    ...{ type: 'suggestion' as const, seat: i % 3, passed: [], by: (i + 1) % 3 },
    ...{ suspect: `s${(i * 7) % 10}`, weapon: `w${(i * 3 + 1) % 10}`, room: `r${(i * 5 + 2) % 12}` },
  }));
  const element = document.createElement('clue-notebook');
  document.body.append(element);
  const notes = { ...NO_NOTES, deck, me: null, hand: [], log };
  expect(element.load(encodeNotes({ ...notes, log: [...notes.log, { type: 'lacks', holder: 1, card: 's0' }] }))).toBe(
    undefined,
  );
  const find = (selector: string): HTMLElement | null => element.renderRoot.querySelector<HTMLElement>(selector);
  await expect.poll(() => find('[part=thinking] progress'), { timeout: 15_000 }).not.toBeNull();
  find('[part=thinking] button')?.click();
  await element.updateComplete;
  expect(find('[part=thinking]')?.textContent).toContain('Not worked out');
  expect(find(cell('s0', 1))?.ariaLabel).toContain('does not have it');
  element.remove();
});

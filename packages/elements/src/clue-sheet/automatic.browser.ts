import { CARDS, type ClueView } from '@games/clue-core';
import { deduce, knowledgeOf } from '@games/clue-core/deduce';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playUntil, seats, viewOf } from '../testing/clue.js';
import { expectCleanConsole } from '../testing/console.js';
import type { ClueSheet, Marks } from './clue-sheet.js';
import './define.js';

expectCleanConsole();

const players = seats('SCARLET', 'mustard', 'plum');
const late = playUntil({ players }, 'sheet', ({ log, seat, phase }) => {
  const asked = log.filter(({ type }) => type === 'suggested').length;
  return asked > 6 && seat === 0 && phase.type === 'start';
});
const view = viewOf(late, 0);
const { chances } = deduce(knowledgeOf(view));
const shown = view.log.flatMap((event) => (event.type === 'shown' ? [event.card] : []));
/** Cards of others that nobody showed this seat, and that thinking alone places or excludes. */
const inferred = CARDS.flatMap((card) =>
  view.hand.includes(card) || shown.includes(card)
    ? []
    : [1, 2].flatMap((seat) => (chances[card][seat] === 0 || chances[card][seat] === 1 ? [{ card, seat }] : [])),
);
const open = CARDS.find((card) => (chances[card][1] ?? 0) > 0 && (chances[card][1] ?? 0) < 1) ?? 'rope';

async function put(marks: Marks, seen: ClueView = view) {
  const sheet = document.createElement('clue-sheet');
  sheet.marks = marks;
  sheet.view = seen;
  const notes: unknown[] = [];
  const chosen: Marks[] = [];
  sheet.addEventListener('games-notes', ({ detail }) => notes.push(detail.notes));
  sheet.addEventListener('games-marks', ({ detail }) => chosen.push(detail.marks));
  document.body.append(sheet);
  await sheet.updateComplete;
  const find = (selector: string): HTMLElement => {
    const found = sheet.renderRoot.querySelector<HTMLElement>(selector);
    if (!found) throw new TypeError(`not on the sheet: ${selector}`);
    return found;
  };
  const press = async (selector: string): Promise<void> => {
    find(selector).click();
    await sheet.updateComplete;
  };
  const text = (selector: string): string => (find(selector).textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return { sheet: sheet satisfies ClueSheet, notes, chosen, find, press, text };
}

const at = (card: string, seat: number | string): string => `[data-card=${card}][data-seat="${seat}"]`;

describe('notes that are there by themselves', () => {
  test('off by default: the sheet shows what the view proves outright, and fetches nothing', async () => {
    const { find, sheet } = await put('off');
    const [one] = inferred;
    expect(inferred.length).toBeGreaterThan(0);
    expect(find(at(one?.card ?? '', one?.seat ?? 0)).ariaLabel).toContain('no mark');
    expect(sheet.renderRoot.querySelector('[data-seat=envelope]')).toBeNull();
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(fetched.join(' ')).toContain('/clue-sheet/');
    expect(fetched.join(' ')).not.toContain('/clue-sheet/detective-part');
  });

  test('what is certain: every mark is what deduction says, and no number stands there', async () => {
    const { find, sheet } = await put('certain');
    for (const card of CARDS) {
      for (const holder of [1, 2, 'envelope'] as const) {
        const chance = chances[card][holder];
        const state = chance === 1 ? 'has it, certain' : chance === 0 ? 'does not have it, certain' : 'no mark';
        expect(find(at(card, holder)).ariaLabel, `${card} ${holder}`).toContain(state);
      }
    }
    expect(sheet.renderRoot.querySelector('.chance')).toBeNull();
  });

  test('a mark says why, by click and by key; it is no note; Escape puts the answer away', async () => {
    const { sheet, find, press, text, notes } = await put('certain');
    const { card, seat } = inferred.find((one) => chances[one.card][one.seat] === 0) ?? { card: 'rope', seat: 1 };
    await press(at(card, seat));
    expect(text('[part=why]')).toMatch(/So .* doesn't have/);
    find(at(card, seat)).focus();
    await userEvent.keyboard('x{Escape}');
    await sheet.updateComplete;
    expect([notes, sheet.renderRoot.querySelector('[part=why]')]).toEqual([[], null]);
    await userEvent.keyboard('{Enter}');
    await sheet.updateComplete;
    expect(text('[part=why]')).toMatch(/So .* doesn't have/);
  });

  test('chances are numbers; a person still notes what they like over one', async () => {
    const { sheet, find, press, notes } = await put('chances');
    const cell = find(at(open, 1));
    expect(cell.textContent?.trim()).toMatch(/^(<1|\d+)$/);
    await press(at(open, 1));
    expect(notes).toEqual([{ cleared: [], marks: { [`${open}/1`]: 'no' } }]);
    await sheet.updateComplete;
    expect(cell.ariaLabel).toContain('does not have it');
    await press(at(open, 'envelope'));
    expect(find('[part=why]').textContent).toMatch(/is in the envelope is \d+ %/);
  });

  test('the choice is made on the sheet and told; another person at the screen sees nothing of it', async () => {
    const { sheet, find, chosen } = await put('off');
    const select = find('[part=help] select') as HTMLSelectElement;
    await userEvent.selectOptions(select, 'certain');
    await sheet.updateComplete;
    expect([sheet.marks, chosen]).toEqual(['certain', ['certain']]);
    sheet.view = viewOf(late, 1);
    // It is drawn at once, and what it thinks comes later: until then nothing of the other person may stand there.
    const [own = 'rope'] = sheet.view.hand;
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    expect(find(at(own, 1)).ariaLabel).toContain('has it, certain');
    for (const card of CARDS) expect(find(at(card, 'envelope')).ariaLabel, card).toContain('no mark');
    await sheet.updateComplete;
    const other = deduce(knowledgeOf(viewOf(late, 1)));
    for (const card of CARDS) {
      const isSure = [0, 1].includes(other.chances[card].envelope);
      expect(find(at(card, 'envelope')).ariaLabel?.includes('certain')).toBe(isSure);
    }
  });

  test('a hint names a question and its reason, also with notes by hand', async () => {
    const { press, text, sheet } = await put('off');
    await press('.hint-button');
    await expect
      .poll(() => sheet.renderRoot.querySelector('.question')?.textContent, { timeout: 15_000 })
      .toMatch(/ in the .* with the /);
    expect(text('[part=hint]')).toMatch(/the answer leaves/);
    await press('[part=hint] .put-away');
    expect(sheet.renderRoot.querySelector('[part=hint]')).toBeNull();
  });

  test('axe finds nothing', async () => {
    const { sheet, press } = await put('chances');
    await press(at(open, 'envelope'));
    const { violations } = await axe.run(sheet, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin } from '../salon/fixtures/table.js';
import { view } from '../salon/view.js';
import { boardTable } from './board.js';
import { fillWording } from './document.js';
import { FORMATS, renderBlocks } from './render.js';

const EVIL = '[b]*bold*[/b] <img src=x onerror=alert(1)> @everyone https://x.y # _a_ | `b` {cards}';
const paragraph = [{ type: 'paragraph', text: EVIL }] as const;

describe('names are text, never markup', () => {
  test('in HTML', () => {
    expect(renderBlocks(paragraph, 'html')).toBe(
      '<p>[b]*bold*[/b] &#60;img src=x onerror=alert(1)&#62; @everyone https://x.y # _a_ | `b` {cards}</p>',
    );
  });

  test('in Markdown', () => {
    const text = renderBlocks(paragraph, 'markdown');
    expect(text.replace(/\\[^a-z0-9\s]/gi, '')).not.toMatch(/[[\]*<>#_`|{}]/);
    expect(text).not.toContain('@everyone');
  });

  test('in BBCode', () => {
    const text = renderBlocks(paragraph, 'bbcode');
    expect(text).not.toMatch(/\[\/?\w/);
    expect(text).not.toMatch(/@everyone|:\/\//);
    expect(text.replaceAll('\u2060', '')).toBe(EVIL);
  });

  test('whatever a name holds, it makes no tag, no line and no cell of its own', () => {
    const hostile = fc.stringMatching(/^[[\]<>&"'|\\*_`#@\n\r\u2028\u202E a-c/=:.-]{0,30}$/);
    fc.assert(
      fc.property(hostile, (name) => {
        const table = [{ type: 'table', rows: [[[name], ['x']]] }] as const;
        expect(renderBlocks(table, 'html').match(/<td>/g)).toHaveLength(2);
        expect(renderBlocks(table, 'html').match(/<(?!\/?t[rd]>|\/?table>)/)).toBeNull();
        expect(renderBlocks(table, 'bbcode').match(/\[td\]/g)).toHaveLength(2);
        expect(renderBlocks(table, 'markdown').split('\n')).toHaveLength(3);
        expect(
          renderBlocks(table, 'markdown')
            .split('\n')
            .at(-1)
            ?.match(/(?<!\\)(?:\\\\)*\|/g),
        ).toHaveLength(3);
        const item = [{ type: 'list', items: [name] }] as const;
        for (const format of ['markdown', 'text'] as const)
          expect(renderBlocks(item, format).split('\n')).toHaveLength(1);
      }),
    );
  });
});

test('SAL-21: the board is a table, with everybody’s place and the passages', () => {
  const state = begin();
  const board = boardTable(view({ ...state, places: { ...state.places, plum: 'kitchen' } }, null));
  expect(`\n${renderBlocks([board], 'text')}\n`).toBe(`
+-------------------+-------------------+---------------+
| Reading Room (@)  | Great Hall        | Tea Salon (*) |
+-------------------+-------------------+---------------+
| Map Archive       | The main corridor | Banquet Hall  |
|                   | Madame Rouge      |               |
|                   | Captain Amber     |               |
|                   | Doctor Ivory      |               |
|                   | Father Fern       |               |
|                   | Lady Azure        |               |
+-------------------+-------------------+---------------+
| Games Parlour     |                   |               |
+-------------------+-------------------+---------------+
| Winter Garden (*) | Dance Floor       | Bakehouse (@) |
|                   |                   | Baron Violet  |
+-------------------+-------------------+---------------+
`);
  for (const format of FORMATS) expect(renderBlocks([board], format)).toContain('Bakehouse');
  expect(renderBlocks([board], 'bbcode')).toMatch(/^\[table\]\n\[tr\]\[td\]/);
});

describe('wordings', () => {
  test('headings, lists, paragraphs, and lists that stand alone', () => {
    expect(fillWording('# A {x}\n- b\n- {x}\nc\n\n{l}\n\nin {l}\n\n{e}', { x: '1', l: ['p', 'q'], e: [] })).toEqual([
      { type: 'heading', text: 'A 1' },
      { type: 'list', items: ['b', '1'] },
      { type: 'paragraph', text: 'c' },
      { type: 'list', items: ['p', 'q'] },
      { type: 'paragraph', text: 'in p, q' },
    ]);
  });

  test('whatever a host writes is text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (wording, x) => {
        for (const block of fillWording(`${wording}{x}{constructor}`, { x, l: [x] })) expect(block.type).toBeDefined();
      }),
    );
  });
});

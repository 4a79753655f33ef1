import { create, formatMove, formatPosition, legalActions, reduce } from '@games/amazons-core';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectCleanConsole } from '../testing/console.js';
import { type GameTester, putGame, settled, shortGame } from '../testing/game.js';
import './define.js';

expectCleanConsole();
afterEach(() => vi.restoreAllMocks());

const sgf = '(;FF[4]GM[18]SZ[10]\n;B[djddgd];W[dadbgb])';

async function openDialog(tester: GameTester): Promise<void> {
  tester.button('Save').click();
  await settled(tester);
}

async function paste(tester: GameTester, text: string): Promise<void> {
  const field = tester.find('#pasted') as HTMLTextAreaElement;
  field.value = text;
  tester.button('Open').click();
  await settled(tester);
}

/** The files that were handed over, by the ending of their names. */
function catchFiles(): Promise<string>[] {
  const files: Promise<string>[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push((blob as Blob).text());
    return 'blob:test';
  });
  return files;
}

describe('files', () => {
  test('a game goes out as SGF and comes back the same', async () => {
    const tester = await putGame();
    const files = catchFiles();
    await tester.play('d1', 'd7', 'g7', 'd10', 'd9', 'g9');
    const { state } = tester.game;
    await openDialog(tester);
    tester.button('SGF file').click();
    const text = (await files[0]) ?? '';
    expect(text).toContain(';B[djddgd]');
    const other = await putGame();
    await openDialog(other);
    const chooser = other.find('#file') as HTMLInputElement;
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'game.sgf'));
    chooser.files = transfer.files;
    chooser.dispatchEvent(new Event('change'));
    await expect.poll(() => other.game.state).toEqual(state);
    expect(other.find('#files-dialog').hasAttribute('open')).toBe(false);
    expect(other.heard.map(({ type }) => type)).toEqual(['games-change']);
  });

  test('the game’s own file has the players too', async () => {
    const tester = await putGame('<amazons-game muted black="5"></amazons-game>');
    const files = catchFiles();
    await openDialog(tester);
    tester.button('Game file').click();
    await expect(files[0]).resolves.toBe(tester.game.save());
    expect(await files[0]).toContain('"players":["person",5]');
  });

  test('a finished game too, with its end', async () => {
    const { actions, last } = shortGame();
    const start = create({ width: 6, height: 6 });
    if (!start.ok) throw new TypeError(start.error.code);
    const end = [...actions, last].reduce((state, action) => {
      const step = reduce(state, action);
      return step.ok ? step.value.state : state;
    }, start.value);
    expect([...legalActions(end)]).toEqual([]);
    const tester = await putGame();
    const turns = [...actions, last].map((action) => (action.type === 'move' ? formatMove(action) : '')).join('.');
    const link = `#start=${formatPosition(start.value)}&turns=${turns}`;
    expect(await tester.game.open(link)).toBeUndefined();
    expect(tester.game.state.board).toEqual(end.board);
  });
});

describe('what is pasted is hostile until parsed', () => {
  test.each([
    ['a position', '3q/1*2/Q3 b', { width: 4, turn: 1 }],
    ['SGF', sgf, { ply: 2 }],
    ['a list of turns', '1. d1-d7/g7 d10-d9/g9', { ply: 2 }],
    ['a position with its counters', '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1', { width: 10, ply: 0 }],
  ])('%s is opened', async (_name, text, state) => {
    const tester = await putGame();
    await openDialog(tester);
    await paste(tester, text);
    expect(tester.game.state).toMatchObject(state);
  });

  test.each([
    ['Dear diary', 'This is no game of Amazons'],
    ['', 'This is no game of Amazons'],
    ['<img src=x onerror=alert(1)>', 'This is no game of Amazons'],
    ['3q/5', 'Row 2 of the position has 5 tiles'],
    ['(;GM[18]\n;B[djefgd])', 'Line 2'],
    ['(;GM[1])', 'another game'],
    ['d1-d7/g7 d7-d8/d9', 'Turn 2 cannot be played.'],
    ['{"format":"games-save"', 'cut off or altered'],
    ['{"hello":"world"}', 'not a game of Amazons'],
    ['{"format":"games-save","version":99,"game":"amazons","actions":[]}', 'another version'],
    ['#start=10/10&turns=xx', 'Turn 1 cannot be played.'],
    ['x'.repeat(500_001), 'far too long'],
  ])('%s is refused in words, and the game stays', async (text, why) => {
    const tester = await putGame();
    await tester.play('d1', 'd7', 'g7');
    const { state } = tester.game;
    await openDialog(tester);
    await paste(tester, text);
    expect(tester.text('.told')).toContain(why);
    expect(tester.game.state).toBe(state);
    expect(tester.find('#files-dialog').hasAttribute('open')).toBe(true);
  });
});

test('what is far too long does not even get into the field', async () => {
  const tester = await putGame();
  await openDialog(tester);
  const pasting = (data: string): boolean =>
    tester
      .find('#pasted')
      .dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromPaste', data, cancelable: true }));
  expect(pasting('x'.repeat(500_000))).toBe(true);
  expect(pasting('x'.repeat(500_001))).toBe(false);
  await settled(tester);
  expect(tester.text('.told')).toContain('far too long');
});

describe('links', () => {
  test('a link holds the whole game, and opens it elsewhere', async () => {
    const tester = await putGame('<amazons-game muted pie black="4" setup="8x8"></amazons-game>');
    tester.game.engineWorker = false;
    tester.game.black = 'person';
    await settled(tester);
    await tester.play('c1', 'c4', 'e4');
    tester.button('Swap sides').click();
    await settled(tester);
    tester.game.white = 6;
    tester.game.addEventListener('games-share', (event) => event.preventDefault());
    await openDialog(tester);
    tester.button('Copy link').click();
    const url: string = tester.heard.at(-1)?.detail?.url ?? '';
    expect(new URL(url).hash).toMatch(/^#start=/);
    const state = tester.game.state;
    const other = document.createElement('amazons-game');
    other.engineWorker = false;
    document.body.replaceChildren(other);
    expect(await other.open(url)).toBeUndefined();
    expect([other.state, other.white, other.black]).toEqual([state, 6, 'person']);
  });

  test('where copying is not allowed, the text stands there to be copied by hand', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const tester = await putGame();
    await openDialog(tester);
    tester.button('Copy position').click();
    await expect.poll(() => tester.text('.told')).toContain('not allowed');
    expect((tester.find('#by-hand') as HTMLInputElement).value).toBe('3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1');
  });

  test('the position shown is what is copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const tester = await putGame();
    await tester.play('d1', 'd7', 'g7');
    tester.button('To the start').click();
    await openDialog(tester);
    tester.button('Copy position').click();
    await expect.poll(() => tester.text('.told')).toBe('Copied.');
    expect(copied).toHaveBeenCalledWith('3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1');
  });
});

test('axe finds nothing in the dialog', async () => {
  const tester = await putGame();
  await openDialog(tester);
  await paste(tester, 'Dear diary');
  const { violations } = await axe.run(tester.game, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

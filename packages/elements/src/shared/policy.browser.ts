import { afterEach, expect, test } from 'vitest';

afterEach(() => document.body.replaceChildren());

interface Strict {
  /** The element, in a page of its own. */
  readonly element: () => HTMLElement | null | undefined;
  readonly style: (element: Element | null | undefined) => CSSStyleDeclaration | undefined;
  /** What the policy has forbidden so far. */
  readonly blocked: readonly string[];
}

/** Puts an element into a page that allows no inline style, no inline script and no eval. */
async function putStrictly(tag: string, attributes: string): Promise<Strict> {
  const { origin } = location;
  const script = new URL(`../${tag}/define.ts`, import.meta.url).href;
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument;
  // Vitest wraps every import(); in a frame of our own it needs its wrapper too.
  const runner = '__vitest_browser_runner__';
  Object.assign(frame.contentWindow ?? {}, { [runner]: Reflect.get(window, runner) });
  const blocked: string[] = [];
  const listen = (): void =>
    frame.contentDocument?.addEventListener('securitypolicyviolation', (event) =>
      blocked.push(event.violatedDirective),
    );
  listen();
  page?.open();
  page?.write(`<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin}">
    <${tag} ${attributes}></${tag}>
    <script type="module" src="${script}"></script>`);
  page?.close();
  listen();
  await new Promise((resolve) => frame.addEventListener('load', resolve));
  listen();
  return {
    element: () => frame.contentDocument?.querySelector<HTMLElement>(tag),
    style: (element) => frame.contentWindow?.getComputedStyle(element ?? document.body),
    blocked,
  };
}

test.each(['amazons-board', 'amazons-game'])('<%s> lives with a strict policy', async (tag) => {
  const { element, style, blocked } = await putStrictly(tag, 'muted territory command');
  const board = (): Element | null | undefined =>
    tag === 'amazons-board' ? element() : element()?.shadowRoot?.querySelector('amazons-board');
  const cell = (square: string): HTMLElement | null | undefined =>
    board()?.shadowRoot?.querySelector<HTMLElement>(`[data-square=${square}]`);
  await expect.poll(() => cell('d1')?.querySelector('.piece')).toBeTruthy();
  await expect.poll(() => board()?.shadowRoot?.querySelector('.command')).toBeTruthy();
  for (const square of ['d1', 'd7', 'g7']) cell(square)?.click();
  expect(style(cell('d1'))?.aspectRatio, 'its style sheets are adopted, not inline').toBe('1 / 1');
  expect(blocked).toEqual([]);
});

test.each([
  ['boggle-board', 'board="team/oars"'],
  ['boggle-game', 'muted'],
  ['boggle-solver', 'board="team/oars"'],
])('<%s> lives with a strict policy', async (tag, attributes) => {
  const { element, style, blocked } = await putStrictly(tag, attributes);
  const root = (): ShadowRoot | null | undefined => element()?.shadowRoot;
  const board = (): ShadowRoot | null | undefined =>
    tag === 'boggle-board' ? root() : root()?.querySelector('boggle-board')?.shadowRoot;
  if (tag === 'boggle-game') {
    await expect.poll(() => root()?.querySelector('.start')).toBeTruthy();
    root()?.querySelector<HTMLElement>('.start')?.click();
  }
  const tile = (): HTMLElement | null | undefined => board()?.querySelector<HTMLElement>('[data-cell="0"]');
  await expect.poll(tile).toBeTruthy();
  tile()?.click();
  if (tag === 'boggle-solver')
    await expect.poll(() => root()?.querySelectorAll('[part=word]').length).toBeGreaterThan(0);
  expect(style(tile())?.display, 'its style sheets are adopted, not inline').not.toBe('block');
  expect(blocked).toEqual([]);
});

test.each([
  ['clue-board', '.cells'],
  ['clue-sheet', '.nobody'],
  ['clue-game', '.setup'],
  ['clue-notebook', '.setup'],
])('<%s> lives with a strict policy', async (tag, selector) => {
  const { element, style, blocked } = await putStrictly(tag, 'muted');
  const part = (): Element | null | undefined => element()?.shadowRoot?.querySelector(selector);
  await expect.poll(part).toBeTruthy();
  expect(style(element())?.minInlineSize, 'its style sheets are adopted, not inline').not.toBe('0px');
  expect(blocked).toEqual([]);
});

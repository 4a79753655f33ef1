import { afterEach, expect, test } from 'vitest';

afterEach(() => document.body.replaceChildren());

test.each(['amazons-board', 'amazons-game'])(
  '<%s> lives in a page that allows no inline style, no inline script and no eval',
  async (tag) => {
    const { origin } = location;
    const script = new URL(`../${tag}/define.ts`, import.meta.url).href;
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const page = frame.contentDocument;
    // Vitest wraps every import(); in a frame of our own it needs its wrapper too.
    const runner = '__vitest_browser_runner__';
    Object.assign(frame.contentWindow ?? {}, { [runner]: Reflect.get(window, runner) });
    const blocked: string[] = [];
    page?.addEventListener('securitypolicyviolation', (event) => blocked.push(event.violatedDirective));
    page?.open();
    page?.write(`<!doctype html>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${origin}; connect-src ${origin}">
      <${tag} muted territory command></${tag}>
      <script type="module" src="${script}"></script>`);
    page?.close();
    page?.addEventListener('securitypolicyviolation', (event) => blocked.push(event.violatedDirective));
    frame.contentDocument?.addEventListener('securitypolicyviolation', (event) =>
      blocked.push(event.violatedDirective),
    );
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.contentDocument?.addEventListener('securitypolicyviolation', (event) =>
      blocked.push(event.violatedDirective),
    );
    const board = (): Element | null | undefined => {
      const element = page?.querySelector(tag);
      return tag === 'amazons-board' ? element : element?.shadowRoot?.querySelector('amazons-board');
    };
    const cell = (square: string): HTMLElement | null | undefined =>
      board()?.shadowRoot?.querySelector<HTMLElement>(`[data-square=${square}]`);
    await expect.poll(() => cell('d1')?.querySelector('.piece')).toBeTruthy();
    await expect.poll(() => board()?.shadowRoot?.querySelector('.command')).toBeTruthy();
    for (const square of ['d1', 'd7', 'g7']) cell(square)?.click();
    const width = frame.contentWindow?.getComputedStyle(cell('d1') ?? document.body).aspectRatio;
    expect(width, 'its style sheets are adopted, not inline').toBe('1 / 1');
    expect(blocked).toEqual([]);
  },
);

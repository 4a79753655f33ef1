import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { define } from './define.js';

const element = (version?: string): CustomElementConstructor & { readonly version?: string } =>
  class extends HTMLElement {
    static readonly version = version;
  } as CustomElementConstructor & { readonly version?: string };

describe('define', () => {
  afterEach(() => vi.restoreAllMocks());

  test('importing a class registers nothing', async () => {
    const { AmazonsBoard } = await import('../amazons-board/amazons-board.js');
    expect(customElements.get('amazons-board')).toBeUndefined();
    await import('../amazons-board/define.js');
    expect(customElements.get('amazons-board')).toBe(AmazonsBoard);
  });

  test('twice in the same version is silent, and the first stays', () => {
    const warn = vi.spyOn(console, 'warn');
    const first = element('1.0.0');
    define('x-twice', first);
    define('x-twice', element('1.0.0'));
    expect(customElements.get('x-twice')).toBe(first);
    expect(warn).not.toHaveBeenCalled();
  });

  test('another version warns once and names both', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    define('x-skew', element('1.0.0'));
    define('x-skew', element('2.0.0'));
    expect(warn.mock.calls).toEqual([['<x-skew> is already registered in version 1.0.0; version 2.0.0 is ignored.']]);
  });

  test('a scoped registry has an element of its own', () => {
    const registry = new CustomElementRegistry();
    const own = element('3.0.0');
    define('x-scoped', own, registry);
    expect(registry.get('x-scoped')).toBe(own);
    expect(customElements.get('x-scoped')).toBeUndefined();
  });

  test('a whole game stands and plays in a scoped registry of a page that does not know its tag', async () => {
    const { AmazonsGame } = await import('../amazons-game/amazons-game.js');
    const registry = new CustomElementRegistry();
    define('amazons-game', AmazonsGame, registry);
    const root = document.createElement('div').attachShadow({ mode: 'open', customElementRegistry: registry });
    document.body.append(root.host);
    root.innerHTML = '<amazons-game muted></amazons-game>';
    const game = root.querySelector('amazons-game');
    expect(game).toBeInstanceOf(AmazonsGame);
    await game?.updateComplete;
    for (const square of ['d1', 'd7', 'g7'])
      await userEvent.click(page.getByRole('gridcell', { name: new RegExp(`^${square}\\b`, 'i') }));
    expect(game?.state.ply).toBe(1);
    expect(customElements.get('amazons-game')).toBeUndefined();
    root.host.remove();
  });
});

import { cdp } from 'vitest/browser';

type Feature = 'prefers-reduced-motion' | 'prefers-color-scheme' | 'forced-colors';

/** The part of the DevTools protocol that tests use. */
interface Devtools {
  send(method: string, params?: object): Promise<unknown>;
}

const devtools = (): Devtools => cdp() as unknown as Devtools;

/** Makes the browser ask for something, such as less motion; without features it asks for nothing again. */
export async function emulate(features: Partial<Record<Feature, string>> = {}): Promise<void> {
  await devtools().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** Where a point of the test's frame lies in the page. */
function inPage(x: number, y: number): { readonly x: number; readonly y: number } {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

/** The middle of an element. */
export function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** A finger goes down on the first point, over the others, and up at the last: a touch as the browser gets it. */
export async function touch(...points: readonly (readonly [number, number])[]): Promise<void> {
  const send = (type: string, touchPoints: readonly object[]): Promise<unknown> =>
    devtools().send('Input.dispatchTouchEvent', { type, touchPoints });
  const [first, ...others] = points.map(([x, y]) => inPage(x, y));
  if (!first) return;
  await send('touchStart', [first]);
  for (const point of others) await send('touchMove', [point]);
  await send('touchEnd', []);
}

/** A mouse goes down on the first point, over the others, and up at the last. */
export async function drag(...points: readonly (readonly [number, number])[]): Promise<void> {
  const send = (type: string, point: object, buttons: number): Promise<unknown> =>
    devtools().send('Input.dispatchMouseEvent', { type, button: 'left', buttons, clickCount: 1, ...point });
  const places = points.map(([x, y]) => inPage(x, y));
  const first = places[0] ?? { x: 0, y: 0 };
  await send('mousePressed', first, 1);
  for (const place of places.slice(1)) await send('mouseMoved', place, 1);
  await send('mouseReleased', places.at(-1) ?? first, 0);
}

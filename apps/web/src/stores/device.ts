import { atom, type ReadableAtom } from 'nanostores';

const prefix = 'parlour:';
const failing = atom(false);

/** True once this device refused to keep something: storage is off, full, or a private window. The shell says so. */
export const $storageFails: ReadableAtom<boolean> = failing;

/**
 * What this device keeps under a name, as `parse` understands it; `fallback` when there is nothing, or nothing that can be
 * understood. What is stored may be old, broken or edited by hand: it is hostile until parsed.
 */
export function read<T>(name: string, parse: (value: unknown) => T | undefined, fallback: T): T {
  const text = textOf(name);
  if (text === null) return fallback;
  const value = parsed(text, parse);
  if (value === undefined) layAside(name, text);
  return value ?? fallback;
}

function textOf(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

function parsed<T>(text: string, parse: (value: unknown) => T | undefined): T | undefined {
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What can't be understood may come from a later version: the next write must not be the end of it. */
function layAside(name: string, text: string): void {
  try {
    localStorage.setItem(`${prefix}${name}:aside`, text);
  } catch {
    // The storage is full: then nothing is written over it either.
  }
}

/** Keeps a value on this device, and remembers when it could not. */
export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
    failing.set(false);
  } catch {
    failing.set(true);
  }
}

/** Forgets a value. */
export function remove(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
}

/** Calls `listener` when another tab of this app changed the value. */
export function onOtherTab(name: string, listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === prefix + name || event.key === null) listener();
  });
}

/** An object of JSON, or undefined. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

/** Reads one word of a list, for `read`. */
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (value: unknown): T | undefined =>
    words.find((word) => word === value);

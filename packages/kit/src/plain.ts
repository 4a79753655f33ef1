/** Deeper values than any game has; a bound, so that no walk over a hostile file runs out of stack. */
const MAX_DEPTH = 64;

/** An object as JSON knows it: no array, no class instance, no null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The prefix of a path inside a value: `actions[3].card`. */
function inside(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/**
 * Where a value is not plain JSON: what JSON would drop or change (undefined, NaN, Infinity, -0, functions, symbols, sparse
 * arrays, class instances), and what a file must not bring in (a `__proto__` key, 65 levels). `undefined` when all is plain.
 */
export function findNotPlain(value: unknown, path = '', depth = 0): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path || '.';
  if (depth === MAX_DEPTH) return path;
  if (Array.isArray(value)) {
    // Holes are skipped by forEach and Object.keys, and are null after a round trip: count, do not iterate.
    for (let index = 0; index < value.length; index++) {
      const found = findNotPlain(value[index], inside(path, index), depth + 1);
      if (found !== undefined) return found;
    }
    return Object.keys(value).length === value.length ? undefined : path || '.';
  }
  if (!isRecord(value) || Object.getOwnPropertySymbols(value).length > 0) return path || '.';
  for (const key of Object.getOwnPropertyNames(value)) {
    if (key === '__proto__' || !Object.prototype.propertyIsEnumerable.call(value, key)) return inside(path, key);
    const found = findNotPlain(value[key], inside(path, key), depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

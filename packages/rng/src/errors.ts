/**
 * Refuses a programmer's mistake, naming the argument and its value: a `TypeError` for the wrong kind of thing, a
 * `RangeError` for the right kind with a value that cannot be meant.
 *
 * @param name - the argument
 * @param value - what was given
 * @param expected - what it must be, in words
 * @param isRange - whether the kind is right and the value wrong; by default, whether it is a number
 */
export function fail(
  name: string,
  value: unknown,
  expected: string,
  isRange: boolean = typeof value === 'number',
): never {
  // Quoted, so that '1' and 1 look different; cut, since a pasted text may be huge.
  const shown =
    typeof value === 'string'
      ? JSON.stringify(value)
      : Array.isArray(value)
        ? `[${value}]`
        : typeof value === 'object'
          ? Object.prototype.toString.call(value)
          : String(value);
  throw new (isRange ? RangeError : TypeError)(`${name} must be ${expected}, not ${shown.slice(0, 99)}`);
}

/**
 * Refuses what is not a whole number between two bounds.
 *
 * @param name - the argument
 * @param value - what was given
 * @param low - the smallest that is taken
 * @param high - the largest that is taken
 */
export function checkInteger(name: string, value: number, low: number, high: number = Number.MAX_SAFE_INTEGER): void {
  if (!(Number.isSafeInteger(value) && value >= low && value <= high)) {
    fail(name, value, `a whole number from ${low} to ${high}`);
  }
}

/** The most faces or children of one call: more than any game wants, and fewer than would exhaust the memory. */
export const MAX_COUNT: number = 2 ** 20;

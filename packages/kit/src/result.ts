/**
 * What a function gives that can be refused: a value, or an error that is data. Nothing is thrown for what a user did.
 *
 * @typeParam T - the value of a success
 * @typeParam E - the error of a failure, usually a union told apart by `code`
 *
 * @example
 * ```ts
 * import { err, ok, type Result } from '@games/kit';
 *
 * const half = (n: number): Result<number, { code: 'odd'; n: number }> =>
 *   n % 2 === 0 ? ok(n / 2) : err({ code: 'odd', n });
 *
 * half(4); // => { ok: true, value: 2 }
 * half(3); // => { ok: false, error: { code: 'odd', n: 3 } }
 * ```
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/**
 * A success.
 *
 * @param value - what was asked for
 * @returns `{ ok: true, value }`
 *
 * @example
 * ```ts
 * import { ok } from '@games/kit';
 *
 * ok(3); // => { ok: true, value: 3 }
 * ```
 */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/**
 * A failure.
 *
 * @param error - what went wrong, as plain data
 * @returns `{ ok: false, error }`
 *
 * @example
 * ```ts
 * import { err } from '@games/kit';
 *
 * err({ code: 'not-your-turn' }); // => { ok: false, error: { code: 'not-your-turn' } }
 * ```
 */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

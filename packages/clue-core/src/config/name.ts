/**
 * One line of visible text: a name stands in logs, saves and posts, where a line break would let it pose as more.
 *
 * @param value - anything
 * @param longest - the most characters
 */
export function isName(value: unknown, longest = 40): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longest &&
    /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(value) &&
    value.trim() !== ''
  );
}

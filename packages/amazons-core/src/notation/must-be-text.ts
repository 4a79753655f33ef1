/** A text that is no text is a programmer's mistake, not a user's: it throws instead of being refused. */
export function mustBeText(text: unknown): void {
  if (typeof text !== 'string') throw new TypeError(`text must be a string, got ${typeof text}`);
}

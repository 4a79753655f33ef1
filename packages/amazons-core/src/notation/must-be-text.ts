/** A text that is no text is a programmer's mistake, not a user's: it throws instead of being refused. */
export function mustBeText(text: unknown): void {
  if (typeof text === 'string') return;
  const shown = typeof text === 'object' ? Object.prototype.toString.call(text) : String(text);
  throw new TypeError(`text must be a string, got ${shown}`);
}

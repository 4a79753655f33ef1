/** What a new game draws from: 32 bytes that nobody can guess, so that the promise of the solution tells nothing. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a new game draws from: nobody can guess it. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

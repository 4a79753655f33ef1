import type { Seed } from '@games/kit';
import { commit, seedFrom, verify } from '@games/rng/fair';
import { isRoom, isSuspect, isWeapon, type Murder } from '../cards.js';

/** A promise of the solution, and what proves it. */
export interface SolutionCommitment {
  /** 64 hexadecimal digits, to be published before play. */
  readonly commitment: string;
  /** A line of text that names the solution, to be published at the end. Until then it is the host's secret. */
  readonly proof: string;
}

const PROOF = /^salon solution: ([a-z-]+), ([a-z-]+), ([a-z-]+), ([0-9a-f]{64})$/;

/**
 * Promises the solution before play, so that the host can prove at the end that it was never changed (SAL-21). Only the three
 * cards are proved: who held what stays the host's to tell. The promise tells nothing as long as the seed cannot be guessed:
 * take one of 32 random bytes.
 *
 * @param murder - the solution
 * @param seed - what the game was created with
 * @returns the promise and its proof
 * @throws RangeError for an empty seed, or one that is not well-formed Unicode
 *
 * @example
 * ```ts
 * import { commitSolution, verifySolution } from '@games/clue-core/host';
 *
 * const { commitment, proof } = commitSolution({ suspect: 'plum', weapon: 'rope', room: 'hall' }, 'a secret of the host');
 * commitment.length; // => 64
 * verifySolution(commitment, proof); // => { suspect: 'plum', weapon: 'rope', room: 'hall' }
 * verifySolution(commitment, proof.replace('plum', 'green')); // => undefined
 * ```
 */
export function commitSolution({ suspect, weapon, room }: Murder, seed: Seed): SolutionCommitment {
  // Derived from the seed, which it does not give away; without it the 324 solutions could be tried one by one.
  const nonce = seedFrom(`${typeof seed}:${seed}`, '@games/clue-core salon solution', 0);
  const proof = `salon solution: ${suspect}, ${weapon}, ${room}, ${nonce}`;
  return { commitment: commit(proof), proof };
}

/**
 * What a proof shows: anybody can check it.
 *
 * @param commitment - what was published before play
 * @param proof - what was published at the end
 * @returns the solution that was promised, or `undefined` when they do not belong together
 *
 * @example
 * ```ts
 * import { verifySolution } from '@games/clue-core/host';
 *
 * verifySolution('0'.repeat(64), 'Dear diary'); // => undefined
 * ```
 */
export function verifySolution(commitment: string, proof: string): Murder | undefined {
  const [, suspect, weapon, room] = PROOF.exec(proof.trim()) ?? [];
  if (!isSuspect(suspect) || !isWeapon(weapon) || !isRoom(room)) return undefined;
  return verify(commitment.trim().toLowerCase(), proof.trim()) ? { suspect, weapon, room } : undefined;
}

/** Why a line of a word list was left out. */
export type WordProblemCode = 'not-letters' | 'too-long';

/** A line of a word list that is no word. */
export interface WordProblem {
  readonly code: WordProblemCode;
  /** Counted from 1. */
  readonly line: number;
  /** The line as it stood, cut to 80 characters. */
  readonly text: string;
}

/** What reading a word list met with. */
export interface WordReport {
  /** Lines that are not empty. */
  readonly lines: number;
  /** Lines that stood in the list already, once written the same way. */
  readonly duplicates: number;
  /** Words that were written otherwise: with capitals or accents. */
  readonly folded: number;
  /** Lines that are no words. */
  readonly junk: number;
  /** The first hundred of them. */
  readonly problems: readonly WordProblem[];
}

/**
 * A set of words, as a minimal acyclic automaton: words that begin or end alike share their letters. It never changes, so
 * any number of solvers and games may share one.
 */
export interface Dictionary {
  /** How many words. */
  readonly size: number;
  /** Tells the words apart from other lists: equal for equal words, however they were read. */
  readonly id: string;
  /** What reading the list met with. */
  readonly report: WordReport;
  /** The automaton, an integer an edge, for looking words up: do not write to it. What its bits mean may change. */
  readonly links: Int32Array;
  /**
   * The automaton once more, for the solver, made when first asked for: do not write to it. Four integers an edge; the edges
   * of a node stand together, by letter. `[target, required, letters, before]`:
   * `target` is the index of the first edge that goes on (0: none), its sign bit says that a word ends here;
   * `required` are the letters (as bits, a = 1) that every way on from here needs (bit 30: there is no way on);
   * `letters` are the letters that can follow; `before` counts the words that come by an earlier edge of the same node.
   * The first four are the edge into the root.
   */
  readonly edges: Int32Array;
}

import type { ClueView } from '@games/clue-core';
import type { Deduction, Holder, Knowledge, SuggestionWorth, Why } from '@games/clue-core/deduce';
import type { Considered, Level } from '@games/clue-core/players';

/** What a deduction tells, as plain JSON: a worker can send it. */
export type Told = Pick<Deduction<string>, 'isExact' | 'deals' | 'sampled' | 'chances' | 'murders' | 'contradiction'>;

/** What can be asked, each from one person's knowledge or view alone. */
export type Question =
  /** All that follows. */
  | { readonly type: 'deduce'; readonly knowledge: Knowledge<string> }
  /** Why a card is, or is not, with a holder. */
  | { readonly type: 'why'; readonly knowledge: Knowledge<string>; readonly card: string; readonly holder: Holder }
  /** The best question in one of these rooms. */
  | { readonly type: 'best'; readonly knowledge: Knowledge<string>; readonly rooms: readonly string[] }
  /** What a computer player does with this view, and why. */
  | { readonly type: 'consider'; readonly view: ClueView; readonly level: Level; readonly seed: string };

/** What is answered, by the type of the question; `undefined` where there is nothing to tell. */
export interface Answers {
  readonly deduce: Told;
  readonly why: Why<string> | undefined;
  readonly best: SuggestionWorth<string> | undefined;
  readonly consider: Considered;
}

/** The answer to a question. */
export type AnswerTo<Asked extends Question> = Answers[Asked['type']];

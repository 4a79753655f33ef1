/**
 * What follows from what one person knows of where the cards lie: exact, and explained.
 *
 * @module
 */
export {
  DEDUCTION_WORDS,
  type DeductionWords,
  knowledgeRefusalText,
  type Names,
  type NotesSpeech,
  type Source,
  whyText,
  worthText,
} from '../words/deductions.js';
export { checkKnowledge } from './check-knowledge.js';
export { type Contradiction, type Deduction, deduce } from './deduce.js';
export { CLASSIC_DECK, knowledgeOf } from './knowledge.js';
export type { Worth } from './questions.js';
export { type SuggestionWorth, type SuggestOptions, suggest } from './suggest.js';
export type { Deck, Entry, Holder, Knowledge, KnowledgeRefusal, Lie, MurderChance, Triple } from './types.js';
export type { Reason, Why } from './why.js';

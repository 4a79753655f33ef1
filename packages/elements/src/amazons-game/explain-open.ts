import type { AnyAmazonsRefusal } from '@games/amazons-core/text';
import { explain } from '@games/amazons-core/text';
import type { OpenRefusal } from './read-game.js';
import type { DeskWords, FileWords } from './words.js';

/** Why a text cannot be opened, in words: what is wrong, and what would be right. */
export function explainOpen(refusal: OpenRefusal, words: FileWords & Pick<DeskWords, 'refusal'>): string {
  const rules = (why: AnyAmazonsRefusal): string => (words.refusal ?? explain)(why);
  switch (refusal.code) {
    case 'unknown-text':
      return words.unknownText;
    case 'not-loaded':
      return words.unreadable;
    case 'too-large':
      return words.tooLarge;
    case 'broken':
      return words.broken;
    case 'foreign':
      return words.foreign;
    case 'newer':
    case 'older':
      return words.newer;
    case 'start-refused':
      return rules(refusal.refusal);
    case 'action-refused':
      return words.badTurn(refusal.index + 1, rules(refusal.refusal));
    default:
      return rules(refusal);
  }
}

import { playReasonText } from '@games/clue-core/players';
import type { ReasonWords } from './reasons-words.js';

/** English. */
export const reasonsInEnglish: ReasonWords = {
  reasonsHelp: 'Each knew only what a person in its place would know. The last turn stands on top.',
  reasonsThinking: (found, all) => `Recalling: ${found} of ${all}…`,
  reasonsOf: 'Reasons of',
  everyone: 'all computers',
  noReason: 'It does not recall why.',
  playReason: playReasonText,
};

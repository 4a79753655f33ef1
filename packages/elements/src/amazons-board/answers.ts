import type { AmazonsView, Square } from '@games/amazons-core';
import { type Interaction, targetsOf } from './interaction.js';
import type { Question } from './keyboard.js';
import type { AnswerWords, BoardWords } from './words.js';

/** English for what is said on demand. */
export const answerEnglish: AnswerWords = {
  noLast: 'No turn has been played yet.',
  targets: (squares) => (squares.length ? `You can choose ${squares.join(', ')}.` : 'Nothing to choose from here.'),
  keys:
    'Arrow keys move over the board. Enter chooses, Escape takes back. Type a square such as d7 to go there. ' +
    'Q: next amazon of yours. T: where you can go. R: last turn. S: whose turn. Slash: type a turn.',
};

/** The answer to a key that asks: the targets from here, the last turn, whose turn, the keys. */
export function answerTo(
  what: Question,
  {
    view,
    interaction,
    active,
  }: { readonly view: AmazonsView; readonly interaction: Interaction; readonly active: Square },
  prompt: string,
  words: BoardWords & AnswerWords,
): string {
  switch (what) {
    case 'targets':
      return words.targets(
        targetsOf(view, interaction.type === 'idle' ? { type: 'amazon', from: active } : interaction),
      );
    case 'last':
      return view.last ? words.played(view.turn === 0 ? 1 : 0, view.last) : words.noLast;
    case 'turn':
      return prompt;
    case 'keys':
      return words.keys;
  }
}

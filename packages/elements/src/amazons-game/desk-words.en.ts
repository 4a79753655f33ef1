import type { DeskWords } from './words.js';

const sides = ['White', 'Black'] as const;

/** English for what stands around the board. */
export const deskEnglish: DeskWords = {
  outcome: ({ winner, reason }, margin) => {
    const [winning, losing] = [sides[winner], sides[winner === 0 ? 1 : 0]];
    if (reason === 'resign') return `${winning} wins: ${losing} gave up.`;
    if (reason === 'timeout') return `${winning} wins: ${losing} ran out of time.`;
    return `${winning} wins: ${losing} cannot move.${margin ? ` ${winning} could still reach ${margin} ${margin === 1 ? 'tile' : 'tiles'}.` : ''}`;
  },
  newGame: 'New game',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  flip: 'Flip',
  territory: 'Territory',
  evaluation: 'Evaluation',
  typeTurns: 'Type turns',
  sound: 'Sound',
  save: 'Save',
  files: 'Save and share',
  analysis: 'Analysis',
  resign: 'Give up',
  swap: 'Swap sides',
  looking: (turn, turns) => `You are looking at turn ${turn} of ${turns}.`,
  backToGame: 'Back to the game',
  playFromHere: 'Play from here',
  watching: 'The computer plays both sides.',
  paused: 'The game is paused.',
  pause: 'Pause',
  goOn: 'Go on',
  step: 'One turn',
  undone: 'Turn taken back.',
  redone: 'Turn played again.',
  started: 'New game.',
  opened: 'The game is open.',
  fromHere: (turn) => `The game goes on after turn ${turn}.`,
  secondsLeft: (side, seconds) => `${sides[side]} has ${seconds} seconds left.`,
};

import type { HouseRuleWords } from './house-rules.words.js';

/** English. */
export const houseRulesEnglish: HouseRuleWords = {
  title: 'House rules',
  help: 'Every table has its own. As they stand, you play the classic game.',
  changed: (count) => (count === 1 ? '1 changed' : `${count} changed`),
  reset: 'Back to the classic game',
  groups: { start: 'Before you start', rooms: 'Walking and suggesting', accusations: 'Accusing' },
  options: {
    dice: ['Dice', 'With two dice the rooms are nearer to each other.'],
    first: ['First turn', 'From there turns go round clockwise.'],
    deal: ['Cards left over', 'Some numbers of players can’t share the cards evenly.'],
    move: ['How far you walk', 'Into a room you may always walk with steps to spare.'],
    stay: ['Suggesting again in the same room', 'In the classic game you leave a room before you ask there again.'],
    suggest: ['When you enter a room', 'Asking tells you something, but it tells the others something too.'],
    summon: ['The suspect you name', 'Being called away can spoil the way of whoever plays them.'],
    wrongAccuser: ['A wrong accuser’s token', 'Left in a doorway, it would lock the others out.'],
    accuserLooks: ['A wrong accuser', 'At a table they look alone, and tell nobody.'],
    lastStanding: ['When all others have accused wrongly', 'The last one left may win without solving the case.'],
  },
  choices: {
    dice: [
      [1, 'One die'],
      [2, 'Two dice'],
    ],
    first: [['random', 'Drawn by lot']],
    deal: [
      ['all', 'are dealt, so some hold one more'],
      ['even', 'lie face up for everybody'],
    ],
    move: [
      ['exact', 'exactly what you rolled'],
      ['up-to', 'as far as you like, up to the roll'],
    ],
    stay: [
      ['summoned', 'only if you were called there'],
      ['always', 'at any time'],
    ],
    suggest: [
      ['may', 'you may suggest'],
      ['must', 'you must suggest'],
    ],
    summon: [
      [true, 'is called into the room'],
      [false, 'stays where they are'],
    ],
    wrongAccuser: [
      ['door', 'steps out of a doorway into the room'],
      ['stay', 'stays where it is'],
      ['middle', 'goes to the middle of the board'],
    ],
    accuserLooks: [
      [false, 'does not learn the murder'],
      [true, 'looks into the envelope'],
    ],
    lastStanding: [
      [false, 'the last one plays on'],
      [true, 'the last one wins'],
    ],
  },
};

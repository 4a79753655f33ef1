import type { BoggleGameWords } from './words.js';

const player = (seat: number, people: number): string => (people === 1 ? 'You' : `Player ${seat + 1}`);
const scores = (points: readonly number[], people: number): string =>
  points.map((score, seat) => `${seat < people ? player(seat, people) : 'The computer'}: ${score}`).join(', ');

/** English, which every other language falls back to. */
export const english: BoggleGameWords = {
  game: 'Boggle',
  startRound: 'Start round',
  endRound: 'End round',
  timeLeft: 'Time left',
  noClock: 'No clock',
  secondsLeft: (seconds) => (seconds === 60 ? 'One minute left.' : `${seconds} seconds left.`),
  timeUp: 'Time is up.',
  roundStarted: (round) => `Round ${round} begins.`,
  roundOver: (points, people) => `Round over. ${scores(points, people)}.`,
  round: (round) => `Round ${round}`,
  firstTo: (target) => `First to ${target}`,
  roundScore: 'Round',
  total: 'Total',
  computer: 'The computer',
  player,
  whoTypes: 'Who types',
  yourWords: 'Your words',
  count: (words) => (words === 1 ? '1 word' : `${words} words`),
  typeHere: 'Type here, or trace on the letters',
  waitForRound: 'Words go here once the round has begun',
  haveAlready: (word) => `You have ${word.toUpperCase()} already.`,
  settings: 'Difficulty and target',
  difficulty: 'Difficulty',
  target: 'Target score',
  range: (min, max) => `${min} to ${max.toLocaleString('en')}`,
  set: 'Set',
  difficultySet: (difficulty) => `Difficulty is now ${difficulty}.`,
  targetSet: (target) => `The target is now ${target}. A new game begins.`,
  turn: 'Turn',
  sound: 'Sound',
  options: 'Options',
  share: 'Share',
  dictionary: 'Dictionary',
  statistics: 'Statistics',
  restart: 'Restart',
  quit: 'Quit',
  newGame: 'New game',
  started: 'New game.',
  over: (winner, people) => {
    if (winner === null) return "Game over—it's a tie!";
    if (winner >= people) return 'Game over—the computer wins!';
    return people === 1 ? 'Game over—you win!' : `Game over—player ${winner + 1} wins!`;
  },
  finalScore: scores,
  goodbye: 'Goodbye, until the next round',
  wordsKept: (words) => `The computer keeps ${words} words for the next time.`,
  playAgain: 'Play again',
  fetching: 'Fetching the word list …',
  fetchFailed: 'The word list could not be fetched. Try again.',
};

// The reasons of the computer players, fetched when somebody wants to read them after a game.
export { decisionsOf } from './decisions.js';
export { Reasons } from './reasons.js';
export { reasonsStyles } from './reasons.styles.js';
export { reasonsInEnglish } from './reasons-words.en.js';

// What stands below after a round, in one part: the first round is begun without it.
export { listStyles } from './list.styles.js';
export { listEnglish } from './list-words.en.js';
export { missed } from './missed.js';
export { wordLists } from './word-lists.js';

// One rule for articles in both games; the words of the salon stand one folder deeper than may reach it.
export { inText } from '../words/names.js';

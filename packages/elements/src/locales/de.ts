import { german as amazonsBoard } from '../amazons-board/words.de.js';
import { german as amazonsGame } from '../amazons-game/words.de.js';
import { addTerms } from '../shared/terms.js';

addTerms('amazons-board', 'de', amazonsBoard);
addTerms('amazons-game', 'de', amazonsGame);

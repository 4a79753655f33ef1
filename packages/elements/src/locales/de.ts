import { german as amazonsBoard } from '../amazons-board/words.de.js';
import { german as amazonsGame } from '../amazons-game/words.de.js';
import { german as boggleBoard } from '../boggle-board/words.de.js';
import { german as boggleGame } from '../boggle-game/words.de.js';
import { german as boggleSolver } from '../boggle-solver/words.de.js';
import { german as clueBoard } from '../clue-board/words.de.js';
import { german as clueGame } from '../clue-game/words.de.js';
import { german as clueSheet } from '../clue-sheet/words.de.js';
import { addTerms } from '../shared/terms.js';

addTerms('amazons-board', 'de', amazonsBoard);
addTerms('amazons-game', 'de', amazonsGame);
addTerms('clue-board', 'de', clueBoard);
addTerms('clue-sheet', 'de', clueSheet);
addTerms('clue-game', 'de', clueGame);
addTerms('boggle-board', 'de', boggleBoard);
addTerms('boggle-game', 'de', boggleGame);
addTerms('boggle-solver', 'de', boggleSolver);

import type { BoardProblem } from '@games/boggle-core';

const tiles = (count: number): string => (count === 1 ? '1 Würfel' : `${count} Würfel`);

/** Why a text is no board, in German. */
export function problemInGerman(problem: BoardProblem): string {
  switch (problem.code) {
    case 'board-empty':
      return 'Hier ist noch kein Brett. Tippe seine Buchstaben Reihe für Reihe.';
    case 'board-too-long':
      return `Das ist zu lang für ein Brett: höchstens ${problem.limit} Zeichen.`;
    case 'board-character':
      return `Zeile ${problem.line}, Spalte ${problem.column}: „${problem.character}“ ist kein Würfel. Nimm Buchstaben, und einen Punkt für ein Loch.`;
    case 'board-ragged':
      return `Reihe ${problem.row} hat ${tiles(problem.tiles)}, die erste ${problem.expected}. Alle Reihen müssen gleich lang sein.`;
    case 'board-shape':
      return `${tiles(problem.tiles)} ergeben kein Quadrat. Beginne für jede Reihe eine neue Zeile.`;
    case 'board-size':
      return `${tiles(problem.tiles)} ergeben kein Brett von ${problem.width} × ${problem.height}. Bretter haben 1 bis 20 Spalten und Reihen.`;
  }
}

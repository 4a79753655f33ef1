// Checks the published records of full ENABLE2K, and the total of 50,000 rolls, where the files for it are at hand:
//   node boggle/records.mjs <folder with enable2k.txt and boards-new44.txt>
// They are no part of this project. (Beware: enable2k.txt has ends of lines of its own.)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDictionary } from '@games/boggle-core/dictionary';
import { createSolver } from '@games/boggle-core/solver';

const folder = process.argv[2];
if (!folder) throw new Error('which folder?');
const dictionary = buildDictionary(readFileSync(join(folder, 'enable2k.txt'), 'utf8'));
const RECORDS = [
  [4, 4, 'perslatgsineters', 1045, 3625],
  [4, 4, 'qaicdrneetasnnil', 456, 1391],
  [4, 4, 'abcdefghijklmnop', 16, 18],
  [4, 4, 'eeesrvrreeesrsrs', 57, 189],
  [4, 4, 'besbrrneeeehbteq', 92, 201],
  [4, 4, 'catdlinemaropets', 773, 2338],
  [3, 3, 'streaedlp', 267, 545],
  [3, 3, 'abcdefghi', 19, 20],
  [4, 3, 'perslatesind', 600, 1651],
  [3, 4, 'perslatesind', 234, 468],
  [5, 5, 'ligdrmanesietildsracsepes', 2344, 10406],
  [5, 5, 'ititinstietbulseutiarsaba', 326, 810],
];
let wrong = 0;
for (const [width, height, board, words, points] of RECORDS) {
  const solver = createSolver(dictionary, { width, height });
  const found = [solver.solve(board).length, solver.score(board)];
  if (found[0] !== words || found[1] !== points) wrong++;
  console.log(`${width} x ${height} ${board.padEnd(26)} ${found.join(' words, ')} points (${words}, ${points})`);
}
const solver = createSolver(dictionary, { width: 4, height: 4 });
const boards = readFileSync(join(folder, 'boards-new44.txt'), 'utf8').trim().split('\n');
const total = boards.reduce((sum, board) => sum + solver.score(board), 0);
console.log(`${boards.length} rolls: ${total} points (7066576)`);
process.exit(wrong === 0 && total === 7_066_576 ? 0 : 1);

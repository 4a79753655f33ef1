// The rules again, small and on their own: a referee must not share the bugs of the engine it judges.

const STEPS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy])).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** The standard starts of the sparring protocol: 10 x 10, 8 x 8 and 6 x 6, four amazons a side. */
export function start(size) {
  const inset = { 10: 3, 8: 2, 6: 1 }[size];
  if (inset === undefined) throw new RangeError(`size must be 10, 8 or 6: ${size}`);
  const board = new Map();
  for (const [x, y] of [
    [inset, 0],
    [size - 1 - inset, 0],
    [0, inset],
    [size - 1, inset],
  ]) {
    board.set(`${x},${y}`, 0);
    board.set(`${x},${size - 1 - y}`, 1);
  }
  return { size, board, turn: 0 };
}

const name = (x, y) => String.fromCharCode(97 + x) + (y + 1);
const place = (square) => [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];

function* rays({ size, board }, [x0, y0], vacated) {
  for (const [dx, dy] of STEPS) {
    for (let x = x0 + dx, y = y0 + dy; x >= 0 && y >= 0 && x < size && y < size; x += dx, y += dy) {
      const key = `${x},${y}`;
      if (board.has(key) && key !== vacated) break;
      yield [x, y];
    }
  }
}

/** Every turn of the side to move, as `[from, to, arrow]`. */
export function turns(game) {
  const found = [];
  for (const [key, owner] of game.board) {
    if (owner !== game.turn) continue;
    const from = key.split(',').map(Number);
    for (const to of rays(game, from)) {
      for (const arrow of rays(game, to, key)) found.push([name(...from), name(...to), name(...arrow)]);
    }
  }
  return found;
}

/** The game after a turn; throws for an illegal one. */
export function play(game, [from, to, arrow]) {
  const at = place(from);
  const sees = (origin, square, vacated) => [...rays(game, origin, vacated)].some((seen) => name(...seen) === square);
  if (game.board.get(at.join()) !== game.turn || !sees(at, to) || !sees(place(to), arrow, at.join())) {
    throw new Error(`illegal turn ${from}-${to}/${arrow}`);
  }
  const board = new Map(game.board);
  board.delete(at.join());
  board.set(place(to).join(), game.turn);
  board.set(place(arrow).join(), 'arrow');
  return { size: game.size, board, turn: 1 - game.turn };
}

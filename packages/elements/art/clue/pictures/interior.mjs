// What rooms are built of: a box seen from its open side, tiles that run to one point, and rows of books.
import { box, fill, n } from '../parts.mjs';

/** Ceiling, walls, back and floor. `back` is [left, top, right, bottom]; the floor's edges run to a point at `horizon`. */
export const shell = ({ ceiling, left, right, wall, floor }, [x1, y1, x2, y2], horizon = 120) => {
  const spread = (308 - horizon) / (y2 - horizon);
  const [near1, near2] = [120 - (120 - x1) * spread, 120 + (x2 - 120) * spread].map(n);
  return [
    fill(ceiling, `M4 4H236L${x2} ${y1}H${x1}Z`),
    fill(left, `M4 4L${x1} ${y1}V${y2}L${near1} 308H-60V4Z`),
    fill(right, `M236 4L${x2} ${y1}V${y2}L${near2} 308H300V4Z`),
    box(wall, x1, y1, x2 - x1, y2 - y1),
    fill(floor, `M${x1} ${y2}H${x2}L${near2} 308H${near1}Z`),
  ];
};

/** Every other tile of a floor between `top` and `bottom`, `across` tiles wide at the front edge. */
export const tiles = (color, { vp: [vx, vy], top, bottom, rows, across, width = 340, odd = 0 }) => {
  const near = 1 / (bottom - vy);
  const far = 1 / (top - vy);
  const edge = (row) => vy + 1 / (far + ((near - far) * row) / rows);
  const x = (column, y) => n(vx + (column / across - 0.5) * width * ((y - vy) / (bottom - vy)));
  let d = '';
  for (let row = 0; row < rows; row++) {
    const [y1, y2] = [edge(row), edge(row + 1)];
    for (let column = (row + odd) % 2; column < across; column += 2) {
      d += `M${x(column, y1)} ${n(y1)}L${x(column + 1, y1)} ${n(y1)}L${x(column + 1, y2)} ${n(y2)}L${x(column, y2)} ${n(y2)}Z`;
    }
  }
  return fill(color, d);
};

/** A row of books on a shelf, by a small congruential generator, so that every build shelves them alike. */
export const books = (x, y, width, height, inks, seed) => {
  let state = seed;
  const next = (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  let out = '';
  let at = x;
  while (at < x + width - 3) {
    const thick = Math.min(6 + next(5), x + width - at);
    const tall = height - next(Math.max(2, height * 0.26));
    out += box(inks[next(inks.length)], at, y + height - tall, thick - 0.8, tall);
    if (next(4) === 0) out += box('#d9a441', at, y + height - tall + 5, thick - 0.8, 2.4);
    at += thick;
  }
  return out;
};

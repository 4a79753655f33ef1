// Shapes that several pictures share. All give SVG text; all numbers are rounded, so that a file differs only where it changed.
export const n = (value) => String(Math.round(value * 10) / 10);
const at = (cx, cy, radius, turn) =>
  `${n(cx + radius * Math.cos(turn * Math.PI * 2))} ${n(cy + radius * Math.sin(turn * Math.PI * 2))}`;

/** One filled path. */
export const fill = (color, d, more = '') => `<path fill="${color}" d="${d}"${more && ` ${more}`}/>`;
/** One drawn line. */
export const line = (color, width, d, more = '') =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`;
export const disc = (color, cx, cy, r) => `<circle fill="${color}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"/>`;
export const oval = (color, cx, cy, rx, ry, more = '') =>
  `<ellipse fill="${color}" cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${more && ` ${more}`}/>`;
export const box = (color, x, y, width, height, more = '') =>
  `<rect fill="${color}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${more && ` ${more}`}/>`;
export const group = (transform, ...children) => `<g transform="${transform}">${children.join('')}</g>`;
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Wedges from one point, every other one of `count` pairs; `from` and `to` are turns (0 to the right, 0.25 down). */
export const rays = (color, cx, cy, radius, count, from = 0, to = 1) => {
  const step = (to - from) / count;
  return fill(
    color,
    Array.from(
      { length: count },
      (_, ray) =>
        `M${n(cx)} ${n(cy)}L${at(cx, cy, radius, from + ray * step)}L${at(cx, cy, radius, from + (ray + 0.5) * step)}Z`,
    ).join(''),
  );
};

/** A blade of a fan: a ring's piece between two radii and two turns. */
export const blade = (color, cx, cy, inner, outer, from, to) =>
  fill(
    color,
    `M${at(cx, cy, inner, from)}L${at(cx, cy, outer, from)}A${outer} ${outer} 0 0 1 ${at(cx, cy, outer, to)}L${at(cx, cy, inner, to)}A${inner} ${inner} 0 0 0 ${at(cx, cy, inner, from)}Z`,
  );

/** Rows of overlapping scales, as on a fan or a fish: `inks` from the rim to the eye. */
export const scales = (inks, left, top, columns, rows, radius) =>
  times(rows, (row) =>
    times(columns + (row % 2), (column) =>
      inks
        .map((color, ring) =>
          disc(
            color,
            left + column * radius * 2 + (row % 2 ? 0 : radius),
            top + row * radius,
            radius * (1 - ring / inks.length),
          ),
        )
        .join(''),
    ),
  );

/** Stripes with a bend in the middle, pointing up. */
export const chevrons = (color, left, right, top, bottom, pitch, rise) =>
  times(Math.ceil((bottom - top + rise) / pitch), (index) => {
    const y = top + index * pitch;
    const middle = (left + right) / 2;
    return fill(
      color,
      `M${left} ${n(y + rise)}L${n(middle)} ${n(y)}L${right} ${n(y + rise)}V${n(y + rise + pitch / 2)}L${n(middle)} ${n(y + pitch / 2)}L${left} ${n(y + rise + pitch / 2)}Z`,
    );
  });

/** Beads along a line of points. */
export const beads = (color, points, radius) => points.map(([x, y]) => disc(color, x, y, radius)).join('');

/** Points on a quadratic curve, for beads. */
export const along = ([x0, y0], [x1, y1], [x2, y2], count) =>
  Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2];
  });

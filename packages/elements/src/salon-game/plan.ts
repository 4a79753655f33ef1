/** The size of the drawing: the ring of nine areas around the corridor. */
export const WIDTH = 36;
/** The left side is one area longer than the right one, so the right area between the corners is a long one. */
export const HEIGHT = 40;

/** Where something stands in the drawing. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An area of the ring. */
export interface AreaPlan {
  /** Its walls. */
  readonly outline: string;
  /** The room for its name and who stands there. */
  readonly box: Rectangle;
  /** Where the stairs of a secret passage would be; corners alone have them. */
  readonly stairs?: readonly [x: number, y: number];
}

const box = (x: number, y: number, width: number, height: number): Rectangle => ({ x, y, width, height });

/** The nine areas, clockwise from the top left, as a ring has them. */
export const AREAS: readonly AreaPlan[] = [
  { outline: 'M0 0H12V10H10V12H0Z', box: box(0, 0, 12, 10.5), stairs: [1.7, 10.3] },
  { outline: 'M12 0H24V10H12Z', box: box(12, 0, 12, 10) },
  { outline: 'M24 0H36V12H26V10H24Z', box: box(24, 0, 12, 10.5), stairs: [34.3, 10.3] },
  { outline: 'M26 12H36V28H26Z', box: box(26, 12, 10, 16) },
  { outline: 'M26 28H36V40H24V30H26Z', box: box(24, 29.5, 12, 10.5), stairs: [34.3, 29.7] },
  { outline: 'M12 30H24V40H12Z', box: box(12, 30, 12, 10) },
  { outline: 'M0 28H10V30H12V40H0Z', box: box(0, 29.5, 12, 10.5), stairs: [1.7, 29.7] },
  { outline: 'M0 20H10V28H0Z', box: box(0, 20, 10, 8) },
  { outline: 'M0 12H10V20H0Z', box: box(0, 12, 10, 8) },
];

/** The main corridor. */
export const CORRIDOR: Rectangle = box(10, 10, 16, 20);

/** The doors: from each area to the corridor, and between neighbours. */
export const DOORS: readonly string[] = [
  ...['M10.3 10H11.7', 'M16.500 10H19.500', 'M24.3 10H25.7', 'M26 18.500V21.500', 'M24.3 30H25.7'],
  ...['M16.500 30H19.500', 'M10.3 30H11.7', 'M10 22.500V25.500', 'M10 14.500V17.500'],
  ...['M12 3.500V6.500', 'M24 3.500V6.500', 'M29.500 12H32.500', 'M29.500 28H32.500', 'M24 33.500V36.500'],
  ...['M12 33.500V36.500', 'M3.500 28H6.500', 'M3.500 20H6.500', 'M3.500 12H6.500'],
];

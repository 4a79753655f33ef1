// The floods of src/engine/floods.ts on four boards at once. Lanes of 16 bits keep the shifts inside a side by themselves.

import {
  AMAZONS4,
  BESIDE,
  EMPTY4,
  FIRST,
  FRONT,
  get,
  join,
  KING_FIRST,
  LATE,
  NEAR1,
  NEAR2,
  NEAR3,
  NEXT,
  OPEN,
  PLANE1,
  PLANE2,
  PLANE4,
  PLANE8,
  put,
  ROW,
  TIES,
} from './memory';

/** The halves of each board changed over. */
export function swap(bits: v128): v128 {
  return v128.shuffle<i16>(bits, bits, 1, 0, 3, 2, 5, 4, 7, 6);
}

function start(last: usize): void {
  for (let r: usize = ROW; r <= last; r += ROW) {
    put(OPEN, r, get(EMPTY4, r));
    put(FRONT, r, get(AMAZONS4, r));
  }
  const none = i32x4.splat(0);
  put(FRONT, 0, none);
  put(FRONT, last + ROW, none);
  put(NEXT, 0, none);
  put(NEXT, last + ROW, none);
}

/** Rays along a row, to both sides. */
function along(here: v128, through: v128, wide: bool): v128 {
  const begin = v128.and(i16x8.shl(here, 1), through);
  const sum = i16x8.add(through, begin);
  let ray = v128.or(here, v128.and(i16x8.shr_u(here, 1), through));
  let pass = v128.and(through, i16x8.shr_u(through, 1));
  ray = v128.or(ray, v128.and(i16x8.shr_u(ray, 2), pass));
  pass = v128.and(pass, i16x8.shr_u(pass, 2));
  ray = v128.or(ray, v128.and(i16x8.shr_u(ray, 4), pass));
  if (wide) {
    pass = v128.and(pass, i16x8.shr_u(pass, 4));
    ray = v128.or(ray, v128.and(i16x8.shr_u(ray, 8), pass));
  }
  return v128.and(v128.or(ray, v128.xor(sum, through)), through);
}

export function queens(last: usize, wide: bool): void {
  const none = i32x4.splat(0);
  start(last);
  for (let r: usize = ROW; r <= last; r += ROW) {
    put(FIRST, r, none);
    put(TIES, r, none);
    put(LATE, r, none);
    put(NEAR1, r, none);
    put(NEAR2, r, none);
    put(NEAR3, r, none);
  }
  let front = FRONT;
  let next = NEXT;
  for (let wave = 1; ; wave++) {
    let straight = none;
    let right = none;
    let left = none;
    for (let r: usize = ROW; r <= last; r += ROW) {
      const from = get(front, r - ROW);
      const through = get(OPEN, r);
      straight = v128.and(v128.or(straight, from), through);
      right = v128.and(i16x8.shl(v128.or(right, from), 1), through);
      left = v128.and(i16x8.shr_u(v128.or(left, from), 1), through);
      put(next, r, v128.or(straight, v128.or(right, left)));
    }
    straight = none;
    right = none;
    left = none;
    let any = none;
    for (let r = last; r >= ROW; r -= ROW) {
      const from = get(front, r + ROW);
      const through = get(OPEN, r);
      const here = get(front, r);
      straight = v128.and(v128.or(straight, from), through);
      right = v128.and(i16x8.shl(v128.or(right, from), 1), through);
      left = v128.and(i16x8.shr_u(v128.or(left, from), 1), through);
      let found = v128.or(v128.or(get(next, r), straight), v128.or(right, left));
      if (v128.any_true(here)) found = v128.or(found, along(here, through, wide));
      put(next, r, found);
      any = v128.or(any, found);
      const still = v128.andnot(through, found);
      put(OPEN, r, still);
      join(FIRST, r, v128.and(found, swap(still)));
      join(TIES, r, v128.and(found, swap(found)));
      join(LATE, r, v128.and(found, swap(here)));
      if (wave === 1) put(NEAR1, r, found);
      else if (wave === 2) put(NEAR2, r, found);
      else if (wave === 3) put(NEAR3, r, found);
    }
    if (!v128.any_true(any)) return;
    const done = front;
    front = next;
    next = done;
  }
}

export function kings(last: usize): void {
  const none = i32x4.splat(0);
  start(last);
  for (let r: usize = ROW; r <= last; r += ROW) {
    put(KING_FIRST, r, none);
    put(PLANE1, r, none);
    put(PLANE2, r, none);
    put(PLANE4, r, none);
    put(PLANE8, r, none);
    put(BESIDE, r, none);
  }
  let front = FRONT;
  let next = NEXT;
  for (let wave = 1; ; wave++) {
    const distance = min(wave, 15);
    let any = none;
    let above = none;
    let here = get(front, ROW);
    for (let r: usize = ROW; r <= last; r += ROW) {
      const below = get(front, r + ROW);
      const column = v128.or(above, v128.or(here, below));
      above = here;
      here = below;
      const through = get(OPEN, r);
      const found = v128.and(v128.or(column, v128.or(i16x8.shl(column, 1), i16x8.shr_u(column, 1))), through);
      put(next, r, found);
      any = v128.or(any, found);
      const still = v128.andnot(through, found);
      put(OPEN, r, still);
      join(KING_FIRST, r, v128.and(found, swap(still)));
      if (distance & 1) join(PLANE1, r, found);
      if (distance & 2) join(PLANE2, r, found);
      if (distance & 4) join(PLANE4, r, found);
      if (distance & 8) join(PLANE8, r, found);
      if (wave === 1) put(BESIDE, r, found);
    }
    if (!v128.any_true(any)) return;
    const done = front;
    front = next;
    next = done;
  }
}

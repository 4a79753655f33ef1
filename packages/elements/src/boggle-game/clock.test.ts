import { expect, test } from 'vitest';
import { neverBack } from './clock.js';

test('BOG-10 a clock that is set back goes on from where it was; one that is set forward is followed', () => {
  let device = 1_000_000;
  const now = neverBack(() => device);
  expect(now()).toBe(1_000_000);
  device += 5000;
  expect(now()).toBe(1_005_000);
  // Back by an hour: time stands for a moment, then runs on.
  device -= 3_600_000;
  expect(now()).toBe(1_005_000);
  device += 2000;
  expect(now()).toBe(1_007_000);
  // The machine slept.
  device += 60_000;
  expect(now()).toBe(1_067_000);
});

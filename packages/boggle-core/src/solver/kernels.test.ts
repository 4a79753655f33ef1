import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kernels, RECORD, RECORDS } from '../../scripts/kernels.mjs';
import { RECORD as record, RECORDS as records } from './scratch.js';

test('generated/kernels.ts is what scripts/kernels.mjs writes', () => {
  expect([RECORD, RECORDS]).toEqual([record, records]);
  expect(readFileSync(new URL('./generated/kernels.ts', import.meta.url), 'utf8')).toBe(kernels());
});

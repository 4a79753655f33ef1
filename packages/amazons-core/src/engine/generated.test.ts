import { expect, it } from 'vitest';
import { KERNEL_BINARY } from './generated/kernel-binary.js';
import { WORKER_SOURCE } from './generated/worker-source.js';

it('the generated files are what their sources give: run `pnpm --filter @games/amazons-core generate`', async () => {
  const { kernelBinary, workerSource } = await import('../../assembly/build.mjs');
  expect(await kernelBinary()).toBe(KERNEL_BINARY);
  expect(await workerSource()).toBe(WORKER_SOURCE);
}, 240_000);

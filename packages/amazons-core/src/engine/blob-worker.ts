import type { EngineWorker } from './create-engine.js';
import { KERNEL_BINARY } from './generated/kernel-binary.js';
import { WORKER_SOURCE } from './generated/worker-source.js';

/** What a page has and Node has not; a core is built without the DOM's types. */
interface Page {
  Worker?: new (url: string) => EngineWorker;
  Blob?: new (parts: readonly string[], options: { readonly type: string }) => object;
  URL?: { createObjectURL?(blob: object): string };
}

let address: string | undefined;

/**
 * A worker from source that travels inside this file, so that it works from a bundle on another origin and in any bundler.
 *
 * @returns the worker, or `undefined` where there are none
 * @throws whatever the page's policy throws where it forbids workers from a blob
 */
export function blobWorker(): EngineWorker | undefined {
  const { Worker, Blob, URL } = globalThis as unknown as Page;
  if (!Worker || !Blob || !URL?.createObjectURL) return undefined;
  // The kernel travels once and is handed over; the address is kept for the next engine.
  address ??= URL.createObjectURL(
    new Blob([`self.AMAZONS_KERNEL='${KERNEL_BINARY}';`, WORKER_SOURCE], { type: 'text/javascript' }),
  );
  return new Worker(address);
}

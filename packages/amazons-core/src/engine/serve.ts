import type { Reply, Request } from './protocol.js';
import { startSearch } from './search.js';
import { runInSlices } from './slices.js';

/** The worker's own side of its messages. */
export interface Scope {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
}

/** Between two slices a worker sees whether it should stop. */
const SLICE_MS = 20;

/**
 * Answers searches inside a worker.
 *
 * @param scope - the worker's global scope
 */
export function serve(scope: Scope): void {
  const running = new Map<number, (keep: boolean) => void>();
  scope.onmessage = ({ data }) => {
    if (data.type === 'stop') {
      running.get(data.id)?.(data.keep);
      if (!data.keep) running.delete(data.id);
      return;
    }
    const { id, state, options, progress } = data;
    try {
      const session = startSearch(state, {
        ...options,
        ...(progress && { onProgress: (thought) => scope.postMessage({ type: 'progress', id, thought }) }),
      });
      const stop = runInSlices(session, SLICE_MS, (result) => {
        running.delete(id);
        scope.postMessage({ type: 'result', id, result });
      });
      running.set(id, stop);
    } catch (error) {
      scope.postMessage({ type: 'error', id, message: String(error) });
    }
  };
  scope.postMessage({ type: 'ready' });
}

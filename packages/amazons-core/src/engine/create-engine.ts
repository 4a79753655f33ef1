import type { AmazonsState } from '../types.js';
import { blobWorker } from './blob-worker.js';
import { clock } from './clock.js';
import type { Reply, Request, SentOptions } from './protocol.js';
import { checkSearch, startSearch } from './search.js';
import { runInSlices } from './slices.js';
import type { SearchResult, Thought } from './types.js';

/** What the engine needs of a `Worker`. Handlers are typed as methods are, or a `Worker`, whose events know more, would not fit. */
export interface EngineWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: { handle(event: { readonly data: unknown }): void }['handle'] | null;
  onerror: { handle(event: unknown): void }['handle'] | null;
}

/** What the engine needs of an `AbortSignal`. */
export interface EngineSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Where the engine lives. */
export interface EngineOptions {
  /**
   * Makes the worker; for pages whose policy forbids workers from a blob: `() => new Worker(new URL(
   * '@games/amazons-core/engine/worker', import.meta.url), { type: 'module' })`. `false`: no worker, the search shares the
   * page's thread in slices of a few milliseconds. Without it the engine makes its own from a blob, and falls back to slices
   * where that is blocked.
   */
  readonly worker?: (() => EngineWorker) | false;
}

/** How long and how well to think; see `SearchOptions`. */
export interface EngineSearchOptions extends SentOptions {
  /** Told of better thoughts as they come. */
  readonly onProgress?: (thought: Thought) => void;
  /** Gives the search up: the promise is then rejected with the signal's reason. */
  readonly signal?: EngineSignal;
}

/** An engine that thinks beside the page. */
export interface Engine {
  /**
   * Looks for the best turn without holding the page's thread.
   *
   * @returns a promise of what `search` gives; rejected when `signal` aborts, when the engine is closed, or with a
   * RangeError when the game is over
   */
  search(state: AmazonsState, options?: EngineSearchOptions): Promise<SearchResult>;
  /** Ends every search under way with the best found so far. */
  stop(): void;
  /** Lets the worker go; searches under way are rejected. */
  close(): void;
}

/** Far below the 50 ms at which a page feels held. */
const SLICE_MS = 8;

interface Job {
  readonly request: Extract<Request, { type: 'search' }>;
  readonly options: EngineSearchOptions;
  readonly begin: number;
  resolve(result: SearchResult): void;
  reject(reason: unknown): void;
  /** Set once it runs on this thread. */
  stop?: (keep: boolean) => void;
}

/**
 * Makes an engine that thinks in a worker, or in slices between other work where there is none.
 *
 * @param options - where it lives; by default in a worker of its own
 * @returns the engine; `close` it when done
 *
 * @example
 * ```ts
 * import { create } from '@games/amazons-core';
 * import { createEngine } from '@games/amazons-core/engine';
 *
 * const engine = createEngine();
 * const { action } = await engine.search(create().value, { nodes: 2000 });
 * action.type; // => 'move'
 * engine.close();
 * ```
 */
export function createEngine({ worker: make }: EngineOptions = {}): Engine {
  const jobs = new Map<number, Job>();
  let worker: EngineWorker | undefined;
  let ready = false;
  let closed = false;
  let lastId = 0;

  function settle(id: number): Job | undefined {
    const job = jobs.get(id);
    jobs.delete(id);
    return job;
  }

  /** What is left of the time: starting a worker takes some. */
  function timed(job: Job): SentOptions {
    const { timeMs, ...rest } = job.request.options;
    return timeMs === undefined ? rest : { ...rest, timeMs: Math.max(1, timeMs - (clock() - job.begin)) };
  }

  function runHere(job: Job): void {
    const { id, state } = job.request;
    const { onProgress } = job.options;
    const session = startSearch(state, { ...timed(job), ...(onProgress && { onProgress }) });
    job.stop = runInSlices(session, SLICE_MS, (result) => settle(id)?.resolve(result));
  }

  function send(job: Job): void {
    if (worker && ready) worker.postMessage({ ...job.request, options: timed(job) });
    else if (!worker) runHere(job);
  }

  function withoutWorker(): void {
    worker?.terminate();
    worker = undefined;
    for (const job of jobs.values()) if (!job.stop) runHere(job);
  }

  function receive(reply: Reply): void {
    switch (reply.type) {
      case 'ready':
        ready = true;
        for (const job of jobs.values()) send(job);
        return;
      case 'progress':
        jobs.get(reply.id)?.options.onProgress?.(reply.thought);
        return;
      case 'result':
        settle(reply.id)?.resolve(reply.result);
        return;
      case 'error':
        settle(reply.id)?.reject(new Error(reply.message));
    }
  }

  try {
    worker = make === false ? undefined : make ? make() : blobWorker();
    if (worker) {
      worker.onmessage = ({ data }) => receive(data as Reply);
      // A blocked or broken worker never says that it is ready: the search then goes on here.
      worker.onerror = withoutWorker;
    }
  } catch {
    worker = undefined;
  }

  function stopJob(job: Job, keep: boolean): void {
    if (job.stop) job.stop(keep);
    else worker?.postMessage({ type: 'stop', id: job.request.id, keep } satisfies Request);
  }

  return {
    search(state, options = {}) {
      const { onProgress, signal, ...sent } = options;
      return new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the engine was closed'));
        if (signal?.aborted) return reject(signal.reason);
        checkSearch(state, sent);
        const id = ++lastId;
        const give = (): void => {
          const job = settle(id);
          if (!job) return;
          stopJob(job, false);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', give);
        const done = (): void => signal?.removeEventListener('abort', give);
        const job: Job = {
          request: { type: 'search', id, state, options: sent, progress: onProgress !== undefined },
          options,
          begin: clock(),
          resolve: (result) => {
            done();
            resolve(result);
          },
          reject: (reason) => {
            done();
            reject(reason);
          },
        };
        jobs.set(id, job);
        send(job);
      });
    },
    stop() {
      for (const job of jobs.values()) stopJob(job, true);
    },
    close() {
      closed = true;
      worker?.terminate();
      for (const [id, job] of [...jobs]) {
        settle(id);
        job.stop?.(false);
        job.reject(new Error('the engine was closed'));
      }
      worker = undefined;
    },
  };
}

import { Worker as Thread } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { create } from '../create.js';
import { createEngine, type EngineWorker } from './create-engine.js';
import { stateOf } from './fixtures/states.js';
import { KERNEL_BINARY } from './generated/kernel-binary.js';
import { WORKER_SOURCE } from './generated/worker-source.js';
import type { Request } from './protocol.js';
import { search } from './search.js';
import { serve } from './serve.js';

const start = create().value;
const over = stateOf('q*Q/**1/3 b');

/** A worker whose other side runs on this thread; what is sent is copied, as it would be. */
function nearby(sent: Request[] = []): EngineWorker {
  const scope: Parameters<typeof serve>[0] = {
    onmessage: null,
    postMessage: (reply) => {
      const data = structuredClone(reply);
      queueMicrotask(() => worker.onmessage?.({ data }));
    },
  };
  const worker: EngineWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => {
      scope.onmessage = null;
    },
    postMessage: (message) => {
      const data = structuredClone(message) as Request;
      sent.push(data);
      queueMicrotask(() => scope.onmessage?.({ data }));
    },
  };
  serve(scope);
  return worker;
}

/** The inlined worker as it is shipped, on a thread of Node with a page worker's names. */
function shipped(): EngineWorker {
  const names = `const { parentPort } = require('node:worker_threads');
    globalThis.self = globalThis;
    globalThis.postMessage = (data) => parentPort.postMessage(data);
    parentPort.on('message', (data) => globalThis.onmessage({ data }));
    self.AMAZONS_KERNEL = '${KERNEL_BINARY}';`;
  const thread = new Thread(`${names}\n${WORKER_SOURCE}`, { eval: true });
  const worker: EngineWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => void thread.terminate(),
    postMessage: (message) => thread.postMessage(message),
  };
  thread.on('message', (data) => worker.onmessage?.({ data }));
  thread.on('error', (error) => worker.onerror?.(error));
  return worker;
}

/** A worker that the page's policy blocks: it is made, says nothing and fails. */
function blocked(): EngineWorker {
  const worker: EngineWorker = { onmessage: null, onerror: null, terminate: () => {}, postMessage: () => {} };
  setTimeout(() => worker.onerror?.(new Error('Content Security Policy')), 0);
  return worker;
}

const places = [
  ['slices of this thread', { worker: false }],
  ['a worker', { worker: () => nearby() }],
  ['the inlined worker', { worker: shipped }],
  ['slices after a worker was blocked', { worker: blocked }],
  [
    'slices after a worker could not be made',
    {
      worker: () => {
        throw new Error('no workers here');
      },
    },
  ],
  ['its own choice', {}],
] as const;

describe.each(places)('createEngine in %s', (_place, options) => {
  it('gives what search gives', async () => {
    const engine = createEngine(options);
    expect(await engine.search(start, { nodes: 3000, seed: 9 })).toEqual(search(start, { nodes: 3000, seed: 9 }));
    engine.close();
  });

  it('can be stopped with the best so far', async () => {
    const engine = createEngine(options);
    const found = engine.search(start, { timeMs: 600_000, onProgress: () => engine.stop() });
    expect((await found).action.type).toBe('move');
    engine.close();
  });

  it('can be given up', async () => {
    const engine = createEngine(options);
    const control = new AbortController();
    const given = engine.search(start, { timeMs: 600_000, signal: control.signal });
    control.abort(new Error('enough'));
    await expect(given).rejects.toThrow('enough');
    // It is free for the next one.
    expect((await engine.search(start, { nodes: 200 })).nodes).toBeGreaterThan(0);
    engine.close();
  });

  it('rejects what was under way when it is closed', async () => {
    const engine = createEngine(options);
    const given = engine.search(start, { timeMs: 600_000 });
    engine.close();
    await expect(given).rejects.toThrow('the engine was closed');
  });
});

describe('createEngine', () => {
  it('reports progress', async () => {
    const engine = createEngine({ worker: () => nearby() });
    const seen: number[] = [];
    const { nodes } = await engine.search(start, {
      timeMs: 600_000,
      onProgress: (thought) => {
        seen.push(thought.nodes);
        expect(thought.line[0]).toMatchObject({ type: 'move', seat: 0 });
        if (seen.length === 3) engine.stop();
      },
    });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(nodes).toBeGreaterThanOrEqual(seen.at(-1) ?? Number.POSITIVE_INFINITY);
    engine.close();
  });

  it('runs several searches side by side', async () => {
    const engine = createEngine({ worker: () => nearby() });
    const both = await Promise.all([
      engine.search(start, { nodes: 800 }),
      engine.search(start, { nodes: 800, seed: 4 }),
    ]);
    expect(both).toEqual([search(start, { nodes: 800 }), search(start, { nodes: 800, seed: 4 })]);
    engine.close();
  });

  it('tells the worker only what can be copied', async () => {
    const sent: Request[] = [];
    const engine = createEngine({ worker: () => nearby(sent) });
    await engine.search(start, { nodes: 300, onProgress: () => {}, signal: new AbortController().signal });
    expect(sent).toEqual([{ type: 'search', id: 1, state: start, options: { nodes: 300 }, progress: true }]);
    engine.close();
  });

  it('rejects a game that is over, a signal that was aborted before, and a wrong option', async () => {
    for (const options of [{ worker: false }, { worker: () => nearby() }] as const) {
      const engine = createEngine(options);
      await expect(engine.search(over)).rejects.toThrow(RangeError);
      await expect(engine.search(start, { signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before');
      await expect(engine.search(start, { nodes: -1 })).rejects.toThrow(/nodes: more than 0/);
      engine.close();
      await expect(engine.search(start)).rejects.toThrow('the engine was closed');
    }
  });
});

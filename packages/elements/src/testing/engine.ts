import { type AmazonsState, legalActions, type MoveAction } from '@games/amazons-core';
import type { EngineOptions, SearchResult } from '@games/amazons-core/engine';

/** What was asked of the engine. */
export interface Asked {
  readonly state: AmazonsState;
  readonly options: Readonly<Record<string, unknown>>;
}

type Message = { readonly type: string; readonly id: number } & Asked;

/** An engine in whose place a test answers: by a function, or not at all. */
export interface StubEngine {
  readonly worker: Exclude<EngineOptions['worker'], false | undefined>;
  readonly asked: Asked[];
  /** How many searches were given up. */
  stopped: number;
  /** How many workers stand. */
  alive: number;
}

/** A worker that speaks the engine's protocol; `answer` gives the result, or `undefined` to go on thinking for ever. */
export function stubEngine(answer: (asked: Asked) => Partial<SearchResult> | undefined): StubEngine {
  const stub: StubEngine = {
    asked: [],
    stopped: 0,
    alive: 0,
    worker: () => {
      stub.alive++;
      const reply = (data: unknown): void => queueMicrotask(() => worker.onmessage?.({ data }));
      const worker: ReturnType<StubEngine['worker']> = {
        onmessage: null,
        onerror: null,
        terminate: () => {
          stub.alive--;
        },
        postMessage: (message) => {
          const { type, id, state, options } = message as Message;
          if (type !== 'search') {
            stub.stopped++;
            return;
          }
          stub.asked.push({ state, options });
          const result = answer({ state, options });
          if (result) {
            reply({
              type: 'result',
              id,
              result: { score: 0, nodes: 1, depth: 1, line: [], action: firstMove(state), ...result },
            });
          }
        },
      };
      reply({ type: 'ready' });
      return worker;
    },
  };
  return stub;
}

/** The first legal turn: what the engine in tests plays. */
export function firstMove(state: AmazonsState): MoveAction {
  for (const action of legalActions(state)) if (action.type === 'move') return action;
  throw new TypeError('nothing can be played here');
}

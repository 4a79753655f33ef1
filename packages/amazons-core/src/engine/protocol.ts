import type { AmazonsState } from '../types.js';
import type { Level, SearchResult, Thought } from './types.js';

/** The part of `SearchOptions` that can be sent. */
export interface SentOptions {
  readonly timeMs?: number;
  readonly nodes?: number;
  readonly level?: Level;
  readonly seed?: number;
}

/** From the page to the worker. */
export type Request =
  | {
      readonly type: 'search';
      readonly id: number;
      readonly state: AmazonsState;
      readonly options: SentOptions;
      readonly progress: boolean;
    }
  | { readonly type: 'stop'; readonly id: number; readonly keep: boolean };

/** From the worker to the page. `ready` comes first: a worker that the page's policy blocks never says it. */
export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'result'; readonly id: number; readonly result: SearchResult }
  | { readonly type: 'error'; readonly id: number; readonly message: string };

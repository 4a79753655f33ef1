// The entry of the engine's worker, for bundlers: `new Worker(new URL('@games/amazons-core/engine/worker', import.meta.url))`.

import { type Scope, serve } from './serve.js';

serve(globalThis as unknown as Scope);

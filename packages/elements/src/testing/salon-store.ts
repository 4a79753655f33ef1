import { err, ok } from '@games/kit';
import type { DeskStore, KeptDesk, StoreProblem } from '../salon-desk/store.js';

/** A store in memory that several desks share as tabs share a device, and that can be made to fail. */
export function memoryStore(): DeskStore & { kept: KeptDesk | undefined; fault: StoreProblem | undefined } {
  const listeners = new Set<() => void>();
  const store = {
    kept: undefined as KeptDesk | undefined,
    fault: undefined as StoreProblem | undefined,
    load: async () => (store.fault === 'unavailable' ? err('unavailable' as const) : ok(store.kept)),
    async save(text: string, after: number) {
      if (store.fault) return err(store.fault);
      if ((store.kept?.revision ?? 0) !== after) return err('other-tab' as const);
      store.kept = { text, revision: after + 1 };
      for (const listener of listeners) listener();
      return ok(after + 1);
    },
    watch(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

import { err, ok } from '@games/kit';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DeskPlace, DeskStore, KeptDesk, StoreProblem } from './store.js';

interface Schema extends DBSchema {
  desks: { key: string; value: KeptDesk };
}

const DESKS = 'desks';

/** Keeps a desk in the browser's database. A write that another tab was faster with is refused, so that none is lost. */
export function createIndexedStore({ database = 'salon-desk', key = 'game' }: DeskPlace = {}): DeskStore {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let channel: BroadcastChannel | undefined;
  const close = (): void => {
    void opening?.then((open) => open.close());
    opening = undefined;
  };
  const opened = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(database, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(DESKS),
      blocking: close,
      terminated: () => {
        opening = undefined;
      },
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  // One channel for both ends: a tab does not hear itself through it.
  const line = (): BroadcastChannel => {
    channel ??= new BroadcastChannel(`${database}/${key}`);
    return channel;
  };
  return {
    async load() {
      try {
        return ok(await (await opened()).get(DESKS, key));
      } catch (error) {
        return err(problemOf(error));
      }
    },
    async save(text, after) {
      try {
        const change = (await opened()).transaction(DESKS, 'readwrite');
        const kept = await change.store.get(key);
        if ((kept?.revision ?? 0) !== after) {
          await change.done;
          return err('other-tab');
        }
        const revision = after + 1;
        await Promise.all([change.store.put({ text, revision }, key), change.done]);
        line().postMessage(revision);
        return ok(revision);
      } catch (error) {
        return err(problemOf(error));
      }
    },
    watch(listener) {
      line().addEventListener('message', listener);
      return () => {
        channel?.close();
        channel = undefined;
        close();
      };
    },
  };
}

function problemOf(error: unknown): StoreProblem {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}

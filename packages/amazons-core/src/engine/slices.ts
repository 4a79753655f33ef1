import type { SearchResult, Session } from './types.js';

/** What a browser and Node both have, and a core is built without. */
interface Host {
  MessageChannel?: new () => {
    port1: { onmessage: (() => void) | null; close(): void };
    port2: { postMessage(message: unknown): void };
  };
  setTimeout(callback: () => void, ms: number): unknown;
}

/** Lets waiting events, painting and messages go first. A channel is not slowed down as nested timers are. */
function afterEvents(then: () => void): void {
  const host = globalThis as unknown as Host;
  if (!host.MessageChannel) {
    host.setTimeout(then, 0);
    return;
  }
  const { port1, port2 } = new host.MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(0);
}

/**
 * Runs a session without holding its thread: slices of `ms` milliseconds, with room for other work between them.
 *
 * @param session - a search that was started
 * @param ms - how long a slice is: far below 50 on a page, where a longer task is felt
 * @param then - told the result; not called after `stop` gave up the search
 * @returns stops the search: with `true` it ends with the best so far, with `false` in silence
 */
export function runInSlices(
  session: Session,
  ms: number,
  then: (result: SearchResult) => void,
): (keep: boolean) => void {
  let stopped: boolean | undefined;
  const step = (): void => {
    if (stopped === false) return;
    if (session.run(ms) || stopped) then(session.result());
    else afterEvents(step);
  };
  afterEvents(step);
  return (keep) => {
    stopped = keep;
  };
}

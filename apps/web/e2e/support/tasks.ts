import type { Browser, Page } from './test.js';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the event, in microseconds. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly frames?: readonly { readonly processId?: number }[] };
  };
}

/**
 * The longest task on the page's main thread while something was done, in milliseconds of processor time.
 * Time on the clock would also count how long other programs of a busy machine held the processor.
 */
export async function longestTask(browser: Browser, page: Page, doing: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await doing();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const started = traceEvents.find(({ name }) => name === 'TracingStartedInBrowser');
  const pids = new Set(started?.args.data?.frames?.map(({ processId }) => processId));
  const main = traceEvents.find(
    ({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && pids.has(pid),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === main?.pid && tid === main.tid,
  );
  if (tasks.length === 0) throw new TypeError('the trace has no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

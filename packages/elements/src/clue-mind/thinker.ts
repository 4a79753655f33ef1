import type { answerer } from './answer.js';
import type { AnswerTo, Question } from './questions.js';

/** A question that waits for its answer. */
interface Job {
  readonly id: number;
  readonly question: Question;
  readonly signal: AbortSignal | undefined;
  /** Undefined: nobody waits any more, or it could not be answered. */
  readonly give: (answer: unknown) => void;
}

/** A question that nobody wants answered any more may hold up the next one so long: a new worker takes as long to start. */
const PATIENCE_MS = 100;

/**
 * Thinks beside the page, in a worker that is made with the first question: one question after the other. Where there are no
 * workers, or the page's policy forbids them, it thinks on the page, between its other work.
 */
export class Thinker {
  readonly #make: () => Worker;
  readonly #waiting: Job[] = [];
  #now: Job | undefined;
  #lastId = 0;
  #worker: Worker | undefined;
  #hasWorker: boolean;
  #here: ReturnType<typeof answerer> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param make - makes the worker; one of this package's own without it */
  constructor(make: () => Worker = ownWorker) {
    this.#make = make;
    this.#hasWorker = typeof Worker !== 'undefined';
  }

  /**
   * Asks.
   *
   * @param question - what
   * @param signal - aborted when nobody wants the answer any more
   * @returns the answer; `undefined` when it was given up
   */
  ask<Asked extends Question>(question: Asked, signal?: AbortSignal): Promise<AnswerTo<Asked> | undefined> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve(undefined);
      signal?.addEventListener('abort', () => {
        resolve(undefined);
        this.#hurry();
      });
      const give = resolve as (answer: unknown) => void;
      this.#waiting.push({ id: ++this.#lastId, question, signal, give });
      this.#next();
    });
  }

  /** Lets the worker go; the next question makes another. */
  close(): void {
    this.#stopTimer();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#now?.give(undefined);
    this.#now = undefined;
    for (const { give } of this.#waiting.splice(0)) give(undefined);
  }

  #next(): void {
    this.#hurry();
    if (this.#now) return;
    let job = this.#waiting.shift();
    while (job?.signal?.aborted) job = this.#waiting.shift();
    if (!job) return;
    this.#now = job;
    const worker = this.#workerNow();
    if (worker) worker.postMessage({ id: job.id, question: job.question });
    else void this.#answerHere(job);
  }

  /** One that nobody wants and others wait for is given up, with its worker. */
  #hurry(): void {
    const isHeldUp = this.#now?.signal?.aborted && this.#waiting.length > 0;
    if (!isHeldUp || !this.#worker || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#worker?.terminate();
      this.#worker = undefined;
      this.#done(undefined);
    }, PATIENCE_MS);
  }

  /** Whatever comes next has its own time. */
  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #done(answer: unknown): void {
    this.#stopTimer();
    const job = this.#now;
    this.#now = undefined;
    job?.give(answer);
    this.#next();
  }

  #workerNow(): Worker | undefined {
    if (!this.#hasWorker || this.#worker) return this.#worker;
    try {
      const worker = this.#make();
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ readonly id: number; readonly answer?: unknown }>) => {
          if (this.#worker === worker && data.id === this.#now?.id) this.#done(data.answer);
        },
      );
      worker.addEventListener('error', () => this.#worker === worker && this.#withoutWorker());
      this.#worker = worker;
    } catch {
      this.#hasWorker = false;
    }
    return this.#worker;
  }

  /** A blocked or broken worker never answers: the question is answered here, and all that follow. */
  #withoutWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasWorker = false;
    if (this.#now) void this.#answerHere(this.#now);
  }

  async #answerHere(job: Job): Promise<void> {
    // The page is drawn first, and does what waits.
    await new Promise((resume) => setTimeout(resume));
    let answer: unknown;
    if (!job.signal?.aborted && this.#now === job) {
      try {
        this.#here ??= (await import('./answer.js')).answerer();
        answer = this.#here(job.question);
      } catch {
        answer = undefined;
      }
    }
    if (this.#now === job) this.#done(answer);
  }
}

/** Bundlers see from these very words that a file of its own is to be made; built, this code lies one folder deep as well. */
function ownWorker(): Worker {
  return new Worker(new URL('../clue-mind/worker.js', import.meta.url), { type: 'module' });
}

import type { Why } from '@games/clue-core/deduce';
import type { Told } from '../clue-mind/questions.js';
import { Thinker } from '../clue-mind/thinker.js';
import type { Place } from './cells.js';
import type { Reading } from './knowledge.js';

/** So many milliseconds pass before the notebook says that it is still at work: what is quicker is not worth a word. */
const QUIET = 250;

/** How far the working out is: at rest, at work, at work for so long that it is told, or stopped by the writer. */
type ThinkingState = 'rest' | 'busy' | 'slow' | 'stopped';

/** Works out beside the page what follows from notes: what is begun later ends what was begun before. */
export class Thinking {
  readonly thinker: Thinker = new Thinker();
  readonly #changed: () => void;
  #wanted = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  state: ThinkingState = 'rest';

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** All that follows; undefined when other notes came between, or the writer stopped it. */
  async deduce({ knowledge }: Reading): Promise<Told | undefined> {
    const wanted = this.#begin();
    this.state = 'busy';
    this.#timer = setTimeout(() => {
      this.state = 'slow';
      this.#changed();
    }, QUIET);
    const told = await this.thinker.ask({ type: 'deduce', knowledge }, wanted.signal);
    if (wanted !== this.#wanted) return undefined;
    clearTimeout(this.#timer);
    // What could not be worked out at all is as if it had been stopped: it can be begun again.
    this.state = told ? 'rest' : 'stopped';
    return told;
  }

  /** Why a cell is marked, as far as these notes are still those that stand here. */
  async why({ knowledge }: Reading, { card, holder }: Place): Promise<Why<string> | undefined> {
    return this.thinker.ask({ type: 'why', knowledge, card, holder }, this.#wanted.signal);
  }

  /** Gives it up. */
  stop(): void {
    this.#begin();
    this.state = 'stopped';
  }

  /** Lets the worker go, with all that it is at. */
  close(): void {
    this.#begin();
    this.thinker.close();
  }

  #begin(): AbortController {
    clearTimeout(this.#timer);
    const before = this.#wanted;
    this.#wanted = new AbortController();
    before.abort();
    return this.#wanted;
  }
}

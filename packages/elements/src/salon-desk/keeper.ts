import type { DeskStore, KeptDesk, StoreProblem } from './store.js';

/** What a keeper tells the desk. */
interface KeeperHost {
  readonly changed: () => void;
  /** Another tab went on, and nothing of this one is lost when it follows. */
  readonly follow: (kept: KeptDesk) => void;
}

/**
 * Keeps the desk after each change, one write at a time and the latest last. What could not be kept stays here and is tried
 * again with the next change or when the host says so.
 */
export class Keeper {
  /** Why the latest change is not kept; nothing while all is. */
  problem: StoreProblem | undefined;
  /** Whether everything is kept. */
  isKept = true;
  #store: DeskStore | undefined;
  #revision = 0;
  #waiting: string | undefined;
  #writing: Promise<void> | undefined;
  #release: (() => void) | undefined;
  readonly #host: KeeperHost;

  constructor(host: KeeperHost) {
    this.#host = host;
  }

  /** Reads what a store has; from now on it is kept there. */
  async open(store: DeskStore): Promise<KeptDesk | undefined> {
    this.close();
    this.#store = store;
    this.#release = store.watch(() => void this.#look());
    const found = await store.load();
    if (this.#store !== store) return undefined;
    this.problem = found.ok ? undefined : found.error;
    this.#revision = (found.ok && found.value?.revision) || 0;
    return found.ok ? found.value : undefined;
  }

  /** Lets go of the store; what is being written is written. */
  close(): void {
    this.#release?.();
    this.#release = undefined;
    this.#store = undefined;
  }

  /** Keeps a text. */
  keep(text: string): void {
    this.#waiting = text;
    this.isKept = false;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Tries again to keep what could not be kept. */
  retry(): void {
    if (this.#waiting !== undefined) this.keep(this.#waiting);
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  /** Takes what another tab has written in place of what is not kept here. */
  async takeOther(): Promise<KeptDesk | undefined> {
    const found = await this.#store?.load();
    if (!found?.ok) return undefined;
    this.#waiting = undefined;
    this.isKept = true;
    this.problem = undefined;
    this.#revision = found.value?.revision ?? 0;
    return found.value;
  }

  async #write(): Promise<void> {
    while (this.#waiting !== undefined && this.#store) {
      const text = this.#waiting;
      const saved = await this.#store.save(text, this.#revision);
      if (saved.ok) this.#revision = saved.value;
      const isLatest = this.#waiting === text;
      if (saved.ok && isLatest) this.#waiting = undefined;
      this.isKept = this.#waiting === undefined;
      this.problem = saved.ok ? undefined : saved.error;
      this.#host.changed();
      // A later change is tried at once; the same one waits for the host.
      if (!saved.ok && isLatest) return;
    }
  }

  async #look(): Promise<void> {
    await this.settled();
    const store = this.#store;
    if (!store) return;
    if (!this.isKept) {
      this.problem = 'other-tab';
      return this.#host.changed();
    }
    const found = await store.load();
    if (this.#store !== store || !found.ok || !found.value || found.value.revision === this.#revision) return;
    this.#revision = found.value.revision;
    this.#host.follow(found.value);
  }
}

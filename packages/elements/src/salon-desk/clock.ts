import type { Deadline } from '@games/kit';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { DeskWords } from './words.js';

interface ClockHost {
  now(): number;
  due(): Deadline | undefined;
  words(): DeskWords;
  say(text: string): void;
}

/** Draws the desk anew while time runs, and tells once when something has become due. */
export class Clock implements ReactiveController {
  notifies = false;
  /** The deadline that was told already. */
  #told: number | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #element: ReactiveControllerHost;
  readonly #host: ClockHost;

  constructor(element: ReactiveControllerHost, host: ClockHost) {
    this.#element = element;
    this.#host = host;
    element.addController(this);
  }

  hostConnected(): void {
    if (typeof document === 'undefined') return;
    // Who has said yes once is not asked again.
    this.notifies = 'Notification' in globalThis && Notification.permission === 'granted';
    this.#timer = setInterval(() => this.tick(), 30_000);
    document.addEventListener('visibilitychange', this.#look);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
  }

  readonly #look = (): void => {
    if (document.visibilityState === 'visible') this.tick();
  };

  /** Looks at the clock. */
  tick(): void {
    this.#element.requestUpdate();
    const due = this.#host.due();
    if (!due || this.#host.now() < due.at || this.#told === due.at) return;
    this.#told = due.at;
    const words = this.#host.words();
    this.#host.say(words.dueNow);
    if (this.notifies) void notify(words.desk, words.dueNow);
  }

  /** Asks whether the host may be told while looking elsewhere. */
  async allow(): Promise<void> {
    const words = this.#host.words();
    const answer = 'Notification' in globalThis ? await Notification.requestPermission() : 'denied';
    this.notifies = answer === 'granted';
    this.#host.say(this.notifies ? words.notifyOn : words.notifyRefused);
    this.#element.requestUpdate();
  }
}

/** Phones show notifications through a service worker alone, other devices also without one. */
async function notify(title: string, body: string): Promise<void> {
  const options = { body, tag: 'salon-desk' };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    // What cannot be shown is said in the page all the same.
  }
}

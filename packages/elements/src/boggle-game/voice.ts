import type { BoggleEvent, BoggleRefusal, BoggleState, DictionaryFileProblem } from '@games/boggle-core';
import { html, type TemplateResult } from 'lit';
import { Announcer } from '../shared/announcer.js';
import type { GamesElement } from '../shared/games-element.js';
import { Part } from '../shared/part.js';
import type { Sound } from '../shared/sounds.js';
import { focusIn } from './focus.js';
import { spokenOf } from './spoken.js';
import type { BoggleGameWords } from './words.js';

/** What the voice needs of its game. */
export interface VoiceHost {
  readonly words: () => BoggleGameWords;
  readonly muted: () => boolean;
}

/** How a game speaks: a note below the board, aloud to those who do not see it, and by sounds. */
export class Voice {
  readonly #element: GamesElement<object>;
  readonly #host: VoiceHost;
  readonly #announcer: Announcer;
  readonly #sounds: Part<typeof import('../shared/sounds.js')>;
  readonly #refusals: Part<typeof import('./refusals.en.js')>;
  #note = '';

  constructor(element: GamesElement<object>, host: VoiceHost) {
    this.#element = element;
    this.#host = host;
    this.#announcer = new Announcer(element);
    this.#sounds = new Part(element, () => import('../shared/sounds.js'));
    this.#refusals = new Part(element, () => import('./refusals.en.js'));
  }

  /** Says it aloud; `assertive` interrupts. */
  say(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
    this.#announcer.say(text, urgency);
  }

  /** Writes a note below the board, without a word aloud; an empty one takes it away. */
  write(text: string): void {
    this.#note = text;
    this.#element.requestUpdate();
  }

  /** Writes a note and says it. */
  warn(text: string): void {
    this.write(text);
    this.say(text, 'assertive');
  }

  /** Makes a sound, unless the game is muted. */
  sound(sound: Sound): void {
    if (!this.#host.muted()) void this.#sounds.load().then((sounds) => sounds?.play(sound));
  }

  /** Tells what has happened, and puts the focus where one goes on. */
  tell(events: readonly BoggleEvent[], state: BoggleState): void {
    this.write('');
    if (events.some(({ type }) => type === 'roundEnded')) this.sound('beep');
    for (const { text, urgent, focus } of spokenOf(events, state, this.#host.words())) {
      this.say(text, urgent ? 'assertive' : 'polite');
      if (focus) void focusIn(this.#element, focus);
    }
  }

  /** Why something is refused, in words; nothing while those of English are on their way. */
  explain(problem: BoggleRefusal | DictionaryFileProblem): string | undefined {
    const own = this.#host.words().refusal;
    return own ? own(problem) : this.#refusals.now?.explainInEnglish(problem);
  }

  /** The same, when it has come. */
  async explained(problem: BoggleRefusal): Promise<string> {
    if (!this.#host.words().refusal) await this.#refusals.load();
    return this.explain(problem) ?? '';
  }

  /** A person tried what is not allowed. */
  async refuse(refusal: BoggleRefusal): Promise<void> {
    this.sound('refuse');
    this.warn(await this.explained(refusal));
  }

  /** The note; gone while there is none. It is no live region: what is to be heard is said beside. */
  note(): TemplateResult {
    return html`<p class="note" ?hidden=${!this.#note}>${this.#note}</p>`;
  }

  /** What a screen reader listens to. */
  regions(): TemplateResult {
    return this.#announcer.render();
  }
}

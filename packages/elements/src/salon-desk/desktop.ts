import { calendarEntries, FORMATS, type Format, type PostProblem, toCalendar } from '@games/clue-core/host';
import { HOST, type SalonAction, type SalonRefusal, salon, viewOfNpc } from '@games/clue-core/salon';
import type { Seat } from '@games/kit';
import type { Clock } from './clock.js';
import { type Draft, NO_DRAFT } from './draft.js';
import { readPost } from './entry.js';
import { keepFile } from './files.js';
import type { DeskModel } from './model.js';
import { type Box, type DeskPage, type Tab, timeOf, writer } from './page.js';
import type { DeskWords } from './words.js';

/** What the desktop needs of its element. */
interface DesktopHost {
  readonly model: DeskModel;
  readonly clock: Clock;
  now(): number;
  words(): DeskWords;
  isWide(): boolean;
  format(): Format;
  choose(format: Format): void;
  changed(): void;
  say(text: string, urgency?: 'polite' | 'assertive'): void;
  refused(refusal: SalonRefusal): void;
  openFile(): void;
}

/** What lies open on the desk: which page, which message, what is being entered; and what the buttons do. */
export class Desktop {
  box: Box = '';
  /** What takes the focus when it has been drawn. */
  focus = '';
  #tab: Tab = 'turn';
  #draft: Draft = NO_DRAFT;
  #letter = '';
  #showsSent = false;
  #isLedgerOpen = false;
  readonly #host: DesktopHost;

  constructor(host: DesktopHost) {
    this.#host = host;
  }

  /** All that the panels are drawn from. */
  page(): DeskPage {
    const { model, clock, now, words, format, choose } = this.#host;
    return {
      model,
      words: words(),
      now: now(),
      state: model.state,
      view: model.view(null),
      tab: this.#tab,
      isWide: this.#host.isWide(),
      draft: this.#draft,
      format: FORMATS.find((each) => each === format()) ?? 'bbcode',
      letter: this.#letter,
      showsSent: this.#showsSent,
      isLedgerOpen: this.#isLedgerOpen,
      notifies: clock.notifies,
      turnTo: (tab) =>
        this.#set(() => {
          this.#tab = tab;
          this.#isLedgerOpen = false;
        }),
      write: (draft) => this.#set(() => (this.#draft = { ...this.#draft, ...draft })),
      open: (letter) => this.#set(() => (this.#letter = letter)),
      showSent: (isOn) => this.#set(() => (this.#showsSent = isOn)),
      openLedger: (isOn) => this.#set(() => (this.#isLedgerOpen = isOn)),
      ask: (box) => this.ask(box),
      act: (...actions) => void model.act(...actions),
      choose,
      mark: (letter, isSent) => {
        model.mark(letter, isSent);
        // What was sent leaves the list, and the focus with it.
        if (isSent && !this.#showsSent) this.focus = '#outbox-title';
      },
      startAnew: () => this.startAnew(),
      openFile: () => {
        this.ask('');
        this.#host.openFile();
      },
      copy: (text) => void this.#copy(text),
      playNpc: () => void this.#playNpc(),
      calendar: () => this.#calendar(),
      notify: () => void clock.allow(),
      read: () => this.#read(),
      confirm: () => this.#confirm(),
      enter: (action) => this.#enter(action),
    };
  }

  /** Opens a box over the page, or closes it. */
  ask(box: Box): void {
    this.#set(() => (this.box = box));
  }

  /** Another game: nothing of the last one lies open. */
  startAnew(): void {
    this.#tab = 'turn';
    this.#draft = NO_DRAFT;
    this.#letter = '';
    this.#isLedgerOpen = false;
    this.focus = '.setup h2';
    this.box = '';
    this.#host.model.turnToSetup(true);
  }

  #set(change: () => void): void {
    change();
    this.#host.changed();
  }

  /** What a post comes to stands in the draft: nothing is done before the host has confirmed it. */
  #read(): void {
    const page = this.page();
    const { model, words } = this.#host;
    const seat = writer(page);
    const { game } = model.desk ?? {};
    if (!game) return;
    const { text } = this.#draft;
    const reading = readPost(game, seat, text, timeOf(page));
    const view = salon.view(game.state, seat);
    this.focus = '.answer';
    switch (reading.type) {
      case 'ready':
        page.write({ answer: reading });
        break;
      case 'refused':
        this.#refuse(seat, words().refusal(reading.refusal, view), reading.refusal, text);
        break;
      case 'unclear':
        this.#sendBack(seat, words().postProblem(reading.problem, view), reading.problem, text);
    }
  }

  #confirm(): void {
    const { answer, mode } = this.#draft;
    if (answer?.type !== 'ready' || this.#host.model.act(...answer.actions)) return;
    this.#draft = { ...NO_DRAFT, mode };
    this.focus = '#turn-title';
  }

  #enter(action: SalonAction): void {
    const { model, words } = this.#host;
    const seat = action.seat ?? HOST;
    const view = model.view(seat);
    const refusal = salon.check(view, action);
    if (refusal) {
      this.focus = '.answer';
      this.#refuse(seat, words().refusal(refusal, view), refusal, words().action(action, view));
    } else if (!model.act(action)) {
      this.#draft = { ...NO_DRAFT, mode: 'form' };
      this.focus = '#turn-title';
    }
  }

  #refuse(seat: Seat, reason: string, refusal: SalonRefusal, quote: string): void {
    this.#sendBack(seat, reason, refusal, quote);
    this.#host.refused(refusal);
  }

  #sendBack(seat: Seat, reason: string, problem: SalonRefusal | PostProblem, quote: string): void {
    const message = this.#host.model.back(seat, problem, quote);
    this.#set(() => (this.#draft = { ...this.#draft, answer: { type: 'back', reason, message } }));
    this.#host.say(reason, 'assertive');
  }

  /** The computer plays an NPC's turn, from what the NPC may know alone. */
  async #playNpc(): Promise<void> {
    const { chooseTurn } = await import('@games/clue-core/salon/players');
    const { model, now } = this.#host;
    const { turn } = model.state;
    // A move, a suggestion, the end of the turn: never more than that.
    for (let step = 0; step < 4; step++) {
      const { state } = model;
      const isMine = state.turn === turn && state.by === HOST && !state.outcome;
      if (!isMine || state.phase.type === 'disproving') return;
      const seed = `${model.desk?.game.seed}/${state.log.length}`;
      const action = chooseTurn(viewOfNpc(state, state.seat), { at: Math.max(now(), state.at), seed });
      if (model.act(action)) return;
    }
  }

  #calendar(): void {
    const { model, now, words } = this.#host;
    const game = `salon-${model.desk?.game.config?.startAt ?? 0}`;
    const entries = calendarEntries(model.view(null), game, words().host);
    keepFile('salon', toCalendar(entries, now()), 'ics');
  }

  async #copy(text: string): Promise<void> {
    const { words, say } = this.#host;
    try {
      await navigator.clipboard.writeText(text);
      say(words().copied);
    } catch {
      say(words().notCopied, 'assertive');
    }
  }
}

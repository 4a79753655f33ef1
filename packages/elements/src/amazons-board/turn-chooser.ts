import { type AmazonsView, checkFrom, type Move, type MoveAction, type Side, type Square } from '@games/amazons-core';
import { chooseSquare, type Interaction, startOf, takeBack } from './interaction.js';
import { choiceSpoken } from './messages.js';
import type { BoardRefusal, BoardWords } from './words.js';

/** What the board is while a turn is chosen on it, and how it hears of the choices. */
export interface ChooserHost {
  readonly now: () => {
    readonly view: AmazonsView;
    readonly seat: Side | null;
    readonly readonly: boolean;
    readonly words: BoardWords;
  };
  readonly say: (text: string) => void;
  /** The choice is another one. */
  readonly chosen: (interaction: Interaction) => void;
  readonly refused: (refusal: BoardRefusal) => void;
  /** The turn is complete; false when the embedder prevented it. */
  readonly send: (action: MoveAction) => boolean;
}

/** Leads a person through a turn: an amazon, its destination, the arrow; or the whole turn as text. */
export class TurnChooser {
  /** How far the turn is chosen. */
  interaction: Interaction = { type: 'idle' };
  /** Why the last attempt was refused, until the next choice. */
  refused: BoardRefusal | undefined;
  readonly #host: ChooserHost;

  constructor(host: ChooserHost) {
    this.#host = host;
  }

  /** Another position is shown: whatever was chosen belonged to the old one. */
  reset(refused?: BoardRefusal): void {
    this.interaction = startOf(this.#host.now().view);
    this.refused = refused;
  }

  /** Whether an amazon may be chosen here and now. */
  movable(square: Square): boolean {
    const { view, seat, readonly } = this.#host.now();
    return !readonly && (seat === null || seat === view.turn) && checkFrom(view, square) === undefined;
  }

  /** A person chose a square. */
  choose(square: Square): void {
    const { view, seat, readonly, words } = this.#host.now();
    if (readonly) return;
    const choice = chooseSquare(view, this.interaction, square, seat);
    if (choice.type === 'refused') this.#refuse(choice.refusal);
    else if (choice.type === 'turn') this.#send(choice.action);
    else this.#become(choice.interaction, choiceSpoken(view, choice.interaction, words));
  }

  /** A person tried to drag from a square where nothing of theirs stands: it is refused like a first choice of it. */
  missed(square: Square): void {
    const { view, seat, readonly } = this.#host.now();
    const choice = chooseSquare(view, { type: 'idle' }, square, seat);
    if (!readonly && choice.type === 'refused') this.#refuse(choice.refusal);
  }

  /** Takes back the last choice of this turn (AMA-9); false when there is none. */
  takeBack(): boolean {
    const { view, words } = this.#host.now();
    const next = takeBack(view, this.interaction);
    if (next === this.interaction) return false;
    this.#become(next, words.tookBack);
    return true;
  }

  /** A person typed a turn, read from text or refused; false when it could not be played. */
  enter(read: { readonly move: Move } | { readonly refusal: BoardRefusal }): boolean {
    const { view, seat, readonly } = this.#host.now();
    if (readonly) return false;
    const early = seat !== null && seat !== view.turn;
    if (early) this.#refuse({ code: 'not-your-turn', seat, turn: view.turn });
    else if ('refusal' in read) this.#refuse(read.refusal);
    else this.#send({ type: 'move', seat: view.turn, ...read.move });
    return !early && 'move' in read;
  }

  #become(interaction: Interaction, spoken: string): void {
    this.interaction = interaction;
    this.refused = undefined;
    this.#host.say(spoken);
    this.#host.chosen(interaction);
  }

  #refuse(refusal: BoardRefusal): void {
    this.refused = refusal;
    this.#host.refused(refusal);
  }

  #send(action: MoveAction): void {
    const { from, to, arrow }: Move = action;
    const { view } = this.#host.now();
    this.interaction = { type: 'sent', from, to, arrow };
    this.refused = undefined;
    if (!this.#host.send(action)) this.interaction = startOf(view);
  }
}

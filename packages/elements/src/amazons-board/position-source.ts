import { type AmazonsView, type PositionRefusal, parsePosition, SETUPS } from '@games/amazons-core';

/** A position read from text, and what was wrong with the text. */
interface Read {
  readonly text: string;
  readonly view: AmazonsView;
  readonly refusal?: PositionRefusal;
}

const empty: AmazonsView = { width: 10, height: 10, turn: 0, ply: 0, board: new Array(100).fill('empty') };

/** Reads the `position` attribute, once for each text; a text that cannot be read shows an empty board. */
export class PositionSource {
  #last: Read | undefined;

  /** The position, the standard start without a text. */
  read(position: string | undefined): Read {
    const text = position ?? SETUPS.standard.position;
    if (this.#last?.text === text) return this.#last;
    const read = parsePosition(text);
    this.#last = read.ok ? { text, view: read.value } : { text, view: empty, refusal: read.error };
    return this.#last;
  }
}

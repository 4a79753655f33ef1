import type { Speech } from '@games/clue-core';
import type { PlayReason } from '@games/clue-core/players';

/** The words of the panel with the computer players' reasons: terms of `<clue-game>` too, fetched with it. */
export interface ReasonWords {
  readonly reasonsHelp: string;
  readonly reasonsThinking: (found: number, all: number) => string;
  readonly reasonsOf: string;
  readonly everyone: string;
  readonly noReason: string;
  readonly playReason: (reason: PlayReason, speech: Speech) => string;
}

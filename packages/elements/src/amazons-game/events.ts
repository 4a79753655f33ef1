import type { AmazonsAction, AmazonsOutcome, AmazonsState } from '@games/amazons-core';

/** A switch that the player can turn, by its property. */
export type Setting = 'flipped' | 'muted' | 'territory' | 'evaluation' | 'command';

/** The events of `<amazons-game>`. */
export interface AmazonsGameEvents {
  'games-action': CustomEvent<{ readonly action: AmazonsAction }>;
  'games-change': CustomEvent<{ readonly state: AmazonsState }>;
  'games-end': CustomEvent<{ readonly outcome: AmazonsOutcome }>;
  'games-setting': CustomEvent<{ readonly name: Setting; readonly value: boolean }>;
  'games-share': CustomEvent<{ readonly url: string }>;
}

import type { AmazonsAction, AmazonsOutcome, AmazonsState } from '@games/amazons-core';

/** The events of `<amazons-game>`. */
export interface AmazonsGameEvents {
  'games-action': CustomEvent<{ readonly action: AmazonsAction }>;
  'games-change': CustomEvent<{ readonly state: AmazonsState }>;
  'games-end': CustomEvent<{ readonly outcome: AmazonsOutcome }>;
}

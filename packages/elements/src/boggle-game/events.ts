import type { BoggleAction, BoggleOutcome, BoggleRefusal, BoggleState } from '@games/boggle-core';
import type { BoggleStatistics } from './statistics.js';

/** The events of `<boggle-game>`. */
export interface BoggleGameEvents {
  'games-action': CustomEvent<{ readonly action: BoggleAction }>;
  'games-change': CustomEvent<{ readonly state: BoggleState }>;
  'games-end': CustomEvent<{ readonly outcome: BoggleOutcome }>;
  'games-refusal': CustomEvent<{ readonly refusal: BoggleRefusal }>;
  'games-quit': CustomEvent<{ readonly dictionary: string }>;
  'games-statistics': CustomEvent<{ readonly statistics: BoggleStatistics }>;
}

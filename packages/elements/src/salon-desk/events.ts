import type { Format } from '@games/clue-core/host';
import type { SalonAction, SalonOutcome, SalonRefusal } from '@games/clue-core/salon';

/** The events of `<salon-desk>`: the page of a host, who knows everything. */
export interface SalonDeskEvents {
  'games-action': CustomEvent<{ readonly action: SalonAction }>;
  'games-change': CustomEvent<{ readonly actions: number }>;
  'games-end': CustomEvent<{ readonly outcome: SalonOutcome }>;
  'games-refusal': CustomEvent<{ readonly refusal: SalonRefusal }>;
  'games-format': CustomEvent<{ readonly format: Format }>;
}

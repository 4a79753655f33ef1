import { SETUP_NAMES, type SetupName, type Side } from '@games/amazons-core';

/** The attribute `first`: `0` or `1`; anything else is White. */
export const sideConverter = (value: string | null): Side => (value === '1' ? 1 : 0);

interface Asked {
  readonly setup: SetupName;
  readonly first: Side;
  readonly pie: boolean;
}

/** What the attributes ask for; a setup that is none is the standard one. */
export function askedOf({ setup, first, pie }: Asked): Asked {
  return { setup: SETUP_NAMES.find((name) => name === setup) ?? 'standard', first, pie };
}

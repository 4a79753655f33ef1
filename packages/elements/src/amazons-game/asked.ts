import { type AmazonsConfig, SETUP_NAMES, SETUPS, type SetupName, type Side } from '@games/amazons-core';

/** The attribute `first`: `0` or `1`; anything else is White. */
export const sideConverter = (value: string | null): Side => (value === '1' ? 1 : 0);

interface Asked {
  readonly setup: SetupName;
  readonly first: Side;
  readonly pie: boolean;
  readonly minutes: number;
  readonly increment: number;
}

/** What the attributes ask for; a setup that is none is the standard one, a time that is none is no clock. */
export function askedOf({ setup, first, pie, minutes, increment }: Asked): Asked {
  return {
    setup: SETUP_NAMES.find((name) => name === setup) ?? 'standard',
    first,
    pie,
    minutes: minutes > 0 ? minutes : 0,
    increment: increment > 0 ? increment : 0,
  };
}

/** The rules that are asked for, whatever the board. */
export function rulesOf({ first, pie, minutes, increment }: Omit<Asked, 'setup'>): Partial<AmazonsConfig> {
  return {
    first,
    ...(pie && { pie }),
    ...(minutes > 0 && { clock: { mainMs: minutes * 60_000, incrementMs: increment * 1000 } }),
  };
}

/** The configuration that the attributes ask for. */
export function configOf(asked: Asked): Partial<AmazonsConfig> {
  return { ...SETUPS[asked.setup], ...rulesOf(asked) };
}

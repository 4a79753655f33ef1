/** A set of dice, or of weights, that boards are rolled with. */
export interface DiceSet {
  readonly id: DiceId;
  /** For people. */
  readonly name: string;
  /** The board it is made for. */
  readonly width: number;
  readonly height: number;
  /**
   * The faces of each die, a space between dice: a capital is a letter, `1` to `6` are Qu, In, Th, Er, He, An, `#` is a
   * solid face, a hole. Empty where letters are drawn by weights.
   */
  readonly dice: string;
  /** The fewest letters of a word by the rules that came with it. */
  readonly minLength: number;
  /** What sources do not agree on, for people. */
  readonly disputed?: string;
}

/** The sets by id: the letters of the request, and the real sets by year. */
export const DICE_IDS = [
  'spec',
  'classic-1976',
  'new-1987',
  'big-1979',
  'master-1993',
  'big-2012',
  'super-big-2012',
] as const;

/** The name of a set of dice. */
export type DiceId = (typeof DICE_IDS)[number];

/** The faces that carry two letters, and the hole, by their sign. */
export const FACES: Readonly<Record<string, string>> = {
  1: 'qu',
  2: 'in',
  3: 'th',
  4: 'er',
  5: 'he',
  6: 'an',
  '#': '',
};

/**
 * The weights of the request, in 96ths (BOG-22). They are the figures of the 1987 dice, rounded, with X and Y exchanged, and
 * stay as they were asked for. Q is a plain letter here.
 */
export const SPEC_WEIGHTS: Readonly<Record<string, number>> = {
  a: 6,
  b: 2,
  c: 2,
  d: 3,
  e: 10,
  f: 2,
  g: 2,
  h: 5,
  i: 6,
  j: 1,
  k: 1,
  l: 5,
  m: 2,
  n: 6,
  o: 6,
  p: 2,
  q: 1,
  r: 5,
  s: 6,
  t: 10,
  u: 3,
  v: 2,
  w: 3,
  x: 3,
  y: 1,
  z: 1,
};

/**
 * Every set. Each was read off by at least two independent sources that agree on every die; where they differ in a die,
 * `disputed` says so.
 */
export const DICE_SETS: Readonly<Record<DiceId, DiceSet>> = {
  spec: {
    id: 'spec',
    name: 'Any letters',
    width: 4,
    height: 4,
    minLength: 3,
    dice: '',
  },
  'classic-1976': {
    id: 'classic-1976',
    name: 'Classic, 1976',
    width: 4,
    height: 4,
    minLength: 3,
    dice: 'AACIOT ABILTY ABJMO1 ACDEMP ACELRS ADENVZ AHMORS BIFORX DENOSW DKNOTU EEFHIY EGINTV EGKLUY EHINPS ELPSTU GILRUW',
  },
  'new-1987': {
    id: 'new-1987',
    name: 'New, 1987',
    width: 4,
    height: 4,
    minLength: 3,
    dice: 'AAEEGN ABBJOO ACHOPS AFFKPS AOOTTW CIMOTU DEILRX DELRVY DISTTY EEGHNW EEINSU EHRTVW EIOSST ELRTTY HIMNU1 HLNNRZ',
  },
  'big-1979': {
    id: 'big-1979',
    name: 'Big, 1979',
    width: 5,
    height: 5,
    minLength: 4,
    dice: 'AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BJK1XZ CCENST CEIILT CEILPT CEIPST DDHNOT DHHLOR DHLNOR DHLNOR EIIITT EMOTTT ENSSSU FIPRSY GORRVW IPRRRY NOOTUW OOOTTU',
  },
  'master-1993': {
    id: 'master-1993',
    name: 'Master, 1993',
    width: 5,
    height: 5,
    minLength: 4,
    dice: 'AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BJK1XZ CCNSTW CEIILT CEILPT CEIPST DDLNOR DHHLOR DHHNOT DHLNOR EIIITT EMOTTT ENSSSU FIPRSY GORRVW HIPRRY NOOTUW OOOTTU',
  },
  'big-2012': {
    id: 'big-2012',
    name: 'Big, 2012',
    width: 5,
    height: 5,
    minLength: 4,
    dice: 'AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BBJKXZ CCENST EIILST CEIPST DDHNOT DHHLOR DHHNOW DHLNOR EIIITT EILPST EMOTTT ENSSSU 123456 GORRVW IPRSYY NOOTUW OOOTTU',
    disputed: 'One source has DHHHOW for DHHNOW.',
  },
  'super-big-2012': {
    id: 'super-big-2012',
    name: 'Super Big, 2012',
    width: 6,
    height: 6,
    minLength: 4,
    dice: 'AAAFRS AAEEEE AAEEOO AAFIRS ABDEIO ADENNN AEEEEM AEEGMU AEGMNN AEILMN AEINOU AFIRSY 123456 BBJKXZ CCENST CDDLNN CEIITT CEIPST CFGNUY DDHNOT DHHLOR DHHNOW DHLNOR EHILRS EIILST EILPST EIO### EMOTTT ENSSSU GORRVW HIRSTV HOPRST IPRSYY JK1WXZ NOOTUW OOOTTU',
  },
};

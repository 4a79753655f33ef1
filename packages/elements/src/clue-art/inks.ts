import type { Suspect } from '@games/clue-core';

/** The inks of a suspect: the ground of the token, its edge, and the figure upon it (3 : 1 or better on the ground). */
export interface SuspectInk {
  /** The hue, `#rrggbb`. */
  readonly ground: string;
  /** The same hue, darker: an edge, a shadow. */
  readonly edge: string;
  /** What is drawn on the ground: paper or ink. */
  readonly figure: string;
}

const paper = '#f7efdc';
const ink = '#1b1316';

/** The inks of all suspects. They are paint, not theme: by lamplight a red token is as red as by day. */
export const suspectInks: Readonly<Record<Suspect, SuspectInk>> = {
  scarlet: { ground: '#b3263a', edge: '#4b0c19', figure: paper },
  mustard: { ground: '#d8a429', edge: '#5c3d0c', figure: ink },
  white: { ground: '#f4eee2', edge: '#39414d', figure: ink },
  green: { ground: '#2f7a4d', edge: '#113421', figure: paper },
  peacock: { ground: '#1f6591', edge: '#0b2b43', figure: paper },
  plum: { ground: '#6f3c7c', edge: '#2e1537', figure: paper },
};

import { amazons } from './amazons.js';
import { boggle } from './boggle.js';
import { clue } from './clue.js';
import type { Room } from './room.js';
import { salon } from './salon.js';

/** The games that can be played, in the order they lie on the table. A new game is one entry here. */
export const rooms: readonly Room[] = [amazons, boggle, clue, salon];

/** The room of an id. */
export const roomOf = (id: string | undefined): Room | undefined => rooms.find((room) => room.id === id);

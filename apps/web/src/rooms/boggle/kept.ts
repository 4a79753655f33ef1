import { read, write } from '../../stores/device.js';
import { ownName } from '../../stores/profiles.js';

/** The dictionary file that was written last (BOG-18), `''` before the first. */
export const keptDictionary = (): string =>
  read('boggle:dictionary', (value) => (typeof value === 'string' ? value : undefined), '');

/** Keeps the dictionary file. */
export const keepDictionary = (text: string): void => write('boggle:dictionary', text);

/** What the one who plays now has played so far, as the game told it; the game reads it with care. */
export const keptStatistics = (): unknown => read<unknown>(ownName('boggle:statistics'), (value) => value, undefined);

/** Keeps the statistics. */
export const keepStatistics = (statistics: object): void => write(ownName('boggle:statistics'), statistics);

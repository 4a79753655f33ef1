import { expect, test } from 'vitest';
import { NO_STATISTICS, readStatistics } from './statistics.js';

test('statistics are read from anything, each field by itself', () => {
  expect(readStatistics(undefined)).toEqual(NO_STATISTICS);
  expect(readStatistics({ games: 3, won: 7, tied: -1, rounds: '4', words: 2.5, longest: 'TEAM ARMS' })).toEqual({
    ...NO_STATISTICS,
    games: 3,
    won: 3,
    longest: 'team',
  });
});

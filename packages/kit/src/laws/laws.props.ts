import { expect, test } from 'vitest';
import { bids } from '../fixtures/bids.js';
import { bidsOptions } from '../fixtures/bids-laws.js';
import { gameLaws, LAW_NAMES } from './index.js';

for (const law of gameLaws(bids, bidsOptions)) test(`a sound game: ${law.name}`, law.run);

test('the laws come in the order of their names', () => {
  expect(gameLaws(bids, bidsOptions).map((law) => law.name)).toEqual(LAW_NAMES);
});

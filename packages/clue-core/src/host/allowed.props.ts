import { expect, test } from 'vitest';
import { wander } from '../salon/fixtures/wander.js';
import { legalActions } from '../salon/legal.js';
import { view } from '../salon/view.js';
import { allowedInWords } from './allowed.js';

/** How the sentence begins that offers an action. */
const OFFERS = { move: 'Move to ', suggest: 'Suggest in ', accuse: 'Accuse, ', endTurn: 'Or end ' } as const;

test('SAL-21: what is said to be allowed is just what the rules allow, in random games', () => {
  const offered = new Set<string>();
  for (let seed = 1; seed <= 25; seed++) {
    for (const { after } of wander(seed, 25)) {
      const mine = view(after, after.by);
      const said = allowedInWords(mine);
      if (!['start', 'entered', 'done'].includes(after.phase.type)) {
        expect(said).toEqual([]);
        continue;
      }
      const types = new Set([...legalActions(mine)].map(({ type }) => type));
      for (const [type, offer] of Object.entries(OFFERS) as [keyof typeof OFFERS, string][]) {
        const isSaid = said.some((sentence) => sentence.startsWith(offer));
        expect(isSaid, `${type} after ${JSON.stringify(after.log.at(-1))}`).toBe(types.has(type));
        offered.add(`${type} ${isSaid}`);
      }
    }
  }
  expect(offered.size).toBe(8);
});

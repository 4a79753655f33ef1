import { expect, test } from 'vitest';
import { CARDS } from '../cards.js';
import { wander } from '../salon/fixtures/wander.js';
import { peopleOf } from '../salon/npc.js';
import type { Claim } from '../salon/types.js';
import { view } from '../salon/view.js';
import { answerRecord } from './record.js';

test('SAL-22: an answer is never false, and stays open where the player cannot know', () => {
  let open = 0;
  let certain = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const steps = [...wander(seed, 20)];
    const state = steps.at(-1)?.after;
    if (!state || state.revealed) continue;
    const claims: Claim[] = CARDS.flatMap((card) =>
      state.seats.flatMap((_, holder): Claim[] => (holder === 0 ? [] : [{ card, holder, holds: true }])),
    );
    for (const seat of peopleOf(state).slice(0, 2)) {
      const told = answerRecord(view(state, seat), claims, { by: 'told' });
      for (const [i, { claim, verdict }] of answerRecord(view(state, seat), claims).entries()) {
        const isTrue = typeof claim.holder === 'number' && state.hands[claim.holder]?.includes(claim.card) === true;
        if (verdict !== 'open') {
          certain++;
          expect(verdict === 'right').toBe(isTrue);
        } else open++;
        // What was told alone is never more than what follows from it.
        if (told[i]?.verdict !== 'open') expect(told[i]?.verdict).toBe(verdict);
      }
    }
  }
  expect(open).toBeGreaterThan(100);
  expect(certain).toBeGreaterThan(100);
});

test('SAL-22: a mistaken note is found', () => {
  const step = [...wander(3, 20)].find(({ events }) => events.some(({ type }) => type === 'passed'));
  const passed = step?.events.find((event) => event.type === 'passed');
  const asked = step?.events.find((event) => event.type === 'suggested');
  if (!step || passed?.type !== 'passed' || asked?.type !== 'suggested') throw new Error('nobody passed');
  const seat = peopleOf(step.after).find((one) => one !== passed.seat) ?? 1;
  const claim = { card: asked.weapon, holder: passed.seat } as const;
  const verdicts = [true, false].map(
    (holds) => answerRecord(view(step.after, seat), [{ ...claim, holds }])[0]?.verdict,
  );
  expect(verdicts).toEqual(['wrong', 'right']);
});

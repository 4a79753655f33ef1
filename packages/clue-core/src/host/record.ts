import type { Card } from '../cards.js';
import { deduce } from '../deduce/deduce.js';
import type { Entry, Knowledge } from '../deduce/types.js';
import type { Claim, SalonView } from '../salon/types.js';
import { knowledgeOfSalon } from '../salon-players/knowledge.js';

/** What the host can say of an entry: it is right, it is wrong, or nobody in your place can know. */
export const VERDICTS = ['right', 'wrong', 'open'] as const;
/** One of them. */
export type Verdict = (typeof VERDICTS)[number];

/** An entry of a record, and what is to be said of it. */
export interface RecordAnswer {
  readonly claim: Claim;
  readonly verdict: Verdict;
}

/** How far the host helps. */
export interface RecordOptions {
  /**
   * By what an entry is judged: all that follows from what the player was told (`'deduced'`), or that alone (`'told'`), so
   * that a question gives no deduction away. Default `'deduced'`.
   */
  readonly by?: 'told' | 'deduced';
}

/**
 * Answers a player who asks whether their record is right (SAL-22): from what that player may know, never from the hands.
 * An entry that does not follow from it is `open`, be it true or not.
 *
 * @param view - the view of the player who asks
 * @param claims - the entries
 * @param options - how far the host helps
 * @returns an answer an entry, in the same order
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core/salon';
 * import { answerRecord } from '@games/clue-core/host';
 *
 * const game = create({ players: 3 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const mine = view(game.value, 1);
 * const [card = 'rope'] = mine.hand;
 * const claims = [{ card, holder: 1, holds: true }, { card, holder: 'solution', holds: true }] as const;
 * answerRecord(mine, claims).map(({ verdict }) => verdict); // => ['right', 'wrong']
 * ```
 */
export function answerRecord(
  view: SalonView,
  claims: readonly Claim[],
  { by = 'deduced' }: RecordOptions = {},
): readonly RecordAnswer[] {
  const knowledge = knowledgeOfSalon(view);
  const chanceOf = by === 'told' ? toldChance(knowledge.entries, view) : deducedChance(knowledge);
  return claims.map((claim) => {
    const chance = chanceOf(claim.card, claim.holder === 'solution' ? 'envelope' : claim.holder);
    const verdict: Verdict = chance !== 0 && chance !== 1 ? 'open' : (chance === 1) === claim.holds ? 'right' : 'wrong';
    return { claim, verdict };
  });
}

type ChanceOf = (card: Card, holder: number | 'envelope') => number;

function deducedChance(knowledge: Knowledge): ChanceOf {
  const known = deduce(knowledge);
  return (card, holder) => known.chance(card, holder);
}

/** 1, 0 or something between, by single facts: hands and cards seen, and who passed. */
function toldChance(entries: readonly Entry[], view: SalonView): ChanceOf {
  const held = new Map<Card, number | 'envelope'>();
  const lacking = new Set<string>();
  for (const entry of entries) {
    if (entry.type === 'hand') for (const card of entry.cards) held.set(card, entry.seat);
    if (entry.type === 'holds' && entry.holder !== 'table') held.set(entry.card, entry.holder);
    if (entry.type !== 'suggestion') continue;
    const { by, card, passed, suspect, weapon, room } = entry;
    if (card !== undefined && by != null) held.set(card, by);
    for (const seat of passed) for (const one of [suspect, weapon, room]) lacking.add(`${one} ${seat}`);
  }
  return (card, holder) => {
    const owner = held.get(card);
    if (owner !== undefined) return owner === holder ? 1 : 0;
    if (holder === view.me && view.role === 'player') return 0;
    return lacking.has(`${card} ${holder}`) ? 0 : 0.5;
  };
}

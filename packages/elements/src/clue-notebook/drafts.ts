import type { Holder } from '@games/clue-core/deduce';
import type { Seat } from '@games/kit';
import type { LogEntry } from './notes.js';

interface Named {
  readonly suspect?: string | undefined;
  readonly weapon?: string | undefined;
  readonly room?: string | undefined;
}

/** A line of the log that is being written. `at` is the line that it replaces; `null`: a new one. */
export type Draft =
  | ({
      readonly type: 'suggestion';
      readonly at: number | null;
      readonly seat: Seat;
      readonly passed: readonly Seat[];
      /** Who showed a card; `null`: nobody; undefined: not yet said. */
      readonly by?: Seat | null | undefined;
      readonly card?: string | undefined;
    } & Named)
  | ({ readonly type: 'accusation'; readonly at: number | null; readonly seat: Seat } & Named)
  | {
      readonly type: 'seen';
      readonly at: number | null;
      readonly card?: string | undefined;
      readonly holder?: Holder | undefined;
      readonly has: boolean;
    };

/** What a draft can lack. */
export type Missing = 'suspect' | 'weapon' | 'room' | 'by' | 'card' | 'holder';

/** A line of the log, to be changed. */
export function draftOf(entry: LogEntry, at: number): Draft {
  if (entry.type === 'suggestion') return { ...entry, at, by: entry.by ?? null };
  if (entry.type === 'accusation') {
    const { seat, suspect, weapon, room } = entry;
    return { type: 'accusation', at, seat, suspect, weapon, room };
  }
  return { type: 'seen', at, card: entry.card, holder: entry.holder, has: entry.type === 'holds' };
}

/** The line that a draft makes, or what it still lacks. */
export function entryOf(draft: Draft): { readonly entry?: LogEntry; readonly missing: readonly Missing[] } {
  if (draft.type === 'seen') {
    const { card, holder, has } = draft;
    if (card !== undefined && holder !== undefined)
      return { entry: { type: has ? 'holds' : 'lacks', holder, card }, missing: [] };
    return {
      missing: [
        ...(card === undefined ? (['card'] as const) : []),
        ...(holder === undefined ? (['holder'] as const) : []),
      ],
    };
  }
  const { seat, suspect, weapon, room } = draft;
  const missing: Missing[] = (['suspect', 'weapon', 'room'] as const).filter((kind) => draft[kind] === undefined);
  if (draft.type === 'suggestion' && draft.by === undefined) missing.push('by');
  if (missing.length > 0 || suspect === undefined || weapon === undefined || room === undefined) return { missing };
  if (draft.type === 'accusation')
    return { entry: { type: 'accusation', seat, right: false, suspect, weapon, room }, missing };
  const { passed, by = null, card } = draft;
  const isOne = card === suspect || card === weapon || card === room;
  return {
    entry: { type: 'suggestion', seat, suspect, weapon, room, passed, by, ...(by !== null && isOne && { card }) },
    missing,
  };
}

import type { Format } from '@games/clue-core/host';
import type { SalonAction, SalonState, SalonView } from '@games/clue-core/salon';
import type { Seat } from '@games/kit';
import type { Draft } from './draft.js';
import type { DeskModel } from './model.js';
import type { DeskWords } from './words.js';

/** What of the desk is shown, besides whose turn it is. */
export const TABS = ['turn', 'messages', 'log', 'secrets'] as const;
/** One of them. */
export type Tab = (typeof TABS)[number];

/** What the panels of an open desk are drawn from, and what they tell. */
export interface DeskPage {
  readonly model: DeskModel;
  readonly words: DeskWords;
  /** The time, in milliseconds since 1970. */
  readonly now: number;
  readonly state: SalonState;
  /** What everybody sees. */
  readonly view: SalonView;
  readonly tab: Tab;
  /** Whether turn and messages lie side by side. */
  readonly isWide: boolean;
  readonly draft: Draft;
  readonly format: Format;
  /** The message that is open, and whether all that were sent are listed. */
  readonly letter: string;
  readonly showsSent: boolean;
  /** Whether the host looks at the secrets. */
  readonly isLedgerOpen: boolean;
  readonly turnTo: (tab: Tab) => void;
  readonly write: (draft: Partial<Draft>) => void;
  readonly act: (...actions: readonly SalonAction[]) => void;
  readonly choose: (format: Format) => void;
  readonly open: (letter: string) => void;
  readonly showSent: (isOn: boolean) => void;
  readonly openLedger: (isOn: boolean) => void;
  readonly copy: (text: string) => void;
  readonly ask: (box: Box) => void;
  /** Marks a message as sent, or as not sent. */
  readonly mark: (letter: string, isSent: boolean) => void;
  readonly startAnew: () => void;
  readonly openFile: () => void;
  readonly playNpc: () => void;
  readonly calendar: () => void;
  readonly notify: () => void;
  readonly notifies: boolean;
  /** Reads the post, and what it comes to stands in the draft. */
  readonly read: () => void;
  /** Does what the post came to. */
  readonly confirm: () => void;
  /** Does what was filled in by hand, or says why not. */
  readonly enter: (action: SalonAction) => void;
}

/** What is asked in a box over the page. */
export type Box = 'undo' | 'note' | 'takeOver' | 'wordings' | 'new' | 'open' | '';

/** The time an action is done: now, but never before what came last. */
export const timeOf = ({ now, state, draft }: Pick<DeskPage, 'now' | 'state' | 'draft'>): number =>
  Math.max(draft.at ?? now, state.at);

/** The time of what the host does now. */
export const hostTime = ({ now, state }: Pick<DeskPage, 'now' | 'state'>): number => Math.max(now, state.at);

/** Whose post can be entered: people's, and a reveal order for an NPC as well, which the host files (SAL-9). */
export function writers({ draft, state }: Pick<DeskPage, 'draft' | 'state'>): readonly Seat[] {
  const isForNpcs = draft.mode === 'form' && draft.kind === 'fileOrder';
  return state.seats.flatMap(({ role }, seat) => (role === 'player' || (isForNpcs && role === 'npc') ? [seat] : []));
}

/** Whose post the host enters: as chosen, or whoever is to act. */
export function writer(page: Pick<DeskPage, 'draft' | 'state'>): Seat {
  const { draft, state } = page;
  const { phase, by, filed } = state;
  const all = writers(page);
  const acting = phase.type === 'disproving' ? phase.by : by;
  const due = phase.type === 'orders' ? all.find((seat) => !filed[seat]) : acting;
  return [draft.seat, due].find((seat) => seat !== undefined && all.includes(seat)) ?? all[0] ?? 1;
}

import type { Card } from '@games/clue-core';
import type { Message } from '@games/clue-core/host';
import type { Claim, SalonAction } from '@games/clue-core/salon';
import type { Seat } from '@games/kit';

/** What a host can enter for a player by hand. */
export const KINDS = ['move', 'suggest', 'accuse', 'endTurn', 'show', 'skip', 'passOver', 'fileOrder', 'ask'] as const;
/** One of them. */
export type Kind = (typeof KINDS)[number];

/** What a post came to: actions to confirm, or words to send back. */
export type Answer =
  | { readonly type: 'ready'; readonly actions: readonly SalonAction[] }
  | { readonly type: 'back'; readonly reason: string; readonly message: Message };

/** What the host is entering for a player. */
export interface Draft {
  readonly mode: 'post' | 'form';
  /** Whose post it is; without it whoever is to act. */
  readonly seat: Seat | undefined;
  readonly kind: Kind;
  readonly text: string;
  /** When it was written, where that is not now. */
  readonly at: number | undefined;
  readonly answer: Answer | undefined;
  /** The cards of a reveal order, as it is filed. */
  readonly order: readonly Card[];
  readonly claims: readonly Claim[];
}

/** Nothing entered yet. */
export const NO_DRAFT: Draft = {
  mode: 'post',
  seat: undefined,
  kind: 'move',
  text: '',
  at: undefined,
  answer: undefined,
  order: [],
  claims: [],
};

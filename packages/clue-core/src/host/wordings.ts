/**
 * The wordings of everything that the host posts and sends. Placeholders by kind:
 * - all: `{host} {turn} {player} {by} {due} {board} {me}`
 * - `opening`: `{players} {order} {npcs} {areas} {suspects} {weapons} {passages} {commitment}`
 * - `result`, `over`, `note`: `{news}`; `result`: `{next} {allowed}`
 * - `hand`, `handed`: `{cards} {showed} {seen}`; `orderFiled`: `{cards}`
 * - `shown`, `answered`: `{card} {other} {suggestion}`
 * - `yourTurn`, `mustShow`: `{allowed} {cards}`; `yourTurn`: `{whose}`, which says it is the reader's turn or an NPC's that they play
 * - `refusal`: `{reason} {quote}`; `record`: `{answers}`; `proof`: `{proof} {commitment}`
 */
export interface Wordings {
  /** All: the game begins. */
  readonly opening: string;
  /** All: what a step brought, and whose turn it is. */
  readonly result: string;
  /** All: how the game ended. */
  readonly over: string;
  /** All: what the host says. */
  readonly note: string;
  /** All: what proves that the solution was drawn before. */
  readonly proof: string;
  /** One player: the cards dealt. */
  readonly hand: string;
  /** One player: what an NPC taken over holds, has shown and was shown. */
  readonly handed: string;
  /** One player: the reveal order as it was understood. */
  readonly orderFiled: string;
  /** The suggester: which card was shown. */
  readonly shown: string;
  /** The owner: which card of theirs was shown. */
  readonly answered: string;
  /** One player: it is your turn, or your turn to play an NPC. */
  readonly yourTurn: string;
  /** One player: you must show a card, while the host is away. */
  readonly mustShow: string;
  /** One player: you are late. */
  readonly late: string;
  /** One player: why an action was not taken. */
  readonly refusal: string;
  /** One player: whether their record is right. */
  readonly record: string;
}

/** What a message is for. */
export type MessageKind = keyof Wordings;

/** The wordings of a host who edits none, in English. Another language is another table. */
export const WORDINGS: Wordings = {
  opening: `# {host} is dead

One of six suspects did it, with one of six weapons, in one of nine areas. One card of each kind was drawn; the others are dealt.

# Turn order ({order})

{players}

{npcs}

# What is in play

Suspects: {suspects}.

Weapons: {weapons}.

Areas, clockwise: {areas}.

Secret passages:

{passages}

# The board

{board}

{due}

{commitment}`,
  result: `{news}

{next}

{allowed}

{board}`,
  over: `# The game is over

{news}

{board}`,
  note: '{news}',
  proof: `# The proof

This is what was promised at the start: {commitment}

The promise is the SHA-256 of "@games/rng fair commit " and this line:

{proof}`,
  hand: `You play {me}. Your cards:

{cards}

Answer with the order in which you want your cards shown, when several would do. {due}`,
  handed: `You play {me} from now on. Your cards:

{cards}

Shown so far by {me}:

{showed}

Shown so far to {me}:

{seen}

You may answer with the order in which you want your cards shown.`,
  orderFiled: `Your cards will be shown in this order:

{cards}`,
  shown: '{other} proved {suggestion} wrong, by this card: {card}.',
  answered: '{other} suggested {suggestion}. This card of yours was shown: {card}.',
  yourTurn: `{whose} {due}

{allowed}`,
  mustShow: `The host is away, and you can prove the last suggestion wrong. Show one of these cards, to the suggester and to the host alone. {due}

{cards}`,
  late: 'Your time is over, and you may be skipped now. You can still act until then.',
  refusal: `{quote}

That could not be done. {reason}`,
  record: `Your record, by what you may know:

{answers}`,
};

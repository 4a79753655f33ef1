import { isRoom, SUSPECTS, WEAPONS } from '../cards.js';
import { placeAt } from '../salon/reduce/step.js';
import { movesFrom } from '../salon/ring.js';
import type { SalonView } from '../salon/types.js';
import { capital, cardInText, placeInText, type SalonSpeech, seatName, timeInText } from '../salon/words/names.js';
import { boardTable, passageInWords, passagesInWords } from './board.js';
import type { Value } from './document.js';
import type { MessageOptions } from './messages.js';
import type { RecordAnswer, Verdict } from './record.js';

/** The speech of a message: its reader's view, and the host's way to write times. */
export function speechOf(view: SalonView, { time }: MessageOptions): SalonSpeech {
  return { seats: view.seats, me: view.me, theme: view.theme, ...(time && { time }) };
}

const ORDERS = {
  'first-come': 'first come, first served',
  random: 'drawn by lot',
  chosen: 'chosen by the host',
} as const;

/** What a placeholder stands for, worked out only where a wording has it. */
type Lazy = Readonly<Record<string, (view: SalonView, options: MessageOptions) => Value>>;

const namesOf = (view: SalonView, options: MessageOptions, role: 'player' | 'npc'): readonly string[] =>
  view.seats.flatMap((seat, i) => (seat.role === role ? [seatName(speechOf(view, options), i)] : []));

const BASE: Lazy = {
  host: (view, options) => capital(seatName(speechOf(view, options), 0)),
  me: (view) => (view.me === null ? '' : view.theme[suspectOf(view, view.me)]),
  turn: ({ turn }) => String(turn),
  player: (view, options) => (view.turn === 0 ? '' : capital(seatName(speechOf(view, options), view.seat))),
  by: (view, options) => (view.turn === 0 ? '' : seatName(speechOf(view, options), view.by)),
  due: (view, options) => dueInWords(view, speechOf(view, options)),
  board: (view) => [boardTable(view)],
  players: (view, options) =>
    view.seats.flatMap((seat, i) => {
      if (seat.role === 'host') return [];
      const npc = seat.role === 'npc' ? ', non-player character' : '';
      return [`${i}. ${seatName(speechOf(view, options), i)}${npc}, ${seat.cards} cards`];
    }),
  order: ({ order }) => ORDERS[order],
  npcs(view, options) {
    const npcs = namesOf(view, options, 'npc');
    const who = view.npcTurns === 'host' ? 'The host plays them' : 'The players make their suggestions, in turn';
    return npcs.length === 0 ? '' : `Non-player characters: ${npcs.join(', ')}. ${who}; they never accuse.`;
  },
  areas: ({ ring, theme }) => ring.map((area) => theme[area]),
  suspects: ({ theme }) => SUSPECTS.map((card) => theme[card]),
  weapons: ({ theme }) => WEAPONS.map((card) => theme[card]),
  passages: passagesInWords,
  allowed: allowedInWords,
  commitment: (_, { commitment }) =>
    commitment === undefined
      ? ''
      : `The solution is drawn. This promise of it can be checked at the end: ${commitment}`,
};

/** What stands in a wording where a kind of message has nothing to say. */
const EMPTY: Readonly<Record<string, Value>> = {
  ...{ quote: '', next: '', news: [], cards: [], showed: [], seen: [], answers: [] },
};

/** What stands for the placeholders of a wording: what the message brings along, else what every wording may use. */
export function valuesFor(
  wording: string,
  view: SalonView,
  options: MessageOptions,
  own: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const keys = new Set(Array.from(wording.matchAll(/\{(\w+)\}/g), ([, key = '']) => key));
  const base = [...keys].flatMap((key) => (Object.hasOwn(BASE, key) ? [[key, BASE[key]?.(view, options) ?? '']] : []));
  return { ...EMPTY, ...Object.fromEntries(base), ...own };
}

function suspectOf(view: SalonView, seat: number): (typeof SUSPECTS)[number] {
  const found = view.seats[seat];
  return found && found.role !== 'host' ? found.suspect : 'scarlet';
}

function dueInWords({ due, phase }: SalonView, speech: SalonSpeech): string {
  if (due === null) return '';
  const until = timeInText(speech, due);
  return phase.type === 'orders' ? `Reveal orders are collected until ${until}.` : `Time is until ${until}.`;
}

/**
 * What can be done on this turn, in words, by what is public.
 *
 * @param view - any view of the game
 * @returns a sentence for each; none where nobody is on turn
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core/salon';
 * import { allowedInWords } from '@games/clue-core/host';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * allowedInWords(view(game.value, null));
 * // => ['Move to any area.', 'Accuse, once a game, naming any area.', 'Or ask to be skipped.']
 * ```
 */
export function allowedInWords(view: SalonView): readonly string[] {
  const { phase, seat, suggestedIn } = view;
  if (phase.type !== 'start' && phase.type !== 'entered' && phase.type !== 'done') return [];
  const here = placeAt(view, seat);
  const isNpc = view.seats[seat]?.role === 'npc';
  const said: string[] = [];
  if (phase.type === 'start' && suggestedIn === null) {
    const passage = passageInWords(view, here);
    const places = movesFrom(view, here).map((place) => placeInText(view, place));
    said.push(
      here === 'corridor'
        ? 'Move to any area.'
        : `Move to ${places.join(', ')}${passage ? ` (the secret passage leads to ${passage})` : ''}.`,
    );
  }
  const isEntered = phase.type === 'entered' || (phase.type === 'start' && view.summoned[seat] === true);
  if (suggestedIn === null && isRoom(here) && isEntered && view.lastArea[seat] !== here) {
    said.push(
      `Suggest in ${cardInText(view, here)}: any suspect, any weapon${isNpc ? '' : '; say if the turn is to stay open'}.`,
    );
  }
  if (!isNpc && !view.accused[seat]) said.push('Accuse, once a game, naming any area.');
  said.push(phase.type === 'start' ? 'Or ask to be skipped.' : 'Or end the turn.');
  return said;
}

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  right: 'right',
  wrong: 'wrong',
  open: 'open: you were not told enough to know',
};

/** The answers to a record, one a line. */
export function answersInWords(view: SalonView, answers: readonly RecordAnswer[]): readonly string[] {
  return answers.map(({ claim: { card, holder, holds }, verdict }) => {
    const where =
      holder === 'solution'
        ? 'the solution'
        : holder === view.me
          ? 'your hand'
          : `the hand of ${seatName(view, holder)}`;
    return `${view.theme[card]} is ${holds ? '' : 'not '}in ${where}: ${VERDICT_WORDS[verdict]}.`;
  });
}

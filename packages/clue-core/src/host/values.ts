import { SUSPECTS, WEAPONS } from '../cards.js';
import type { SalonView } from '../salon/types.js';
import { capital, type SalonSpeech, seatName, timeInText } from '../salon/words/names.js';
import { boardTable, passagesInWords } from './board.js';
import type { Value } from './document.js';
import type { MessageOptions } from './messages.js';
import { HOST_WORDS, type HostWords } from './words.js';

/** The speech of a message: its reader's view, and the host's way to write times. */
export function speechOf(view: SalonView, { time }: MessageOptions): SalonSpeech {
  return { seats: view.seats, me: view.me, theme: view.theme, ...(time && { time }) };
}

/** The words of a message. */
export function wordsOf({ words }: MessageOptions): HostWords {
  return words ?? HOST_WORDS;
}

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
  due: (view, options) => dueInWords(view, options),
  board: (view) => [boardTable(view)],
  players: (view, options) =>
    view.seats.flatMap((seat, i) => {
      if (seat.role === 'host') return [];
      const name = seatName(speechOf(view, options), i);
      return [`${i}. ${wordsOf(options).player(name, seat.cards, seat.role === 'npc')}`];
    }),
  order: ({ order }, options) => wordsOf(options).orders[order],
  npcs(view, options) {
    const npcs = namesOf(view, options, 'npc');
    return npcs.length === 0 ? '' : wordsOf(options).npcs(npcs, view.npcTurns);
  },
  areas: ({ ring, theme }) => ring.map((area) => theme[area]),
  suspects: ({ theme }) => SUSPECTS.map((card) => theme[card]),
  weapons: ({ theme }) => WEAPONS.map((card) => theme[card]),
  passages: passagesInWords,
  allowed: (view, options) => wordsOf(options).allowed(view),
  commitment: (_, options) => (options.commitment === undefined ? '' : wordsOf(options).commitment(options.commitment)),
};

/** What stands in a wording where a kind of message has nothing to say. */
const EMPTY: Readonly<Record<string, Value>> = {
  ...{ quote: '', whose: '', next: '', news: [], cards: [], showed: [], seen: [], answers: [] },
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

function dueInWords(view: SalonView, options: MessageOptions): string {
  const { due, phase } = view;
  if (due === null) return '';
  return wordsOf(options).due(timeInText(speechOf(view, options), due), phase.type === 'orders');
}

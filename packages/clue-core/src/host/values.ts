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

/** What stands for the placeholders that every wording may use. */
export function baseValues(view: SalonView, options: MessageOptions): Readonly<Record<string, Value>> {
  const speech = speechOf(view, options);
  const { theme, seats } = view;
  const named = (role: 'player' | 'npc'): readonly string[] =>
    seats.flatMap((seat, i) => (seat.role === role ? [seatName(speech, i)] : []));
  const npcs = named('npc');
  const suspects = seats.flatMap((seat, i) =>
    seat.role === 'host'
      ? []
      : [`${i}. ${seatName(speech, i)}${seat.role === 'npc' ? ', non-player character' : ''}, ${seat.cards} cards`],
  );
  return {
    host: capital(seatName(speech, 0)),
    me: view.me === null ? '' : theme[suspectOf(view, view.me)],
    turn: String(view.turn),
    player: view.turn === 0 ? '' : capital(seatName(speech, view.seat)),
    by: view.turn === 0 ? '' : seatName(speech, view.by),
    due: dueInWords(view, speech),
    board: [boardTable(view)],
    players: suspects,
    order: ORDERS[view.order],
    npcs:
      npcs.length === 0
        ? ''
        : `Non-player characters: ${npcs.join(', ')}. ${view.npcTurns === 'host' ? 'The host plays them' : 'The players make their suggestions, in turn'}; they never accuse.`,
    areas: view.ring.map((area) => theme[area]),
    suspects: SUSPECTS.map((card) => theme[card]),
    weapons: WEAPONS.map((card) => theme[card]),
    passages: passagesInWords(view),
    allowed: allowedInWords(view),
    commitment:
      options.commitment === undefined
        ? ''
        : `The solution is drawn. This promise of it can be checked at the end: ${options.commitment}`,
    quote: '',
    next: '',
    news: [],
    cards: [],
    showed: [],
    seen: [],
    answers: [],
  };
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

/** What can be done on this turn, by what is public. */
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

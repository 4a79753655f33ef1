import type { SalonEvent } from '../salon/events.js';
import type { Claim, SalonView } from '../salon/types.js';
import { capital, seatName } from '../salon/words/names.js';
import type { MessageOptions, Part } from './messages.js';
import { answerRecord } from './record.js';
import { speechOf, wordsOf } from './values.js';
import type { HostWords } from './words.js';

/** What is sent to one player after a step: what they alone are told, and that they must act (SAL-10, SAL-19, SAL-21). */
export function privateParts(view: SalonView, heard: readonly SalonEvent[], options: MessageOptions): readonly Part[] {
  const told = heard.flatMap((event) => secretParts(view, event, options));
  const prompt = promptPart(view, heard, wordsOf(options));
  return prompt ? [...told, prompt] : told;
}

function secretParts(view: SalonView, event: SalonEvent, options: MessageOptions): readonly Part[] {
  const speech = speechOf(view, options);
  const words = wordsOf(options);
  const { me, theme } = view;
  const orNothing = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? lines : [words.nothingYet]);
  switch (event.type) {
    case 'shown': {
      const isMine = event.seat === me;
      const other = capital(seatName(speech, isMine ? event.to : event.seat));
      const values = { card: theme[event.card], other, suggestion: suggestionInWords(view, words) };
      return [{ kind: isMine ? 'answered' : 'shown', values }];
    }
    case 'handed':
      return [
        {
          kind: 'handed',
          values: {
            cards: event.hand.map((card) => theme[card]),
            showed: orNothing(event.shown.map(({ to, card }) => words.shownTo(theme[card], seatName(speech, to)))),
            seen: orNothing(event.seen.map(({ seat, card }) => words.shownBy(theme[card], seatName(speech, seat)))),
          },
        },
      ];
    case 'orderFiled':
      return [{ kind: 'orderFiled', values: { cards: event.order.map((card) => theme[card]) } }];
    case 'asked':
      return [{ kind: 'record', values: { answers: answersInWords(view, event.about, options) } }];
    default:
      return [];
  }
}

/** The answers to a record, one a line. */
export function answersInWords(view: SalonView, claims: readonly Claim[], options: MessageOptions): readonly string[] {
  return answerRecord(view, claims, options.record).map((answer) => wordsOf(options).answer(answer, view));
}

function suggestionInWords(view: SalonView, { murder }: HostWords): string {
  const event = view.log.filter((one) => one.type === 'suggested').at(-1);
  return event ? murder(view, event) : '';
}

/** That the reader must act now, or is late. */
function promptPart(view: SalonView, heard: readonly SalonEvent[], { card, whose }: HostWords): Part | undefined {
  const { me, seat } = view;
  if (heard.some((event) => event.type === 'overdue' && event.seat === me)) return { kind: 'late', values: {} };
  if (view.mustShow.length > 0 && heard.some(({ type }) => type === 'answerAsked')) {
    return { kind: 'mustShow', values: { cards: view.mustShow.map((one) => card(view, one)) } };
  }
  // A seat that is taken over is news to the newcomer alone.
  const isNew = heard.some(
    (event) =>
      event.type === 'turnBegan' || event.type === 'passedOver' || (event.type === 'tookOver' && event.seat === me),
  );
  if (!isNew || view.by !== me || view.phase.type === 'over') return undefined;
  return { kind: 'yourTurn', values: { whose: whose(seat === me ? undefined : seatName(view, seat)) } };
}

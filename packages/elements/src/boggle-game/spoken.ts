import type { BoggleEvent, BoggleState } from '@games/boggle-core';
import type { BoggleGameWords } from './words.js';

/** What is said of an event, and where one goes on: a control that was used may be gone, or disabled. */
export interface Spoken {
  readonly text: string;
  readonly urgent: boolean;
  readonly focus?: string;
}

/** On a touch screen the focus in the editor would raise a keyboard over the board. */
const firstPlace = (): string => (matchMedia('(pointer: coarse)').matches ? '[part=board]' : '#words');

function spoken(event: BoggleEvent, { config, phase }: BoggleState, words: BoggleGameWords): Spoken | undefined {
  switch (event.type) {
    case 'roundStarted':
      return { text: words.roundStarted(event.round), urgent: false, focus: firstPlace() };
    case 'roundEnded': {
      // Not to a button: whoever types on at 0:00 would press it.
      const focus = phase === 'over' ? '.end' : '#lists-title';
      return { text: `${words.timeUp} ${words.roundOver(event.scores, config.people)}`, urgent: true, focus };
    }
    case 'gameEnded':
      if (event.outcome.reason === 'quit') return { text: words.goodbye, urgent: false, focus: '.farewell button' };
      return { text: words.over(event.outcome.winner, config.people), urgent: true, focus: '.end' };
    case 'gameStarted':
      return { text: words.started, urgent: false, focus: '.start' };
    case 'difficultySet':
      return { text: words.difficultySet(event.difficulty), urgent: false };
    case 'targetSet':
      return { text: words.targetSet(event.target), urgent: false };
    default:
      return undefined;
  }
}

/** What is said of what happened, in order. */
export function spokenOf(
  events: readonly BoggleEvent[],
  state: BoggleState,
  words: BoggleGameWords,
): readonly Spoken[] {
  return events.flatMap((event) => spoken(event, state, words) ?? []);
}

import type { Holder } from '@games/clue-core/deduce';
import type { Seat } from '@games/kit';
import { html, nothing, type TemplateResult } from 'lit';
import { type Choice, chips } from './chips.js';
import type { Draft } from './drafts.js';
import { holdersOf } from './knowledge.js';
import type { Lexicon } from './lexicon.js';
import { KINDS, type Kind, passedBefore } from './notes.js';
import type { NotebookWords } from './words.js';

/** What a form needs to be drawn, and what it tells. */
export interface EntryFormOptions {
  readonly draft: Draft;
  readonly lexicon: Lexicon;
  readonly words: NotebookWords;
  /** What is said when something is missing. */
  readonly problem: string;
  readonly change: (draft: Draft) => void;
  readonly submit: () => void;
  readonly cancel: () => void;
}

type Asking = Extract<Draft, { type: 'suggestion' | 'accusation' }>;
const FIELDS = { suspects: 'suspect', weapons: 'weapon', rooms: 'room' } as const satisfies Record<Kind, string>;

/** The form for one line of the log. */
export function entryForm(options: EntryFormOptions): TemplateResult {
  const { draft, words, problem, submit, cancel } = options;
  const send = (event: Event): void => {
    event.preventDefault();
    submit();
  };
  return html`<form class="entry" novalidate @submit=${send}>
    <h2 id="form-title">${words.formTitle(draft.type, draft.at === null)}</h2>
    ${draft.type === 'seen' ? seenFields(draft, options) : askingFields(draft, options)}
    <div class="answers">
      <p class="problem" role="alert">${problem}</p>
      <button type="button" @click=${cancel}>${words.cancel}</button>
      <button type="submit" class="primary">${draft.at === null ? words.note : words.change}</button>
    </div>
  </form>`;
}

function players(lexicon: Lexicon): readonly Choice<Seat>[] {
  return lexicon.notes.players.map((_, seat) => ({ value: seat, text: lexicon.player(seat) }));
}

function askingFields(draft: Asking, options: EntryFormOptions): TemplateResult {
  const { lexicon, words, change } = options;
  const { notes } = lexicon;
  const ask = (seat: Seat): void => {
    if (draft.type === 'accusation') change({ ...draft, seat });
    else {
      const by = draft.by === seat ? undefined : draft.by;
      const passed = by === undefined ? [] : passedBefore(seat, by, notes.players.length);
      change({ ...draft, seat, by, passed, card: undefined });
    }
  };
  return html`${draft.type === 'accusation' ? html`<p class="help">${words.accusationHelp}</p>` : nothing}
    ${chips({
      name: 'who',
      legend: words.who[draft.type],
      choices: players(lexicon),
      chosen: (seat) => draft.seat === seat,
      choose: ask,
      lexicon,
      className: 'people',
    })}
    ${KINDS.map((kind) =>
      chips({
        name: FIELDS[kind],
        legend: words.kind[FIELDS[kind]],
        choices: notes.deck[kind].map((card) => ({ value: card, text: lexicon.card(card), card })),
        chosen: (card) => draft[FIELDS[kind]] === card,
        choose: (card) => change({ ...draft, [FIELDS[kind]]: card }),
        lexicon,
      }),
    )}
    ${draft.type === 'suggestion' ? answerFields(draft, options) : nothing}`;
}

/** Who showed a card; who passed before is filled in, and can be corrected. */
function answerFields(draft: Extract<Draft, { type: 'suggestion' }>, options: EntryFormOptions): TemplateResult {
  const { lexicon, words, change } = options;
  const { notes } = lexicon;
  const order = passedBefore(draft.seat, null, notes.players.length);
  const { by, passed } = draft;
  const three = [draft.suspect, draft.weapon, draft.room].filter((card) => card !== undefined);
  const isSeen = draft.seat === notes.me && typeof by === 'number';
  return html`${chips<Seat | null>({
    name: 'by',
    legend: words.whoShowed,
    choices: [
      ...order.map((seat) => ({ value: seat, text: lexicon.player(seat) })),
      { value: null, text: words.nobody },
    ],
    chosen: (seat) => by === seat,
    choose: (seat) =>
      change({ ...draft, by: seat, passed: passedBefore(draft.seat, seat, notes.players.length), card: undefined }),
    lexicon,
    className: 'people',
  })}
  ${
    isSeen && three.length > 0
      ? chips({
          name: 'shown',
          legend: words.whichShown(lexicon.player(by)),
          choices: three.map((card) => ({ value: card, text: lexicon.card(card), card })),
          chosen: (card) => draft.card === card,
          choose: (card) => change({ ...draft, card }),
          lexicon,
        })
      : nothing
  }
  ${
    by === undefined || order.every((seat) => seat === by)
      ? nothing
      : chips({
          name: 'passed',
          legend: words.couldNotShow,
          many: true,
          choices: order.filter((seat) => seat !== by).map((seat) => ({ value: seat, text: lexicon.player(seat) })),
          chosen: (seat) => passed.includes(seat),
          choose: (seat) =>
            change({
              ...draft,
              passed: order.filter((each) => (each === seat ? !passed.includes(each) : passed.includes(each))),
            }),
          lexicon,
          className: 'people small',
        })
  }`;
}

function seenFields(draft: Extract<Draft, { type: 'seen' }>, options: EntryFormOptions): TemplateResult {
  const { lexicon, words, change } = options;
  const { notes } = lexicon;
  return html`${chips<Holder>({
    name: 'holder',
    legend: words.seenHolder,
    choices: holdersOf(notes)
      .toReversed()
      .map((holder) => ({ value: holder, text: lexicon.holder(holder) })),
    chosen: (holder) => draft.holder === holder,
    choose: (holder) => change({ ...draft, holder }),
    lexicon,
    className: 'people',
  })}
    ${chips({
      name: 'has',
      legend: words.certaintyLegend,
      choices: [
        { value: true, text: words.seenHas },
        { value: false, text: words.seenHasNot },
      ],
      chosen: (has) => draft.has === has,
      choose: (has) => change({ ...draft, has }),
      lexicon,
      className: 'pair',
    })}
    ${KINDS.map((kind) =>
      chips({
        // One name for all three kinds: one card is chosen of them all.
        name: 'card',
        legend: words.kinds[kind],
        choices: notes.deck[kind].map((card) => ({ value: card, text: lexicon.card(card), card })),
        chosen: (card) => draft.card === card,
        choose: (card) => change({ ...draft, card }),
        lexicon,
      }),
    )}`;
}

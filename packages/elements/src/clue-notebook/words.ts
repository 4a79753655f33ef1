import type { Theme } from '@games/clue-core';
import type { Holder, Knowledge, Triple, Why } from '@games/clue-core/deduce';
import type { Prospect } from '../clue-shared/prospect.js';
import type { Missing } from './drafts.js';
import type { Marks } from './events.js';
import type { Certainty } from './knowledge.js';
import type { Lexicon } from './lexicon.js';
import type { Kind, LogEntry } from './notes.js';
import type { SetupWords } from './setup-words.js';
import type { NotesRefusal } from './text.js';

/** A mark that has just become certain. */
export interface News {
  readonly card: string;
  readonly holder: Holder;
  readonly mark: Certainty;
}

/** The words of `<clue-notebook>`; another language gives any of them by `addTerms('clue-notebook', lang, terms)`. */
export interface NotebookWords {
  readonly cards: Theme;
  readonly notebook: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly you: string;
  readonly player: (number: number) => string;
  readonly envelope: string;
  readonly faceUp: string;

  readonly undo: string;
  readonly redo: string;
  readonly undone: string;
  readonly redone: string;
  readonly menu: string;
  readonly table: string;
  readonly newGame: string;
  readonly open: string;
  readonly save: string;
  readonly marks: string;
  readonly mark: Readonly<Record<Marks, string>>;

  readonly sheet: string;
  readonly log: string;
  readonly emptyLog: string;
  readonly card: string;
  readonly certainty: Readonly<Record<Certainty, string>>;
  readonly chance: (chance: number) => string;
  readonly shortChance: (chance: number) => string;
  readonly unknown: string;
  readonly isNew: string;
  readonly cellLabel: (card: string, holder: string, state: string) => string;
  readonly legend: Readonly<Record<Marks, string>>;

  readonly solved: string;
  readonly solution: (triple: Triple<string>, lexicon: Lexicon) => string;
  readonly openMurders: (murders: number, deals: number, isExact: boolean) => string;
  /** While what follows is being worked out, and that takes a while. */
  readonly workingOut: string;
  readonly stop: string;
  readonly stopped: string;
  readonly workOut: string;
  readonly contradiction: string;
  readonly contradictionHelp: (count: number) => string;
  readonly news: (news: readonly News[], lexicon: Lexicon) => string;

  readonly hint: string;
  readonly hintTitle: string;
  readonly anyRoom: string;
  readonly whereAreYou: string;
  readonly thinking: string;
  readonly hintQuestion: (triple: Triple<string>, lexicon: Lexicon) => string;
  readonly hintReason: (prospect: Prospect) => string;
  readonly hintNone: string;
  readonly useQuestion: string;

  readonly whyText: (why: Why<string>, knowledge: Knowledge<string>, lexicon: Lexicon) => string;
  readonly notCertain: (card: string, holder: Holder, chance: number | undefined, lexicon: Lexicon) => string;
  readonly noteHas: string;
  readonly noteHasNot: string;
  readonly because: string;
  readonly close: string;

  readonly addSuggestion: string;
  readonly addSeen: string;
  readonly addAccusation: string;
  readonly formTitle: (type: 'suggestion' | 'accusation' | 'seen', isNew: boolean) => string;
  readonly who: Readonly<Record<'suggestion' | 'accusation', string>>;
  readonly kind: Readonly<Record<'suspect' | 'weapon' | 'room', string>>;
  readonly whoShowed: string;
  readonly nobody: string;
  readonly couldNotShow: string;
  readonly whichShown: (by: string) => string;
  readonly seenHolder: string;
  readonly certaintyLegend: string;
  readonly seenHas: string;
  readonly seenHasNot: string;
  readonly accusationHelp: string;
  readonly note: string;
  readonly change: string;
  readonly cancel: string;
  readonly missing: (missing: readonly Missing[]) => string;

  readonly line: (entry: LogEntry, lexicon: Lexicon) => string;
  readonly answer: (entry: LogEntry, lexicon: Lexicon) => string;
  readonly lineLabel: (number: number) => string;
  readonly handLine: string;
  readonly faceUpLine: string;
  readonly edit: string;
  readonly editLabel: (line: string) => string;
  readonly remove: string;
  readonly removeLabel: (line: string) => string;
  readonly removed: string;
  readonly noted: string;
  readonly clash: string;
  readonly reasonBadge: string;

  readonly setup: SetupWords;
  readonly cannotOpen: string;
  readonly refusal: (refusal: NotesRefusal) => string;
}

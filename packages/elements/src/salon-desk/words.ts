import type { DeskRefusal, Format, HostWords, MessageKind, PostProblem } from '@games/clue-core/host';
import type { SalonAction, SalonEvent, SalonRefusal, SalonSpeech, SalonTheme, SalonView } from '@games/clue-core/salon';
import type { Kind } from './draft.js';
import type { SetupWords } from './setup-words.js';
import type { StoreProblem } from './store.js';

/** The words of the form in which a player's move is entered. */
export interface EntryWords {
  readonly title: string;
  readonly how: string;
  readonly post: string;
  readonly form: string;
  readonly who: string;
  readonly when: string;
  readonly text: string;
  readonly example: string;
  readonly read: string;
  readonly understood: string;
  readonly confirm: string;
  readonly sendBack: string;
  readonly what: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly helps: Readonly<Record<'endTurn' | 'skip' | 'passOver', string>>;
  readonly to: string;
  readonly suspect: string;
  readonly weapon: string;
  readonly room: string;
  readonly card: string;
  readonly stayOpen: string;
  readonly once: string;
  readonly enter: string;
  readonly orderHelp: string;
  readonly askHelp: string;
  readonly holds: string;
  readonly isThere: (holds: boolean) => string;
  readonly holder: string;
  readonly addClaim: string;
}

/** The words of `<salon-desk>`. */
export interface DeskWords {
  readonly setup: SetupWords;
  readonly entry: EntryWords;
  /** The names of a game whose host chooses none. */
  readonly theme: SalonTheme;
  /** The words of what is posted and sent. */
  readonly host: HostWords;

  readonly desk: string;
  readonly menu: string;
  readonly newGame: string;
  readonly open: string;
  readonly save: string;
  readonly cancel: string;
  readonly done: string;
  readonly earlier: (what: string) => string;
  readonly hours: (hours: number) => string;

  readonly kept: string;
  readonly keeping: string;
  readonly storeProblem: Readonly<Record<StoreProblem, string>>;
  readonly retry: string;
  readonly takeOther: string;
  readonly saveFile: string;
  readonly followed: string;
  readonly loading: string;
  readonly unreadable: (refusal: DeskRefusal) => string;
  readonly startAnew: string;
  readonly cannotOpen: (refusal: DeskRefusal) => string;

  readonly tabs: string;
  readonly tab: Readonly<Record<'turn' | 'messages' | 'log' | 'secrets', string>>;
  readonly name: (speech: SalonSpeech, seat: number) => string;
  readonly collecting: string;
  readonly isOver: string;
  readonly turn: (turn: number, name: string) => string;
  readonly playedBy: (name: string) => string;
  readonly ordersMissing: (names: readonly string[]) => string;
  readonly mustShow: (name: string) => string;
  readonly waitsForHost: string;
  readonly allowedTitle: string;
  readonly allowed: (view: SalonView) => readonly string[];
  readonly playNpc: (name: string) => string;
  readonly endOrders: string;
  readonly closeTurn: string;
  readonly skip: (name: string) => string;
  readonly passOver: (name: string) => string;
  readonly remind: string;
  readonly goAway: string;
  readonly back: string;
  readonly reveal: string;
  readonly note: string;
  readonly takeOver: string;
  readonly undo: string;
  readonly nextGame: string;

  readonly due: string;
  readonly dueNow: string;
  readonly late: string;
  readonly left: (ms: number) => string;
  readonly since: (ms: number) => string;
  readonly until: (at: number) => string;
  readonly time: (at: number) => string;
  readonly calendar: string;
  readonly notify: string;
  readonly notifyRefused: string;
  readonly notifyOn: string;

  readonly outbox: (waiting: number) => string;
  readonly format: string;
  readonly formats: Readonly<Record<Format, string>>;
  readonly showSent: string;
  readonly allSent: string;
  readonly toAll: string;
  readonly to: (name: string) => string;
  readonly letters: Readonly<Record<MessageKind, string>>;
  readonly copy: string;
  readonly copyLabel: (reader: string, title: string) => string;
  readonly copied: string;
  readonly notCopied: string;
  readonly sent: string;
  readonly editWordings: string;

  readonly log: string;
  readonly ledger: string;
  readonly ledgerHelp: string;
  readonly show: string;
  readonly hide: string;
  readonly solution: string;
  readonly hands: string;
  readonly told: string;
  readonly board: string;

  readonly undoTitle: string;
  readonly undoHelp: string;
  readonly undoText: string;
  readonly undoNote: string;
  readonly noteTitle: string;
  readonly noteText: string;
  readonly takeOverTitle: string;
  readonly takeOverWho: string;
  readonly takeOverName: string;
  readonly newTitle: string;
  readonly openTitle: string;
  readonly newHelp: string;
  readonly wordingsTitle: string;
  readonly wordingsHelp: string;
  readonly wordingReset: string;

  readonly event: (event: SalonEvent, speech: SalonSpeech) => string;
  readonly isSecret: (event: SalonEvent) => boolean;
  readonly refusal: (refusal: SalonRefusal, speech: SalonSpeech) => string;
  readonly postProblem: (problem: PostProblem, speech: SalonSpeech) => string;
  readonly action: (action: SalonAction, view: SalonView) => string;
}

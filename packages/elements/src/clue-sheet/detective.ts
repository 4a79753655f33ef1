import { type ClueView, destinations, isRoom, placeOf, playerName, ROOMS, type Theme } from '@games/clue-core';
import { type Knowledge, knowledgeOf, type Why } from '@games/clue-core/deduce';
import type { Told } from '../clue-mind/questions.js';
import { Thinker } from '../clue-mind/thinker.js';
import type { Marks } from '../clue-notebook/events.js';
import { type Lexicon, lexiconOf } from '../clue-notebook/lexicon.js';
import { NO_NOTES } from '../clue-notebook/notes.js';
import type { NotebookWords } from '../clue-notebook/words.js';
import { type Prospect, prospectOf } from '../clue-shared/prospect.js';
import { solvedBy } from '../clue-shared/solved.js';
import type { AutomaticCell, SheetPlace } from './automatic.js';

/** What the detective tells the sheet. */
interface DetectiveHost {
  readonly changed: () => void;
  readonly words: () => NotebookWords;
  /** The page is whole when this has been worked out. */
  readonly waitFor: (work: Promise<unknown>) => void;
}

/**
 * Thinks for the owner of a sheet, from their view alone: what is certain, how likely the rest is, why, and the best question.
 * All of it is worked out beside the page.
 */
export class Detective {
  readonly #host: DetectiveHost;
  readonly #thinker = new Thinker();
  #wanted = new AbortController();
  #hinted = new AbortController();
  #view: ClueView | undefined;
  #knowledge: Knowledge | undefined;
  /** What the knowledge says, to see whether it is another one. */
  #key = '';
  #told: Told | undefined;
  /** The cell that is asked about, and why it is as it is. */
  asked: SheetPlace | undefined;
  why: Why<string> | undefined;
  /** Whether the best question is asked for; it is undefined while being thought of, `null` when there is none. */
  isHinting = false;
  prospect: Prospect | null | undefined;

  constructor(host: DetectiveHost) {
    this.#host = host;
  }

  /** How far the case is, in words: solved, or how many murders are open; empty until that is known. */
  caseText(theme: Theme): string {
    const lexicon = this.#lexicon(theme);
    const told = this.#told;
    if (!told || !lexicon) return '';
    const { murders, deals, isExact } = told;
    const solved = solvedBy(told);
    const words = this.#host.words();
    return solved ? words.solution(solved, lexicon) : words.openMurders(murders.length, deals, isExact);
  }

  /** Looks at a view; thinks when it tells anything new of the cards. */
  follow(view: ClueView): void {
    const before = this.#view;
    this.#view = view;
    const knowledge = knowledgeOf(view);
    const key = JSON.stringify(knowledge);
    if (key === this.#key) return;
    this.#key = key;
    this.#knowledge = knowledge;
    this.#putAway();
    // Another person at the screen, or another game: nothing of what the one before knew may stand here a moment longer.
    if (before?.me !== view.me || before?.hand.join() !== view.hand.join()) this.#told = undefined;
    this.#host.waitFor(this.#think(knowledge));
  }

  /** What is known of a cell. */
  cell(marks: Marks, card: string, holder: SheetPlace['holder']): AutomaticCell {
    const chance = marks === 'off' ? undefined : this.#chanceOf({ card, holder });
    if (chance === undefined) return {};
    if (chance === 0 || chance === 1) return { mark: chance === 1 ? 'yes' : 'no' };
    return marks === 'chances' ? { chance } : {};
  }

  /** Asks about a cell; the same one again puts the answer away. */
  ask(place: SheetPlace | undefined): void {
    const isSame = place?.card === this.asked?.card && place?.holder === this.asked?.holder;
    this.#putAway();
    if (place && !isSame) {
      this.asked = place;
      this.#host.waitFor(this.#askWhy(place));
    }
    this.#host.changed();
  }

  /** Asks for the best question, or puts it away. */
  hint(): void {
    const { isHinting } = this;
    this.#putAway();
    this.isHinting = !isHinting;
    if (this.isHinting) this.#host.waitFor(this.#thinkHint());
    this.#host.changed();
  }

  /** Why the cell is as it is, or how likely it is, in words. */
  answer(theme: Theme): string {
    const { asked, why } = this;
    const lexicon = this.#lexicon(theme);
    if (!asked || !lexicon || !this.#knowledge) return '';
    const words = this.#host.words();
    if (why) return words.whyText(why, plain(this.#knowledge), lexicon);
    const chance = this.#chanceOf(asked);
    if (chance === undefined || chance === 0 || chance === 1) return words.thinking;
    return words.notCertain(asked.card, asked.holder, chance, lexicon);
  }

  /** The best question and its reason, in words. */
  hintText(theme: Theme): { readonly question: string; readonly reason: string } {
    const { prospect } = this;
    const lexicon = this.#lexicon(theme);
    const words = this.#host.words();
    if (!prospect || !lexicon) return { question: '', reason: prospect === null ? words.hintNone : words.thinking };
    return { question: words.hintQuestion(prospect, lexicon), reason: words.hintReason(prospect) };
  }

  /** What a cell is called: the card, and who may have it. */
  title({ card, holder }: SheetPlace, theme: Theme): string {
    const lexicon = this.#lexicon(theme);
    return lexicon ? `${lexicon.card(card)} · ${lexicon.holder(holder)}` : '';
  }

  /** Lets the worker go. What is asked afterwards makes another. */
  close(): void {
    this.#wanted.abort();
    this.#putAway();
    this.#thinker.close();
    this.#key = '';
  }

  async #think(knowledge: Knowledge): Promise<void> {
    this.#wanted.abort();
    this.#wanted = new AbortController();
    const { signal } = this.#wanted;
    const told = await this.#thinker.ask({ type: 'deduce', knowledge: plain(knowledge) }, signal);
    if (signal.aborted) return;
    this.#told = told?.contradiction ? undefined : told;
    this.#host.changed();
  }

  async #askWhy({ card, holder }: SheetPlace): Promise<void> {
    const knowledge = this.#knowledge;
    const chance = this.#chanceOf({ card, holder });
    if (!knowledge || !(chance === 0 || chance === 1)) return;
    const why = await this.#thinker.ask(
      { type: 'why', knowledge: plain(knowledge), card, holder },
      this.#wanted.signal,
    );
    if (!why || this.asked?.card !== card || this.asked.holder !== holder) return;
    this.why = why;
    this.#host.changed();
  }

  async #thinkHint(): Promise<void> {
    const [view, knowledge] = [this.#view, this.#knowledge];
    const { signal } = this.#hinted;
    if (!view || !knowledge) return;
    const told = this.#told ?? (await this.#thinker.ask({ type: 'deduce', knowledge: plain(knowledge) }, signal));
    const found = told && (await prospectOf(this.#thinker, plain(knowledge), told.murders, askable(view), signal));
    if (signal.aborted) return;
    this.prospect = found ?? null;
    this.#host.changed();
  }

  /** How likely it is, whatever the sheet shows. */
  #chanceOf({ card, holder }: SheetPlace): number | undefined {
    return this.#told?.chances[card]?.[holder];
  }

  #putAway(): void {
    this.#hinted.abort();
    this.#hinted = new AbortController();
    this.asked = undefined;
    this.why = undefined;
    this.isHinting = false;
    this.prospect = undefined;
  }

  /** What things are called at this table, for the sentences of the notebook. */
  #lexicon(theme: Theme): Lexicon | undefined {
    const view = this.#view;
    if (!view) return undefined;
    const players = view.players.map((_, seat) => playerName({ players: view.players, theme }, seat));
    return lexiconOf({ ...NO_NOTES, players, me: view.me }, { ...this.#host.words(), cards: theme });
  }
}

/** The same with card ids as text, as the thinker takes them: it knows decks of any cards. */
const plain = (knowledge: Knowledge): Knowledge<string> => knowledge as unknown as Knowledge<string>;

/** Where a suggestion can be made soonest: here, in a room that the roll reaches, or else anywhere. */
function askable(view: ClueView): readonly string[] {
  if (view.me === null || view.seat !== view.me) return ROOMS;
  const place = placeOf(view);
  if (view.phase.type === 'entered' && isRoom(place)) return [place];
  const reached = view.phase.type === 'rolled' ? destinations(view).flatMap(({ to }) => (isRoom(to) ? [to] : [])) : [];
  return reached.length > 0 ? reached : ROOMS;
}

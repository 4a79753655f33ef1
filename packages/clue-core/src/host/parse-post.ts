import { err, ok, type Result } from '@games/kit';
import { type Card, isRoom, isSuspect, isWeapon, type Room, type Suspect, type Weapon } from '../cards.js';
import { placeAt } from '../salon/reduce/step.js';
import type { SalonAction, SalonView } from '../salon/types.js';
import { dictionaryOf, type Named, nameAt, wordsOf } from './post-names.js';

/** Longer posts are not read. */
export const LONGEST_POST = 20_000;

/** What a post can ask for. */
type Verb = 'move' | 'suggest' | 'accuse' | 'open' | 'end' | 'skip';

/** Why a post could not be read. */
export type PostProblem =
  | { readonly code: 'post-too-long'; readonly limit: number }
  /** No action was found in it. */
  | { readonly code: 'post-empty' }
  /** It speaks of something that is not to be done, or only perhaps: `word` says so, before `verb`. */
  | { readonly code: 'post-unsure'; readonly word: string; readonly verb: string }
  /** It names two where one belongs. */
  | { readonly code: 'post-two-names'; readonly verb: 'move' | 'suggest' | 'accuse'; readonly cards: readonly Named[] }
  /** It leaves something out. */
  | {
      readonly code: 'post-missing';
      readonly verb: 'move' | 'suggest' | 'accuse';
      readonly what: 'place' | 'suspect' | 'weapon' | 'room';
    }
  /** It asks for the same thing twice. */
  | { readonly code: 'post-twice'; readonly verb: string };

const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ...[
    'move',
    'moves',
    'moving',
    'moved',
    'go',
    'goes',
    'going',
    'walk',
    'walks',
    'walking',
    'enter',
    'enters',
    'entering',
    'head',
    'heads',
    'heading',
    'travel',
    'travels',
    'travelling',
    'traveling',
    'return',
    'returns',
    'returning',
    'passage',
  ].map((word) => [word, 'move'] as const),
  ...['suggest', 'suggests', 'suggesting', 'suggestion', 'guess'].map((word) => [word, 'suggest'] as const),
  ...['accuse', 'accuses', 'accusing', 'accusation'].map((word) => [word, 'accuse'] as const),
]);

/** Words after which a verb is no order: before an accusation, which nobody can take back, any doubt counts. */
const NEGATIONS: ReadonlySet<string> = new Set([
  ...['not', 'dont', 'wont', 'cant', 'cannot', 'never', 'no', 'didnt', 'wouldnt', 'shouldnt', 'without'],
]);
const DOUBTS: ReadonlySet<string> = new Set([
  ...NEGATIONS,
  ...['if', 'unless', 'maybe', 'perhaps', 'might', 'should', 'would', 'could', 'may', 'later', 'almost'],
]);
/** What makes a whole sentence a wish for another time, however far before the verb. */
const CONDITIONS: ReadonlySet<string> = new Set(['if', 'unless']);
/** Before the place that somebody leaves. */
const FROM: ReadonlySet<string> = new Set(['from', 'leave', 'leaving', 'out', 'off']);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'of', 'my']);
const KEEPING = /^(leav|keep|stay|hold|remain)/;
const REACH = 4;
/** The end of a sentence, but not of a title such as "Prof.". */
const SENTENCE_ENDS = /[!?;\n]+|(?<!\b(?:mr|mrs|ms|dr|st|prof|col|capt))\.(?=\s|$)/i;

/**
 * Reads a player's post: "I move to the library and suggest Plum with the rope, leave my turn open". Quotations are passed
 * over; names may be those of the game's theme, in full or by one telling word, or the classic ones. The area of a suggestion
 * may be left out: it is where the suspect then stands. What the rules say of it is for `check` and `reduce`.
 *
 * @param text - the post
 * @param view - the view of the player who wrote it
 * @param at - when it was written, in the host's milliseconds. Default: the time of the view
 * @returns the actions, in the order in which they are to be done; or what is not clear
 *
 * @example
 * ```ts
 * import { create, view } from '@games/clue-core/salon';
 * import { parsePost } from '@games/clue-core/host';
 *
 * const game = create({ players: 3, ordersWithin: 0 }, 1);
 * if (!game.ok) throw new Error(game.error.code);
 * const mine = view(game.value, 1);
 * parsePost('I move to the library and suggest Plum with the rope, leave my turn open', mine);
 * // => { ok: true, value: [{ type: 'move', seat: 1, to: 'library', at: 0 }, { type: 'suggest', seat: 1, suspect: 'plum', weapon: 'rope', room: 'library', stayOpen: true, at: 0 }] }
 * parsePost('Hello all!', mine); // => { ok: false, error: { code: 'post-empty' } }
 * ```
 */
export function parsePost(
  text: string,
  view: SalonView,
  at: number = view.at,
): Result<readonly SalonAction[], PostProblem> {
  if (typeof text !== 'string' || text.length > LONGEST_POST)
    return err({ code: 'post-too-long', limit: LONGEST_POST });
  // An empty word stands where a sentence ends: what is doubted in one is not doubted in the next.
  const words = unquoted(text)
    .split(SENTENCE_ENDS)
    .flatMap((sentence) => [...wordsOf(sentence), '']);
  const clauses = clausesOf(words, view);
  if (!clauses.ok) return clauses;
  const found = clauses.value;
  const seat = view.me ?? view.by;
  const actions: SalonAction[] = [];
  const move = found.get('move');
  let here: Named | undefined;
  if (move) {
    const places = move.filter((name) => name === 'corridor' || isRoom(name));
    if (places.length > 1) return err({ code: 'post-two-names', verb: 'move', cards: places });
    const [to] = places;
    if (to === undefined) return err({ code: 'post-missing', verb: 'move', what: 'place' });
    here = to;
    actions.push({ type: 'move', seat, to: to as Room | 'corridor', at });
  }
  const standing = here ?? (view.turn > 0 ? placeAt(view, view.seat) : undefined);
  for (const verb of ['suggest', 'accuse'] as const) {
    const names = found.get(verb);
    if (!names) continue;
    const murder = murderOf(verb, names, verb === 'suggest' ? standing : undefined);
    if (!murder.ok) return murder;
    const stayOpen = verb === 'suggest' && found.has('open') ? { stayOpen: true } : {};
    actions.push({ type: verb, seat, ...murder.value, ...stayOpen, at });
  }
  if (found.has('end') && !found.has('accuse')) actions.push({ type: 'endTurn', seat, at });
  if (found.has('skip') && actions.length === 0) actions.push({ type: 'skip', seat, player: seat, at });
  return actions.length > 0 ? ok(actions) : err({ code: 'post-empty' });
}

/** Without what others wrote: BBCode and HTML quotations, and lines that begin with `>`. */
function unquoted(text: string): string {
  return outside(outside(text, /(\[quote[^\]]*\]|\[\/quote\])/i), /(<blockquote[^>]*>|<\/blockquote>)/i)
    .replace(/^[ \t]*>.*$/gm, ' ')
    .replace(/\b(wrote|writes|said|says|posted)\b([ \t]*[:,])?[ \t]*["“][^"”]*["”]/gi, ' ')
    .replace(/\[\/?[a-z*][^\]\n]{0,80}\]|<\/?[a-z][^>\n]{0,200}>/gi, ' ');
}

/** What stands outside of all marks, which nest. */
function outside(text: string, mark: RegExp): string {
  let depth = 0;
  return text
    .split(mark)
    .filter((piece, i) => {
      const isMark = i % 2 === 1;
      if (isMark) depth = Math.max(0, depth + (/^.\//.test(piece) ? -1 : 1));
      return !isMark && depth === 0;
    })
    .join(' ');
}

/** What is asked for, each with the names that follow it. */
function clausesOf(
  words: readonly string[],
  view: SalonView,
): Result<ReadonlyMap<Verb, readonly Named[]>, PostProblem> {
  const dictionary = dictionaryOf(view.theme);
  const found = new Map<Verb, Named[]>();
  let current: Verb | undefined;
  for (let i = 0; i < words.length; ) {
    const name = nameAt(dictionary, words, i);
    if (name) {
      const names = current && found.get(current);
      const isLeft = current === 'move' && isAfter(FROM, words, i);
      if (names && !isLeft && !names.includes(name.meaning)) names.push(name.meaning);
      i += name.length;
      continue;
    }
    const verb = verbAt(words, i);
    if (verb) {
      const sentence = words.lastIndexOf('', i) + 1;
      const doubt = doubtBefore(words, sentence, i, verb);
      // Who leaves the turn open, or does not end it, says no more than that.
      if (doubt !== undefined && verb !== 'open' && verb !== 'end') {
        return err({ code: 'post-unsure', word: doubt, verb: words[i] ?? verb });
      }
      if (verb === 'end' && doubt !== undefined) found.set('open', []);
      // Who does not want it left open has said what holds anyway.
      else if (verb === 'open' && isNegated(words, sentence, i)) found.delete('open');
      else if (!found.has(verb)) found.set(verb, []);
      else if ((found.get(verb) ?? []).length > 0 && (verb === 'suggest' || verb === 'accuse')) {
        return err({ code: 'post-twice', verb });
      }
      if (verb === 'move' || verb === 'suggest' || verb === 'accuse') current = verb;
    }
    i++;
  }
  return ok(withUnsaid(found));
}

/** "To the library, Plum with the rope": a suspect and a weapon beside a move are a suggestion. */
function withUnsaid(found: ReadonlyMap<Verb, readonly Named[]>): ReadonlyMap<Verb, readonly Named[]> {
  const names = found.get('move') ?? [];
  const unsaid = names.filter((name) => isSuspect(name) || isWeapon(name));
  const isSaid = found.has('suggest') || found.has('accuse') || !unsaid.some(isSuspect) || !unsaid.some(isWeapon);
  return isSaid ? found : new Map([...found, ['suggest', unsaid]]);
}

/** Whether "leave", "keep" ... before "open" is what is not to be done: not where something else before it is. */
function isNegated(words: readonly string[], sentence: number, open: number): boolean {
  const said = words.slice(sentence, open);
  return said.some((word, i) => KEEPING.test(said[i + 1] ?? '') && NEGATIONS.has(word));
}

/** Whether one of some words comes before, articles passed over. */
function isAfter(those: ReadonlySet<string>, words: readonly string[], i: number): boolean {
  let at = i - 1;
  while (ARTICLES.has(words[at] ?? '')) at--;
  return those.has(words[at] ?? '');
}

/** The word that makes a verb no order. "I would like to move" is one; "I would like to accuse" may be none yet. */
function doubtBefore(words: readonly string[], sentence: number, i: number, verb: Verb): string | undefined {
  const near = Math.max(sentence, i - REACH);
  const isWish = (at: number): boolean =>
    verb !== 'accuse' && words[at] === 'would' && ['like', 'love'].includes(words[at + 1] ?? '');
  return words
    .slice(sentence, i)
    .find((word, j) => CONDITIONS.has(word) || (sentence + j >= near && DOUBTS.has(word) && !isWish(sentence + j)));
}

function verbAt(words: readonly string[], i: number): Verb | undefined {
  const word = words[i] ?? '';
  const near = words.slice(i + 1, i + 5);
  if (word === 'open' && words.slice(Math.max(0, i - 5), i).some((one) => KEEPING.test(one))) return 'open';
  if (word === 'open' && near[0] === 'turn') return 'open';
  if (/^(end(s|ing)?|finish(ed)?|done)$/.test(word) && near.includes('turn')) return 'end';
  if (/^skip(s|ped)?$/.test(word) && (near[0] === 'me' || near[0] === 'my' || words[i - 1] === 'be')) return 'skip';
  return VERBS.get(word);
}

function murderOf(
  verb: 'suggest' | 'accuse',
  names: readonly Named[],
  here: Named | undefined,
): Result<{ readonly suspect: Suspect; readonly weapon: Weapon; readonly room: Room }, PostProblem> {
  const one = <C extends Card>(
    what: 'suspect' | 'weapon' | 'room',
    is: (name: unknown) => name is C,
    implied?: Named,
  ): Result<C, PostProblem> => {
    const named: readonly C[] = names.filter(is);
    if (named.length > 1) return err({ code: 'post-two-names', verb, cards: named });
    const card = named[0] ?? implied;
    return is(card) ? ok(card) : err({ code: 'post-missing', verb, what });
  };
  const suspect = one('suspect', isSuspect);
  if (!suspect.ok) return suspect;
  const weapon = one('weapon', isWeapon);
  if (!weapon.ok) return weapon;
  const room = one('room', isRoom, here);
  return room.ok ? ok({ suspect: suspect.value, weapon: weapon.value, room: room.value }) : room;
}

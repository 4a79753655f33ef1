import {
  type BoggleAction,
  type BoggleConfig,
  type BoggleEvent,
  type BoggleGame,
  type BoggleRefusal,
  type BoggleState,
  boggle,
  readDictionaryFile,
  wordsKnown,
} from '@games/boggle-core';
import { decodeSave, encodeSave, err, ok, type ReplayRefusal, type Result, type SaveRefusal } from '@games/kit';

/** A game under way: what it came from, and what it has come to. */
export interface Session {
  readonly config: Partial<BoggleConfig>;
  readonly seed: string;
  readonly actions: readonly BoggleAction[];
  readonly state: BoggleState;
}

/** A step of a session: what it is now, and what happened. */
export interface SessionStep {
  readonly session: Session;
  readonly events: readonly BoggleEvent[];
}

/** A new game, or why it cannot be set up. */
export function startSession(
  rules: BoggleGame,
  config: Partial<BoggleConfig>,
  seed: string,
): Result<Session, BoggleRefusal> {
  const created = rules.create(config, seed);
  return created.ok ? ok({ config, seed, actions: [], state: created.value }) : created;
}

/**
 * The next game at the same table: the computer keeps what it knows (BOG-17), the settings stay, boards that somebody sent
 * were for one game. It is a session of its own, so that a save holds one game however long somebody plays.
 */
export function nextSession(
  rules: BoggleGame,
  { config, state }: Session,
  seed: string,
): Result<Session, BoggleRefusal> {
  const { boards: _, ...kept } = config;
  const { target, difficulty, knowledge } = state;
  return startSession(rules, { ...kept, target, difficulty, words: wordsKnown(knowledge) }, seed);
}

/** Text that replaces all that a seat has typed makes the text before it superfluous. */
function logged(actions: readonly BoggleAction[], action: BoggleAction): readonly BoggleAction[] {
  if (action.type !== 'submit' || !action.replace) return [...actions, action];
  const from = actions.findLastIndex(({ type }) => type !== 'submit') + 1;
  const kept = actions.filter((each, index) => index < from || each.seat !== action.seat);
  return [...kept, action];
}

/** One more action, or why it is refused. What begins a new game begins a new session, with `seed`. */
export function actIn(
  rules: BoggleGame,
  session: Session,
  action: BoggleAction,
  seed: string,
): Result<SessionStep, BoggleRefusal> {
  const step = rules.reduce(session.state, action);
  if (!step.ok) return step;
  const { state, events } = step.value;
  const before = { ...session, state };
  if (action.type === 'newGame' || action.type === 'setTarget') {
    const next = nextSession(rules, before, seed);
    return next.ok ? ok({ session: next.value, events }) : next;
  }
  if (action.type === 'startRound' && session.state.phase === 'over') {
    const next = nextSession(rules, session, seed);
    return next.ok ? actIn(rules, next.value, action, seed) : next;
  }
  return ok({ session: { ...before, actions: logged(session.actions, action) }, events });
}

/** The game as text: configuration, seed and actions, and at its head the words that wait for the next game, if any do. */
export function saveOf({ config, seed, actions }: Omit<Session, 'state'>, waiting: readonly string[] = []): string {
  const save = encodeSave(boggle, { config, seed, actions });
  return waiting.length === 0 ? save : save.replace('{', () => `{"waiting":${JSON.stringify(waiting)},`);
}

/** The words that wait for the next game, of a save that can be read; what is no word is left out. */
export function waitingIn(save: string): readonly string[] {
  const { waiting } = JSON.parse(save.replace(/^\uFEFF/, '')) as { readonly waiting?: unknown };
  const read = readDictionaryFile(
    Array.isArray(waiting) ? waiting.filter((word) => typeof word === 'string').join('\n') : '',
  );
  return read.ok ? read.value : read.error.words;
}

/** Whether a saved game needs the word list, before it can be opened. */
export function needsList({ opponent, check }: Partial<BoggleConfig>): boolean {
  return opponent === 'list' || check === 'list';
}

/** The latest time that is told in a game, in milliseconds: it was that late, whatever a clock says now. */
export function latestIn(actions: readonly BoggleAction[]): number {
  return actions.reduce((latest, { at = latest }) => Math.max(latest, at), Number.NEGATIVE_INFINITY);
}

/** What is in a save, not yet judged. */
export function readSave(text: string): Result<Omit<Session, 'state'>, SaveRefusal> {
  const save = decodeSave(boggle, text);
  if (!save.ok) return save;
  const { config = {}, seed, actions } = save.value;
  return ok({ config, seed: String(seed ?? ''), actions });
}

/** A game from its save, judged by the rules action by action. */
export function openSession(
  rules: BoggleGame,
  { config, seed, actions }: Omit<Session, 'state'>,
): Result<Session, ReplayRefusal<BoggleRefusal>> {
  const started = startSession(rules, config, seed);
  if (!started.ok) return err({ code: 'start-refused', refusal: started.error });
  let session = started.value;
  for (const [index, action] of actions.entries()) {
    const step = actIn(rules, session, action, seed);
    if (!step.ok) return err({ code: 'action-refused', index, refusal: step.error });
    session = step.value.session;
  }
  return ok(session);
}

import {
  type AmazonsAction,
  type AmazonsConfig,
  type AmazonsRefusal,
  type AmazonsState,
  amazons,
} from '@games/amazons-core';
import {
  decodeSave,
  encodeSave,
  type History,
  history,
  ok,
  type Play,
  type ReplayRefusal,
  type Result,
  type SaveRefusal,
} from '@games/kit';

/** A game under way: its past, and every state of it, for stepping back and forth without undoing. */
export interface Session {
  readonly past: History<AmazonsConfig, AmazonsState, AmazonsAction>;
  /** The states after 0, 1, 2 ... actions; the last one is the game as it stands. */
  readonly states: readonly AmazonsState[];
}

const { start, open, act, undo, redo } = history(amazons);

/** A new game, or why it cannot be set up. */
export function startSession(config?: Partial<AmazonsConfig>): Result<Session, AmazonsRefusal> {
  const started = start(config);
  return started.ok ? ok({ past: started.value, states: [started.value.state] }) : started;
}

/** The game as it stands. */
export function stateOf({ past }: Session): AmazonsState {
  return past.state;
}

/** The game after one more action, or why it was refused. */
export function actIn(session: Session, action: AmazonsAction): Result<Session, AmazonsRefusal> {
  const step = act(session.past, action);
  if (!step.ok) return step;
  const past = step.value.history;
  return ok({ past, states: [...session.states, past.state] });
}

/** Takes back `count` actions; the very same session when there are none. */
export function undoIn(session: Session, count = 1): Session {
  const past = undo(session.past, count);
  return past === session.past ? session : { past, states: session.states.slice(0, past.actions.length + 1) };
}

/** Does `count` undone actions again; the very same session when there are none. */
export function redoIn(session: Session, count = 1): Session {
  const past = redo(session.past, count);
  return past === session.past ? session : { past, states: statesOf(past) };
}

/** The game as text: configuration and actions. */
export function saveOf({ past }: Session): string {
  return encodeSave(amazons, past);
}

/** A game from its save, judged by the rules; or what is wrong with the text. */
export function loadSession(text: string): Result<Session, SaveRefusal | ReplayRefusal<AmazonsRefusal>> {
  const save = decodeSave(amazons, text);
  if (!save.ok) return save;
  return openSession(save.value);
}

/** A game from its configuration and its actions, judged by the rules. */
export function openSession(play: Play<AmazonsConfig, AmazonsAction>): Result<Session, ReplayRefusal<AmazonsRefusal>> {
  const opened = open(play);
  return opened.ok ? ok({ past: opened.value, states: statesOf(opened.value) }) : opened;
}

function statesOf({ config, actions }: Session['past']): readonly AmazonsState[] {
  const first = amazons.create(config);
  if (!first.ok) return [];
  const states = [first.value];
  let state = first.value;
  for (const action of actions) {
    const step = amazons.reduce(state, action);
    if (!step.ok) break;
    state = step.value.state;
    states.push(state);
  }
  return states;
}

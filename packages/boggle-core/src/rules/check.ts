import { isWithin, LIMITS, MAX_TEXT } from './limits.js';
import { ACTION_TYPES, type BoggleAction, type BoggleRefusal, type BoggleView } from './types.js';

const isTime = (at: unknown): at is number => typeof at === 'number' && Number.isSafeInteger(at);

/** The first field that no action of its type has, or `undefined`. Values out of a range have a refusal of their own. */
function wrongField(action: unknown): string | undefined {
  if (typeof action !== 'object' || action === null) return 'action';
  const fields = action as Readonly<Record<string, unknown>>;
  const type = fields.type as BoggleAction['type'];
  if (!ACTION_TYPES.includes(type)) return 'type';
  if (fields.at !== undefined && !isTime(fields.at)) return 'at';
  if (type === 'timeout') return fields.seat !== null ? 'seat' : fields.at === undefined ? 'at' : undefined;
  if (typeof fields.seat !== 'number') return 'seat';
  if (type === 'submit' && typeof fields.words !== 'string') return 'words';
  if (type === 'submit' && fields.replace !== undefined && typeof fields.replace !== 'boolean') return 'replace';
  if ((type === 'reject' || type === 'restore') && typeof fields.word !== 'string') return 'word';
  return undefined;
}

function checkTimeout({ deadline }: BoggleView, at: number): BoggleRefusal | undefined {
  if (deadline === null) return { code: 'no-clock' };
  return at < deadline ? { code: 'time-left', at, deadline } : undefined;
}

function checkStart({ phase, config }: BoggleView, at: number | undefined): BoggleRefusal | undefined {
  if (phase === 'round') return { code: 'round-running' };
  if (config.seconds === null) return undefined;
  if (at === undefined) return { code: 'time-missing' };
  // A round must be able to end: its deadline is a time, too.
  return isTime(at + 1000 * config.seconds) ? undefined : { code: 'malformed', field: 'at' };
}

function checkSubmit({ phase, deadline }: BoggleView, words: string, at?: number): BoggleRefusal | undefined {
  if (phase !== 'round') return { code: 'no-round' };
  if (deadline !== null && at === undefined) return { code: 'time-missing' };
  if (deadline !== null && at !== undefined && at >= deadline) return { code: 'time-over', at, deadline };
  return words.length > MAX_TEXT ? { code: 'too-long', length: words.length, limit: MAX_TEXT } : undefined;
}

function checkEnd({ phase, deadline }: BoggleView): BoggleRefusal | undefined {
  if (phase !== 'round') return { code: 'no-round' };
  return deadline === null ? undefined : { code: 'clock-running', deadline };
}

/** A word of yours that may be taken back, or given back: between rounds only, and not when a round's end ended the game. */
function checkWord(view: BoggleView, action: BoggleAction & { type: 'reject' | 'restore' }): BoggleRefusal | undefined {
  const { phase, outcome, rejection, players } = view;
  if (phase === 'round') return { code: 'round-running' };
  if (outcome && !(rejection && action.type === 'restore')) return { code: 'game-over', outcome };
  const word = action.word.toLowerCase();
  const own = players[action.seat]?.words.find((result) => result.word === word);
  if (!own) return { code: 'not-your-word', word };
  if (action.type === 'reject') return own.status === 'rejected' ? { code: 'already-rejected', word } : undefined;
  return own.status === 'rejected' ? undefined : { code: 'not-rejected', word };
}

function checkNumber(field: 'difficulty' | 'target', value: unknown): BoggleRefusal | undefined {
  const { min, max } = LIMITS[field];
  return isWithin(value, LIMITS[field]) ? undefined : { code: 'out-of-range', field, min, max };
}

/**
 * Why an action is not legal for the seat that has this view. Takes anything: what is no action is refused too.
 *
 * @param view - what the seat sees
 * @param action - what it wants to do
 * @returns the refusal, or `undefined` when `reduce` would take it
 *
 * @example
 * ```ts
 * import { boggle, check } from '@games/boggle-core';
 *
 * const game = boggle.create({}, 'a seed');
 * if (!game.ok) throw new Error(game.error.code);
 * const view = boggle.view(game.value, 0);
 * check(view, { type: 'startRound', seat: 0, at: 0 }); // => undefined
 * check(view, { type: 'submit', seat: 0, at: 0, words: 'tea' }); // => { code: 'no-round' }
 * check(view, { type: 'setDifficulty', seat: 0, difficulty: 11 });
 * // => { code: 'out-of-range', field: 'difficulty', min: 1, max: 10 }
 * ```
 */
export function check(view: BoggleView, action: BoggleAction): BoggleRefusal | undefined {
  const field = wrongField(action);
  if (field !== undefined) return { code: 'malformed', field };
  if (view.phase === 'quit') return { code: 'halted' };
  if (action.type === 'timeout') return checkTimeout(view, action.at);
  const { people } = view.config;
  if (action.seat !== view.seat) return { code: 'not-your-seat', people };
  switch (action.type) {
    case 'startRound':
      return checkStart(view, action.at);
    case 'submit':
      return checkSubmit(view, action.words, action.at);
    case 'endRound':
      return checkEnd(view);
    case 'reject':
    case 'restore':
      return checkWord(view, action);
    case 'setDifficulty':
      return checkNumber('difficulty', action.difficulty);
    case 'setTarget':
      return checkNumber('target', action.target);
    case 'newGame':
    case 'quit':
      return undefined;
  }
}

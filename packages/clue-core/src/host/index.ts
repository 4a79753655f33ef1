/**
 * The host's work of a salon game: every post and private message ready to copy, players' posts read, deadlines for a
 * calendar, the promise of the solution, records answered, undo with a note, and the file of the desk.
 *
 * @module
 */

export { allowedInWords } from './allowed.js';
export { type CalendarEntry, calendarEntries, toCalendar } from './calendar.js';
export { commitSolution, type SolutionCommitment, verifySolution } from './commitment.js';
export {
  type Desk,
  type DeskRefusal,
  decodeDesk,
  encodeDesk,
  nextVictim,
  type SalonHistory,
  undoWithNote,
} from './desk.js';
export { type Block, fillWording, type Value } from './document.js';
export {
  type Message,
  type MessageOptions,
  openingMessages,
  outbox,
  proofMessage,
  recordMessage,
  refusalMessage,
  stepMessages,
} from './messages.js';
export { LONGEST_POST, type PostProblem, parsePost } from './parse-post.js';
export { POST_PROBLEM_WORDS, type PostProblemWords, postProblemText } from './post-problems.js';
export { answerRecord, type RecordAnswer, type RecordOptions, VERDICTS, type Verdict } from './record.js';
export { FORMATS, type Format, renderBlocks } from './render.js';
export { type MessageKind, WORDINGS, type Wordings } from './wordings.js';
export { HOST_WORDS, type HostWords } from './words.js';

// What thinks beside the page. A question comes with a number, and its answer goes back with it.
import { answerer } from './answer.js';
import type { Question } from './questions.js';

const answer = answerer();

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  const { id, question } = data;
  try {
    postMessage({ id, answer: answer(question) });
  } catch {
    postMessage({ id });
  }
});

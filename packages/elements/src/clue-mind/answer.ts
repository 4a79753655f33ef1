import { type Deduction, deduce, type Knowledge, suggest } from '@games/clue-core/deduce';
import { consider } from '@games/clue-core/players';
import type { Answers, Question } from './questions.js';

/** Makes one who answers, in a worker or on the page, and remembers the last deduction: many a "why" follows it. */
export function answerer(): (question: Question) => Answers[keyof Answers] {
  let known = '';
  let last: Deduction<string> | undefined;
  const deduced = (knowledge: Knowledge<string>): Deduction<string> => {
    const key = JSON.stringify(knowledge);
    if (!last || key !== known) last = deduce(knowledge);
    known = key;
    return last;
  };
  return (question) => {
    switch (question.type) {
      case 'deduce': {
        const { isExact, deals, sampled, chances, murders, contradiction } = deduced(question.knowledge);
        return { isExact, deals, sampled, chances, murders, ...(contradiction && { contradiction }) };
      }
      case 'why':
        return deduced(question.knowledge).why(question.card, question.holder);
      case 'best':
        return suggest(question.knowledge, { rooms: question.rooms })[0];
      case 'consider':
        return consider(question.view, { level: question.level, seed: question.seed });
    }
  };
}

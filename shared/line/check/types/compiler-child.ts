import { findProblems, type Problem, type TypeQuestion } from './problems';
import { openTypeProgram } from './type-program';

process.once('message', (questions: readonly TypeQuestion[]) => {
  const answer: Problem[][] = questions.map((question) => findProblems(openTypeProgram(question), question.consumer));
  process.send?.(answer, () => process.disconnect());
});

import { findMisfits } from './misfits';
import type { TypeQuestion } from './question';
import { openTypeProgram } from './type-program';

process.once('message', (question: TypeQuestion) => {
  const opened = openTypeProgram(question);
  const answer = question.consumers.map((consumer) => findMisfits(opened, consumer));
  process.send?.(answer, () => process.disconnect());
});

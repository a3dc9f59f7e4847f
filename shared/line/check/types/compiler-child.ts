import { findDiagnostics, type TypeQuestion } from './diagnostics';

process.once('message', (questions: readonly TypeQuestion[]) => {
  process.send?.(questions.map(findDiagnostics), () => process.disconnect());
});

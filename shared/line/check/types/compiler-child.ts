import { answerQuestions } from '../../build/child';
import { findDiagnostics, type TypeQuestion } from './diagnostics';

answerQuestions((questions: readonly TypeQuestion[]) => questions.map(findDiagnostics));

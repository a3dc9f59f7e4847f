import { findDiagnostics, type TypeQuestion } from './diagnostics';
import { answerQuestions } from '../../checkout';

answerQuestions((questions: readonly TypeQuestion[]) => questions.map(findDiagnostics));

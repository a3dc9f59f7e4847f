import { createProgram } from './program';
import { runProgram } from './run-program';

void runProgram(createProgram());

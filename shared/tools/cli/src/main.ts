import { createProgram } from './program/program';
import { runProgram } from './run-program';

void runProgram(createProgram());

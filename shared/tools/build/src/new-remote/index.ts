export { findNameProblem } from './remote-name';
export { writeNewRemote } from './write-new-remote';

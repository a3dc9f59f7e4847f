export { findNameProblem } from './remote-name';
export { type RepositoryPlace, writeNewRemote, writeNewRepository, writeRepositoryAround } from './write-new-remote';

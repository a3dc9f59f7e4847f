export { findNameProblem } from './remote-name';
export type { RepositoryPlace } from './repository-files';
export { writeNewRemote, writeNewRepository, writeRepositoryAround } from './write-new-remote';

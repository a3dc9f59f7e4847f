import { findNameProblem, root, writeNewRemote } from '@site/build';
import { UserError } from '@site/delivery/storage';

/** `npx manzil new-remote <name>`: writes a releasable remote. Builds and installs nothing. */
export function newRemote(name: string): void {
  const problem = findNameProblem(name, root);
  if (problem) throw new UserError(problem);
  for (const file of writeNewRemote(name, root)) console.log(`wrote ${file}`);
  console.log(`
See it: npm run dev -- ${name}. The next command installs packages first, about half a minute: the lock file has changed.
Put it live: npm run release -- ${name}
Then say in remote-${name}/README.md what it is for.`);
}

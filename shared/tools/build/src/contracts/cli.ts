/**
 * `npm run contracts`: writes the part of `@site/contracts` that is made from the remotes. Run after a route got a name
 * or another path; the result is committed. A test says when that was forgotten.
 */
import { root } from '../part';
import { contractFiles } from './contract-files';
import { writeGenerated } from './generated-files';

try {
  const files = writeGenerated(root, contractFiles(root));
  for (const file of files) console.log(`wrote ${file}`);
  if (files.length === 0) console.log('The contracts are up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { root } from '../part';
import { contractFiles } from './contract-files';
import { writeGenerated } from './generated-files';
import { pulledContracts } from './write-pulled';

/**
 * Writes the part of `@site/contracts` that is made from the remotes. Run after a route got a name or another path; the
 * result is committed. A test fails when that was forgotten.
 */
export function writeContracts(): void {
  const files = writeGenerated(root, contractFiles(root, pulledContracts()));
  for (const file of files) console.log(`wrote ${file}`);
  if (files.length === 0) console.log('Paths and fragment types are up to date.');
}

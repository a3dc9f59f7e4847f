import { root } from '../part';
import { contractFiles } from './contract-files';
import { writeGenerated } from './generated-files';
import { pulledContracts } from './write-pulled';

/**
 * Writes the generated part of `@site/contracts`. Run after a change to route names or paths and commit the result; a
 * test fails otherwise.
 */
export function writeContracts(): void {
  const files = writeGenerated(root, contractFiles(root, pulledContracts()));
  for (const file of files) console.log(`wrote ${file}`);
  if (files.length === 0) console.log('Paths and fragment types are up to date.');
}

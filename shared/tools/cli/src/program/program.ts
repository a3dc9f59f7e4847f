import type { Command } from 'commander';
import { withGroups } from './command';
import { addControlCommands } from './control-commands';
import { addLookCommands } from './look-commands';
import { addReleaseCommands } from './release-commands';
import { addSiteCommands } from './site-commands';
import { addTestCommands } from './test-commands';
import { addWorkCommands } from './work-commands';

const groups = [
  ['Work:', addWorkCommands],
  ['Release:', addReleaseCommands],
  ['Change what is live:', addControlCommands],
  ['Look at what is live:', addLookCommands],
  ['Test:', addTestCommands],
  ['Operate:', addSiteCommands],
] as const;

/** Commands load lazily: all together take a second. Unknown words are refused with exit code 2. */
export function createProgram(): Command {
  return withGroups('npx manzil', groups);
}

/**
 * `npx tsx shared/build/src/images/cli.ts --masters <folder> [--part remote-projects]`
 *
 * Run by hand when a picture or the plan changes; the result is committed, so that no build,
 * test or start needs the masters.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePart } from './make-part';
import { openMasters } from './masters';
import { imagePlan } from './plan';

const { values } = parseArgs({ options: { masters: { type: 'string' }, part: { type: 'string' } } });
if (!values.masters) throw new Error('Say where the masters are: --masters <folder>');

const root = path.resolve(import.meta.dirname, '../../../..');
const masters = openMasters(path.resolve(values.masters));
for (const plan of imagePlan) {
  if (values.part && values.part !== plan.part) continue;
  await makePart(root, plan, masters, (line) => console.log(line));
}

/**
 * `npx tsx shared/tools/build/src/images/cli.ts --source <folder> [--part remote-projects]`
 *
 * Run by hand when a picture or the plan changes; the result is committed, so that no build,
 * test or start needs the source images.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePart } from './make-part';
import { openSourceImages } from './source-images';
import { imagePlan } from './plan';

const { values } = parseArgs({ options: { source: { type: 'string' }, part: { type: 'string' } } });
if (!values.source) throw new Error('Say where the source images are: --source <folder>');

const root = path.resolve(import.meta.dirname, '../../../../..');
const sourceImages = openSourceImages(path.resolve(values.source));
for (const plan of imagePlan) {
  if (values.part && values.part !== plan.part) continue;
  await makePart(root, plan, sourceImages, (line) => console.log(line));
}

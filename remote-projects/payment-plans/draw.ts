/**
 * `npx tsx remote-projects/payment-plans/draw.ts`
 *
 * Run by hand when the steps, a name or the drawing changes; what it writes is committed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectNames } from '../src/content/project-names';
import { listPlanFiles } from './plan-files';

const here = path.dirname(fileURLToPath(import.meta.url));

for (const [name, text] of listPlanFiles(projectNames)) writeFileSync(path.join(here, name), text);

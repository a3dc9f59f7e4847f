import { plantedCases, sampleIds } from './cases';
import { judgePlanted } from './run-cases';

// Run by e2e/teams/diff.spec.ts, in a process that Playwright's runner does not share: `tsx judge.ts [--all]`.
const cases = plantedCases.filter(({ id }) => process.argv.includes('--all') || sampleIds.includes(id));
const wrong = await judgePlanted(cases, process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell');
console.log(JSON.stringify({ cases: cases.length, wrong }));

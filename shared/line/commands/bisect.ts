import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activation, Composition } from '@site/contracts';
import { describeVersions, walkActivations } from '../live';
import { findRelease } from '../release';
import { type Storage } from '../storage';
import { findBrowser } from './browser';
import { getLive, openContext } from './context';
import { suite } from './steps';
import { root, UserError } from '../checkout';

/** How far back in the live log. */
const mostActivations = 64;

interface State {
  sequence: number;
  parts: Composition['parts'];
}

/**
 * `npx manzil bisect <test>`: the entry of the live log since which one end-to-end test fails, with the commits of its
 * versions. Runs the test about eight times for 64 entries.
 */
export async function bisect(words: readonly string[]): Promise<void> {
  const { storage, settings, progress } = await openContext();
  const states = await listStates(storage, await getLive(storage));
  const env = { CHROMIUM_PATH: await findBrowser((line) => progress.say(line)), SITE_DIR: settings.siteDir };
  const passes = async (state: State): Promise<boolean> => {
    const isGood = await runTest(words, state.parts, env);
    progress.say(`activation ${state.sequence}: ${isGood ? 'passes' : 'fails'}`);
    return isGood;
  };
  const [newest, oldest] = [states[0], states.at(-1)];
  if (!newest || !oldest || newest === oldest)
    throw new UserError('Only one set of versions has been live. npx manzil history lists activations.');
  if (await passes(newest)) throw new UserError('The test passes on what is live.');
  if (!(await passes(oldest)))
    throw new UserError(`The test failed at activation ${oldest.sequence} already: it goes no further back.`);
  let [bad, good] = [0, states.length - 1];
  while (good - bad > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await passes(states[middle] ?? oldest)) good = middle;
    else bad = middle;
  }
  const [culprit, before] = [states[bad] ?? newest, states[good] ?? oldest];
  const changed = Object.entries(culprit.parts).filter(([part, version]) => before.parts[part] !== version);
  console.log(`\nIt fails since activation ${culprit.sequence}: ${describeVersions(Object.fromEntries(changed))}.`);
  for (const [part] of changed)
    for (const line of await listCommits(storage, part, before, culprit)) console.log(`  ${part}: ${line}`);
}

/** Newest first; one per set of versions, and only what is still stored. */
async function listStates(storage: Storage, live: Activation): Promise<State[]> {
  const states: State[] = [];
  for await (const activation of walkActivations(storage, live, mostActivations)) {
    const { parts } = activation;
    const found = await Promise.all(Object.entries(parts).map((each) => findRelease(storage, ...each)));
    if (found.includes(undefined)) break;
    const last = states.at(-1);
    const state = { sequence: activation.sequence, parts };
    if (last && JSON.stringify(last.parts) === JSON.stringify(parts)) states.pop();
    states.push(state);
  }
  return states;
}

/** Throws one sentence when the words do not name one test, or it did not run. */
async function runTest(
  words: readonly string[],
  parts: Composition['parts'],
  env: Record<string, string>,
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-bisect-'));
  try {
    const report = join(folder, 'report.json');
    const mix = Object.entries(parts).map((each) => each.join('@'));
    const more = { MIX: mix.join(' '), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const step = suite({ ...env, ...more }, ['--reporter=json', `--output=${join(folder, 'results')}`, ...words]);
    const { stdout, stderr } = spawnSync(step.command, step.args, {
      cwd: root,
      env: { ...process.env, ...step.env },
      encoding: 'utf8',
    });
    const text = await readFile(report, 'utf8').catch(() => '{}');
    const { stats } = JSON.parse(text) as { stats?: Record<'expected' | 'unexpected' | 'skipped', number> };
    if (!stats || stats.expected + stats.unexpected !== 1 || text.includes('The site did not start'))
      throw new UserError(
        `${words.join(' ')} did not run as one test with ${describeVersions(parts)}. Name one by its line, such as projects/gallery.spec.ts:12.\n${(stdout + stderr).slice(-2000)}`,
      );
    return stats.expected === 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Newest first, as `1a2b3c4 subject`. Shared code counts for every part. */
async function listCommits(storage: Storage, part: string, before: State, after: State): Promise<string[]> {
  const commitOf = async ({ parts }: State) => (await findRelease(storage, part, parts[part] ?? ''))?.commit ?? '';
  const [from, to] = [await commitOf(before), await commitOf(after)];
  const range = `${from.replace(/\+$/, '')}..${to.replace(/\+$/, '')}`;
  const more = to.endsWith('+') ? ['and changes that were not committed'] : [];
  const folder = part === 'shell' ? 'shell' : `remote-${part}`;
  const args = ['log', '--format=%h %s', '--max-count=20', range, '--', folder, 'shared'];
  try {
    const log = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...log.split('\n').filter(Boolean), ...more];
  } catch {
    return [`the commits ${range} are not in this checkout`, ...more];
  }
}

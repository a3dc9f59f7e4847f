import { join } from 'node:path';
import { root } from '@site/build';
import { findBrowser } from '../browser';
import { reasonOf, UserError } from '@site/delivery/storage';
import { composeMix, listNeighbours, readMix } from '@site/delivery/activate';
import { formatTable } from '../table';
import { getLive, openContext, type CommandContext } from '../context';
import { run, suite, type Step } from '../steps';

const wholeSuite = '--whole';

/**
 * `npx manzil mixes [<playwright arguments>]`: each remote one version behind and one ahead, with tests of touched
 * parts and the smoke test of others. `--whole` runs the whole suite, arguments select tests.
 */
export async function mixes(words: string[]): Promise<void> {
  const args = words.filter((word) => word !== wholeSuite);
  const context = await openContext({ isReadOnly: true });
  const { storage, progress } = context;
  const neighbours = await listNeighbours(storage, await getLive(storage));
  const env = { CHROMIUM_PATH: await findBrowser((line) => progress.say(line)) };
  const rows: string[][] = [];
  for (const { name, words: versions, touched } of neighbours) {
    const output = ['--output', join(root, 'test-results', name.replaceAll(' ', '-'))];
    const selected = words.length > 0 ? env : { ...env, TOUCHED: touched.join(' ') };
    const step = { ...suite(selected, [...output, ...args]), name };
    const outcome = await runOnMix(context, step, versions).then(() => 'passed', reasonOf);
    rows.push([name, outcome]);
  }
  for (const line of formatTable(['mix', 'suite'], rows)) console.log(line);
  if (rows.some(([, outcome]) => outcome !== 'passed')) throw new UserError('A mix of versions fails, see above.');
}

/** Runs a step on a mix. Throws at once when the versions do not fit together. */
export async function runOnMix(
  { storage, readConfig, settings, progress }: CommandContext,
  step: Step,
  words: readonly string[],
): Promise<void> {
  const live = await getLive(storage);
  await composeMix({ storage, config: await readConfig(), live, mix: await readMix(storage, live, words) });
  await run({ ...step, env: { ...step.env, MIX: words.join(' '), SITE_DIR: settings.siteDir } }, progress);
}

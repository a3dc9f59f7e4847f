import { composeMix } from '@site/delivery/activate';
import { RefusedError } from '@site/delivery/storage';
import { type Culprit, findCulprit, type HistoryStep, labelOf, type RunTest } from '../bisect/find-culprit';
import { readHistory } from '../bisect/read-history';
import { runTestOnMix } from '../bisect/run-test-on-mix';
import { findBrowser } from '../browser';
import { type CommonOptions, getLive, openContext } from '../context';
import { listCommits } from '../diff/commits';

export interface BisectOptions extends Pick<CommonOptions, 'json'> {
  /** Activation number or moment when the test passed. */
  good?: string;
}

/**
 * `npx manzil bisect <test>`: finds the release, or pair, that broke an end-to-end test, with mixes of stored releases.
 */
export async function bisect(words: readonly string[], { good, ...options }: BisectOptions = {}): Promise<void> {
  const { storage, settings, progress, readConfig } = await openContext({ ...options, isReadOnly: true });
  const live = await getLive(storage);
  const history = await readHistory(storage, live, good);
  const config = await readConfig();
  const env = { CHROMIUM_PATH: await findBrowser((line) => progress.say(line)), SITE_DIR: settings.siteDir };
  progress.say(`${history.steps.length} releases since activation ${(history.steps[0]?.sequence ?? 1) - 1}`);
  const run: RunTest = async (mix, times, label) => {
    const isComposed = await composeMix({ storage, config, live, mix }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RefusedError) return false;
        throw error;
      },
    );
    const outcome = isComposed ? await runTestOnMix(mix, times, { words, env }) : 'untestable';
    progress.say(`${label}: ${outcome === 'untestable' ? outcome : `${outcome.passed} of ${times} passed`}`);
    return outcome;
  };
  const culprit = await findCulprit(history, run);
  const named = namedIn(culprit);
  const parts = named.map(({ part, from, to }) => ({ part, before: from, after: to }));
  const commits = await listCommits({ before: storage, after: storage }, parts);
  if (options.json) return console.log(JSON.stringify({ ...culprit, commits }));
  console.log(`\n${sentenceOf(culprit)}`);
  for (const { part, commits: listed, note } of commits)
    for (const line of [...listed, ...(note ? [note] : [])]) console.log(`  ${part}: ${line}`);
}

function namedIn(culprit: Culprit): readonly HistoryStep[] {
  if (culprit.kind === 'release') return [culprit.release];
  if (culprit.kind === 'pair') return [culprit.release, culprit.other];
  return culprit.kind === 'several' ? [...new Set([...culprit.among, culprit.release])] : [];
}

function sentenceOf(culprit: Culprit): string {
  switch (culprit.kind) {
    case 'release':
      return `The test fails since ${labelOf(culprit.release)}.`;
    case 'pair':
      return `The test fails with ${labelOf(culprit.release)} and ${labelOf(culprit.other)} together, and passes without either.`;
    case 'several':
      return `The test fails since ${labelOf(culprit.release)}, together with one of: ${culprit.among.map(labelOf).join('; ')}.`;
    case 'flaky':
      return `The test is flaky: ${culprit.passed} of ${culprit.passed + culprit.failed} runs passed on ${culprit.label}. No release is to blame.`;
    case 'passes now':
      return 'The test passes on what is live.';
    case 'fails before':
      return 'The test failed on the good versions too. Name an earlier activation with --good.';
    case 'untestable':
      return `The test cannot run on ${culprit.label}: these versions do not fit together, or lack what it needs.`;
  }
}

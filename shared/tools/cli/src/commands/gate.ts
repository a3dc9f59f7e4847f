import { availableParallelism } from 'node:os';
import { UserError } from '@site/delivery/storage';
import { findBrowser } from '../browser';
import { runGate } from '../gate/gate';
import { selectBuilds, selectSample } from '../gate/select';
import type { Verdict } from '../gate/verdict';
import { Progress } from '../progress';
import { formatTable } from '../table';

export interface GateOptions {
  json?: boolean;
  sample?: boolean;
  site?: string;
}

/**
 * `npx manzil gate [<case…>]`: breaks this checkout in every known way and expects refusals; accepts harmless changes.
 */
export async function gate(
  ids: readonly string[],
  { json = false, sample = false, site }: GateOptions = {},
): Promise<void> {
  const progress = new Progress(json ? process.stderr : process.stdout);
  const say = (line: string) => progress.say(line);
  const builds = sample ? [selectSample()] : selectBuilds(ids);
  const verdicts = await runGate({
    builds,
    siteDir: site,
    browserPath: await findBrowser(say),
    atOnce: Math.min(2, availableParallelism()),
    say,
  });
  if (json) console.log(JSON.stringify({ cases: verdicts }));
  else for (const line of [...describe(verdicts), '', summary(verdicts)]) console.log(line);
  if (verdicts.some(({ isRight }) => !isRight)) throw new UserError('The check gave a wrong answer; see above.');
}

function describe(verdicts: readonly Verdict[]): string[] {
  const rows = verdicts.map(({ id, kind, expected, isRight, outcome }) => [
    id,
    kind,
    expected,
    isRight ? 'yes' : 'NO',
    outcome.slice(0, 140),
  ]);
  return formatTable(['case', 'kind', 'expected', 'right', 'outcome'], rows);
}

function summary(verdicts: readonly Verdict[]): string {
  const count = (expected: Verdict['expected']) => {
    const all = verdicts.filter((each) => each.expected === expected);
    return `${all.filter(({ isRight }) => isRight).length} of ${all.length} ${expected === 'refused' ? 'breaking changes refused for their reason' : 'harmless changes accepted'}`;
  };
  return `${count('refused')}, ${count('accepted')}`;
}

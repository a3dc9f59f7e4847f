import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@site/build';
import { UserError } from '@site/delivery/storage';
import { allDone } from '../all-done';
import type { ListedBuild } from './case';
import { Checkout, type CommandOutcome } from './checkout';
import { judge, type Verdict } from './verdict';

export interface GateInput {
  builds: readonly ListedBuild[];
  /** A composed site of this checkout; default: composes one. */
  siteDir?: string | undefined;
  browserPath: string;
  atOnce: number;
  say: (line: string) => void;
}

/** Stored, so that the caller's environment does not matter. */
const settings = {
  SITE_URL: 'https://manzil.example',
  REPORT_URL: '',
  REPORT_SAMPLE: '',
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: '',
  SITE_STORAGE: '',
};

/** Output per build, named after its first case. */
const outputDir = join(root, '.cache/gate/output');

/** Applies each change to a copy, builds it and runs the check. Rejects only when that is impossible. */
export async function runGate({ builds, siteDir: given, browserPath, atOnce, say }: GateInput): Promise<Verdict[]> {
  const siteDir = given ?? join(root, '.cache/gate/site');
  const folder = await mkdtemp(join(tmpdir(), 'manzil-gate-'));
  const env = { ...settings, SITE_DIR: siteDir, DATA_DIR: join(folder, 'data'), CHROMIUM_PATH: browserPath };
  try {
    const first = await Checkout.copy(join(folder, '1'));
    if (!given) await composeLive(first, siteDir, env, say);
    const others = Array.from({ length: Math.min(atOnce, builds.length) - 1 }, (_, index) =>
      Checkout.copy(join(folder, String(index + 2)), first.folder),
    );
    const checkouts = [first, ...(await Promise.all(others))];
    const waiting = [...builds];
    const verdicts: Verdict[] = [];
    const work = async (checkout: Checkout) => {
      for (let build = waiting.shift(); build; build = waiting.shift())
        verdicts.push(...(await check(checkout, build, env, say)));
    };
    // Their folder is removed then.
    await allDone(checkouts.map(work));
    const order = builds.flatMap(({ cases }) => cases.map(({ id }) => id));
    return verdicts.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes these sources live. Keeps browser files, which are named by content and slow to compress. */
async function composeLive(
  checkout: Checkout,
  siteDir: string,
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<void> {
  for (const name of ['compositions', 'leases', 'live', 'releases', 'settings'])
    await rm(join(siteDir, name), { recursive: true, force: true });
  say('building and composing what is live');
  const { output, code, seconds } = await checkout.run(['compose'], env);
  if (code !== 0)
    throw new UserError(`This checkout cannot be composed, so nothing can be checked against it:\n${output}`);
  say(`live after ${seconds.toFixed(0)} s`);
}

async function check(
  checkout: Checkout,
  build: ListedBuild,
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<Verdict[]> {
  const ids = build.cases.map(({ id }) => id).join(' ');
  const outcome = await plantAndCheck(checkout, build, env);
  await mkdir(outputDir, { recursive: true });
  await writeFile(join(outputDir, `${build.cases[0]?.id ?? 'none'}.txt`), outcome.output);
  const verdicts = judge(build, outcome);
  const wrong = verdicts.filter(({ isRight }) => !isRight);
  say(`${wrong.length > 0 ? 'DIFFERS' : 'as expected'}  ${build.kind}  ${outcome.seconds.toFixed(0)} s  ${ids}`);
  for (const { id, outcome: sentence } of wrong) say(`  ${id}: ${sentence}`);
  return verdicts;
}

async function plantAndCheck(
  checkout: Checkout,
  { cases, parts, browser }: ListedBuild,
  env: Readonly<Record<string, string>>,
): Promise<CommandOutcome> {
  try {
    await checkout.apply(cases.flatMap(({ edits }) => edits));
    return await checkout.run(['release', ...parts, '--dry-run', ...(browser ? [] : ['--without-browser'])], env);
  } catch (error) {
    return { output: error instanceof Error ? error.message : String(error), code: 1, seconds: 0 };
  } finally {
    await checkout.restore();
  }
}

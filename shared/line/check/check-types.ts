import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Child, hashOf, root, writeWhole } from '../build';
import { partOf, type FragmentId, type Release, type ReleaseTypes } from '@site/contracts';
import {
  type CheckReport,
  contentId,
  eachOf,
  keys,
  noFindings,
  readJson,
  reasonOf,
  refuse,
  type Storage,
  UserError,
} from '../storage';
import { findPart, isCandidate, type Proposal } from './proposal';
import type { Diagnostic } from './types/diagnostics';

interface Consumer {
  release: Release;
  /** The shell and the owners of shown fragments. */
  producers: readonly Release[];
  /** Cache file of the compiler's answer, keyed by its input. */
  file: string;
}

const folder = join(root, '.cache/types');

/**
 * Compiles each consumer with the declarations that are live and with those that would be, where either is new. What
 * only the second compilation finds is refused. Nothing when no release is live in this format: all parts are then of
 * one checkout, which `npm test` compiles.
 */
export async function checkTypes(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  if (proposal.live.length === 0) return noFindings;
  const live = consumersOf(proposal.live);
  const touched = consumersOf(proposal.releases)
    .filter((each) => isTouched(proposal, each))
    .map((after) => ({ after, before: live.find(({ release }) => release.part === after.release.part) }));
  const open = touched.flatMap(({ after, before }) => [after, ...(before ? [before] : [])]);
  await compile(
    storage,
    open.filter(({ file }) => !existsSync(file)),
  );
  return refuse(touched.flatMap(({ after, before }) => describeNew(proposal, after, before)));
}

function consumersOf(releases: readonly Release[]): Consumer[] {
  const tool = hashOf(['types', '../release/sources'].map((name) => join(import.meta.dirname, name)));
  const shell = releases.find((release) => release.shell);
  return releases.flatMap((release) => {
    const ids = Object.keys(release.passes) as FragmentId[]; // As `passes` is declared.
    if (release.shell && ids.length === 0) return [];
    const found = [shell, ...ids.map((id) => findPart(releases, partOf(id)))].filter((each) => each !== undefined);
    const producers = [...new Set(found)].filter((each) => each !== release);
    const given = producers.map(({ part, declares }) => `${part} ${declares}`).sort();
    const key = contentId([tool, release.part, release.types.integrity, ...given], 32);
    return { release, producers, file: join(folder, `${key}.json`) };
  });
}

function isTouched(proposal: Proposal, { release, producers }: Consumer): boolean {
  return isCandidate(proposal, release) || producers.some((each) => isChanged(proposal, each));
}

function isChanged({ live }: Proposal, { part, declares }: Release): boolean {
  return findPart(live, part)?.declares !== declares;
}

async function compile(storage: Storage, consumers: readonly Consumer[]): Promise<void> {
  if (consumers.length === 0) return;
  const questions = await eachOf(consumers, async ({ release, producers }) => ({
    consumer: release.part,
    parts: await eachOf([release, ...producers], async ({ part, version }) => ({
      part,
      types: await readJson<ReleaseTypes>(storage, keys.types(part, version)),
    })),
  }));
  // In a separate process, beside which pages are rendered.
  const options = { cwd: root, execArgv: ['--import', 'tsx'], env: { NODE_NO_WARNINGS: '1' } };
  const child = new Child(join(import.meta.dirname, 'types/compiler-child.ts'), options);
  const answers = await child
    .ask<Diagnostic[][]>(questions)
    .catch((error: unknown) => {
      throw new UserError(`The compiler cannot compare types: ${reasonOf(error)}. Free some memory, and try again.`);
    })
    .finally(() => child.close());
  mkdirSync(folder, { recursive: true });
  for (const [index, { file }] of consumers.entries()) writeWhole(file, JSON.stringify(answers[index] ?? []));
}

/** With the versions of the changed producers, or of all when only the consumer is new. */
function describeNew(
  proposal: Proposal,
  { release, producers, file }: Consumer,
  before: Consumer | undefined,
): string[] {
  const nameOf = ({ sentence, file }: Diagnostic) => `${file} ${sentence}`;
  const known = new Set(before ? readAnswer(before.file).map(nameOf) : []);
  const changed = producers.filter((each) => isChanged(proposal, each));
  const others = (changed.length > 0 ? changed : producers).map(({ part, version }) => `${part} ${version}`);
  const found = readAnswer(file)
    .filter((each) => !known.has(nameOf(each)))
    .map(({ sentence, file: place, code }) => `${sentence} (${place}: ${code})`);
  return [...new Set(found)].map((each) => `${release.part} does not compile with ${others.join(' and ')}: ${each}`);
}

function readAnswer(file: string): Diagnostic[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Diagnostic[];
}

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, writeWhole } from '../build';
import { partOf, type FragmentId, type Release, type ReleaseTypes } from '@site/contracts';
import { codeKey } from '../release/describe/code-key';
import {
  type CheckReport,
  contentId,
  eachOf,
  keys,
  mergeReports,
  readJson,
  refuse,
  type Storage,
  warn,
} from '../storage';
import { findPart, isCandidate, type Proposal } from './proposal';
import { askCompiler } from './types/ask-compiler';
import type { Misfit } from './types/question';

interface Consumer {
  release: Release;
  /** The shell and the owners of shown fragments. */
  producers: readonly Release[];
  /** Cache file of the compiler's answer, keyed by its input. */
  file: string;
}

const folder = join(root, '.cache/types');

/**
 * Compiles new consumers, and those with changed producers, against the declarations of what would be live. A fault
 * that is already live is a warning.
 */
export async function checkTypes(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  const consumers = consumersOf(proposal).filter((each) => isTouched(proposal, each));
  const open = consumers.filter(({ file }) => !existsSync(file));
  if (open.length > 0) await compile(storage, open);
  return mergeReports(consumers.map((each) => report(proposal, each)));
}

function consumersOf({ releases }: Proposal): Consumer[] {
  const tool = toolKey();
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

/** Hashes the compiler, its caller and the libraries. */
function toolKey(): string {
  const lockFile = join(root, 'package-lock.json');
  return codeKey(join(import.meta.dirname, 'types')) + (existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '');
}

function isTouched(proposal: Proposal, { release, producers }: Consumer): boolean {
  const isOther = (each: Release) => findPart(proposal.live, each.part)?.declares !== each.declares;
  return isCandidate(proposal, release) || producers.some((each) => isCandidate(proposal, each) && isOther(each));
}

async function compile(storage: Storage, consumers: readonly Consumer[]): Promise<void> {
  const releases = [...new Set(consumers.flatMap(({ release, producers }) => [release, ...producers]))];
  const parts = await eachOf(releases, async ({ part, version }) => ({
    part,
    types: await readJson<ReleaseTypes>(storage, keys.types(part, version)),
  }));
  const answers = await askCompiler({ parts, consumers: consumers.map(({ release }) => release.part) });
  mkdirSync(folder, { recursive: true });
  for (const [index, { file }] of consumers.entries()) writeWhole(file, JSON.stringify(answers[index] ?? []));
}

/** The shell is a producer of fragments, too: their properties may use its types. */
function report(proposal: Proposal, { release, producers, file }: Consumer): CheckReport {
  const misfits = JSON.parse(readFileSync(file, 'utf8')) as Misfit[];
  return mergeReports(
    misfits.map(({ producer, sentence }) => {
      const sides = [release, ...producers.filter(({ part, shell }) => shell || part === producer)];
      return sides.some((each) => isCandidate(proposal, each)) ? refuse([sentence]) : warn([sentence]);
    }),
  );
}

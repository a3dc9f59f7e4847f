import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, writeWhole } from '../build';
import { partOf, type Release, type ReleaseTypes } from '@site/contracts';
import { contentId, eachOf, keys, readJson, type Storage } from '../storage';
import { type CheckReport, noFindings, refuse } from './report';
import { findPart, isCandidate, type Choice, type Releases } from '../compose';
import type { Diagnostic } from './types/diagnostics';
import { Child, root, reasonOf, UserError } from '../checkout';

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
 * only the second compilation finds is refused. Nothing before the first activation: all parts are then of one
 * checkout, which `npm test` compiles.
 */
export async function checkTypes(choice: Pick<Choice, keyof Releases | 'storage'>): Promise<CheckReport> {
  const { storage } = choice;
  if (choice.live.length === 0) return noFindings;
  const live = consumersOf(choice.live);
  const touched = consumersOf(choice.releases)
    .filter((each) => isTouched(choice, each))
    .map((after) => ({ after, before: live.find(({ release }) => release.part === after.release.part) }));
  const open = touched.flatMap(({ after, before }) => [after, ...(before ? [before] : [])]);
  await compile(
    storage,
    open.filter(({ file }) => !existsSync(file)),
  );
  return refuse(touched.flatMap(({ after, before }) => describeNew(choice, after, before)));
}

function consumersOf(releases: readonly Release[]): Consumer[] {
  const tool = hashOf(['types', '../release/sources'].map((name) => join(import.meta.dirname, name)));
  const shell = releases.find((release) => release.shell);
  return releases.flatMap((release) => {
    const ids = release.consumes;
    if (release.shell && ids.length === 0) return [];
    const found = [shell, ...ids.map((id) => findPart(releases, partOf(id)))].filter((each) => each !== undefined);
    const producers = [...new Set(found)].filter((each) => each !== release);
    const given = producers.map(({ part, declares }) => `${part} ${declares}`).sort();
    const key = contentId([tool, release.part, release.types.integrity, ...given], 32);
    return { release, producers, file: join(folder, `${key}.json`) };
  });
}

function isTouched(choice: Releases, { release, producers }: Consumer): boolean {
  return isCandidate(choice, release) || producers.some((each) => isChanged(choice, each));
}

function isChanged({ live }: Releases, { part, declares }: Release): boolean {
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
function describeNew(choice: Releases, { release, producers, file }: Consumer, before: Consumer | undefined): string[] {
  const nameOf = ({ sentence, file }: Diagnostic) => `${file} ${sentence}`;
  const known = new Set(before ? readAnswer(before.file).map(nameOf) : []);
  const changed = producers.filter((each) => isChanged(choice, each));
  const others = (changed.length > 0 ? changed : producers).map(({ part, version }) => `${part} ${version}`);
  const found = readAnswer(file)
    .filter((each) => !known.has(nameOf(each)))
    .map(({ sentence, file: place, code }) => `${sentence} (${place}: ${code})`);
  return [...new Set(found)].map((each) => `${release.part} does not compile with ${others.join(' and ')}: ${each}`);
}

function readAnswer(file: string): Diagnostic[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Diagnostic[];
}

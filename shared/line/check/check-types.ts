import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, writeWhole } from '../build';
import { partOf, type FragmentId, type NamedPath, type Release, type ReleaseTypes } from '@site/contracts';
import { codeKey } from '../release/describe/source-facts';
import { type CheckReport, contentId, eachOf, keys, readJson, refuse, type Storage } from '../storage';
import { findPart, isCandidate, type Proposal } from './proposal';
import { askCompiler } from './types/ask-compiler';
import type { Problem, TypeQuestion } from './types/problems';

/** A consumer beside the shell and the owners of fragments that it shows. */
interface Mix {
  consumer: Release;
  producers: readonly Release[];
  paths: readonly NamedPath[];
  /** Cache file of the compiler's answer, keyed by its input. */
  file: string;
}

const folder = join(root, '.cache/types');

/** Compiles each consumer with what is live and with what would be live, and refuses what only the second says. */
export async function checkTypes(storage: Storage, proposal: Proposal): Promise<CheckReport> {
  const { releases, live } = proposal;
  const pairs = releases.flatMap((consumer) => {
    const [next, now] = [mixOf(consumer, releases), mixOf(findPart(live, consumer.part), live)];
    const before = live.length > 0 ? mixOf(consumer, live) : next;
    return next && before && next.file !== now?.file ? [{ next, now, before }] : [];
  });
  const all = pairs.flatMap(({ next, now, before }) => (now ? [next, now, before] : [next, before]));
  const mixes = [...new Map(all.map((mix) => [mix.file, mix])).values()];
  await compile(
    storage,
    mixes.filter(({ file }) => !existsSync(file)),
  );
  return refuse(pairs.flatMap((pair) => sentencesOf(proposal, pair)));
}

function mixOf(consumer: Release | undefined, releases: readonly Release[]): Mix | undefined {
  if (!consumer) return undefined;
  const ids = Object.keys(consumer.passes) as FragmentId[]; // As `passes` is declared.
  if (consumer.shell && ids.length === 0) return undefined;
  const shell = releases.find((release) => release.shell);
  const found = [shell, ...ids.map((id) => findPart(releases, partOf(id)))].filter((each) => each !== undefined);
  const producers = [...new Set(found)].filter((each) => each !== consumer);
  const paths = namedPaths(releases);
  const given = producers.map(({ part, declares }) => `${part} ${declares}`).sort();
  const key = contentId([toolKey(), consumer.part, consumer.types.integrity, JSON.stringify(paths), ...given], 32);
  return { consumer, producers, paths, file: join(folder, `${key}.json`) };
}

function namedPaths(releases: readonly Release[]): NamedPath[] {
  const named = releases.flatMap(({ routes }) => routes.flatMap(({ name, path }) => (name ? [{ name, path }] : [])));
  return named.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Hashes the compiler, its caller and the libraries. */
function toolKey(): string {
  const lockFile = join(root, 'package-lock.json');
  return codeKey(join(import.meta.dirname, 'types')) + (existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '');
}

async function compile(storage: Storage, mixes: readonly Mix[]): Promise<void> {
  if (mixes.length === 0) return;
  const typesOf = ({ part, version }: Release) => readJson<ReleaseTypes>(storage, keys.types(part, version));
  const questions = await eachOf(mixes, async ({ consumer, producers, paths }): Promise<TypeQuestion> => ({
    consumer: consumer.part,
    sources: (await typesOf(consumer)).sources,
    producers: await eachOf(producers, async (each) => ({ part: each.part, declares: (await typesOf(each)).declares })),
    paths,
  }));
  const answers = await askCompiler(questions);
  mkdirSync(folder, { recursive: true });
  for (const [index, { file }] of mixes.entries()) writeWhole(file, JSON.stringify(answers[index] ?? []));
}

interface Pair {
  next: Mix;
  /** Absent for a new consumer. */
  now: Mix | undefined;
  /** The new consumer beside what is live. */
  before: Mix;
}

/** Sentences that are said as often of what is live are nobody's fault today. */
function sentencesOf(proposal: Proposal, { next, now, before }: Pair): string[] {
  const known = new Map<string, number>();
  const errorsNow = now ? answerOf(now).filter(({ isUntaken }) => !isUntaken) : [];
  for (const { sentence } of [...errorsNow, ...answerOf(before).filter(({ isUntaken }) => isUntaken)])
    known.set(sentence, (known.get(sentence) ?? 0) + 1);
  const { consumer, producers } = next;
  const isOther = (each: Release) => {
    const before = findPart(proposal.live, each.part);
    return isCandidate(proposal, each) && (producers.includes(each) || namesOf(each) !== namesOf(before));
  };
  const changed = proposal.releases.filter((each) => each !== consumer && isOther(each));
  const others = changed.length === 0 ? producers : changed;
  const names = others.map(({ part, version }) => `${part} ${version}`).join(' and ');
  const found = answerOf(next).filter(({ sentence }) => {
    const left = known.get(sentence) ?? 0;
    known.set(sentence, left - 1);
    return left <= 0;
  });
  return found.map(
    ({ sentence, place }) =>
      `${consumer.part} does not compile with ${names || 'what is live'}: ${sentence} (${place})`,
  );
}

function namesOf(release: Release | undefined): string {
  return JSON.stringify(release ? namedPaths([release]) : []);
}

function answerOf({ file }: Mix): Problem[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Problem[];
}

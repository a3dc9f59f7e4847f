import { keys, type Storage } from '../storage';

/**
 * What a key refers to is in a later stage, or was written before it in the same one. Writers write the last stage
 * first, and a pruning removes from the first one on.
 */
const stages: readonly RegExp[] = [
  /^live\//,
  /^settings\//,
  /^compositions\/[^/]+\/composition\.json$/,
  /^compositions\//,
  /^page-sets\//,
  /^registry\//,
  /^instances\//,
  /^pages\//,
  /^root\//,
  /^releases\/[^/]+\/[^/]+\/release\.json$/,
  /^releases\//,
  /^files\//,
];

/** What processes leave for one another while they work; it means nothing in a copy. */
const notes = /^(leases|prunings)\/|^probe$/;

/** The stage of a key, also of one in a preview; -1 for what a copy leaves out. */
export function stageOf(key: string): number {
  const own = key.replace(/^previews\/[^/]+\//, '');
  return notes.test(own) ? -1 : stages.findIndex((form) => form.test(own));
}

/** Keys of each stage, listed one stage after the other. */
export async function listStages(storage: Storage): Promise<string[][]> {
  const listed: string[][] = [];
  for (const stage of stages.keys()) listed.push(await listStage(storage, stage));
  return listed;
}

/** The same, listed from the last stage to the first. */
export async function listStagesBackwards(storage: Storage): Promise<string[][]> {
  const listed: string[][] = [];
  for (const stage of [...stages.keys()].reverse()) listed.unshift(await listStage(storage, stage));
  return listed;
}

async function listStage(storage: Storage, stage: number): Promise<string[]> {
  const [, prefix = ''] = /^\^([a-z-]+)/.exec(stages[stage]?.source ?? '') ?? [];
  const found = [...(await storage.list(`${prefix}/`)), ...(await storage.list(keys.previews))];
  return found.filter((key) => stageOf(key) === stage);
}

import { keys, type Storage } from '../storage';

/**
 * References point to later stages, or to earlier writes of the same stage. Writers start at the last stage, prunings
 * at the first.
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
  /^development\//,
  /^releases\/[^/]+\/[^/]+\/release\.json$/,
  /^releases\//,
  /^files\//,
];

/** Notes between running processes, meaningless in a copy. */
const notes = /^(leases|prunings)\/|^probe$/;

/** Also for previews; -1 for keys that a copy leaves out. */
export function stageOf(key: string): number {
  const own = key.replace(/^previews\/[^/]+\//, '');
  return notes.test(own) ? -1 : stages.findIndex((form) => form.test(own));
}

/** Keys by stage, listed in this order or backwards. */
export async function listStages(storage: Storage, { isBackwards = false } = {}): Promise<string[][]> {
  const listed: string[][] = [];
  const order = [...stages.keys()];
  for (const stage of isBackwards ? order.reverse() : order) listed[stage] = await listStage(storage, stage);
  return listed;
}

async function listStage(storage: Storage, stage: number): Promise<string[]> {
  const [, prefix = ''] = /^\^([a-z-]+)/.exec(stages[stage]?.source ?? '') ?? [];
  const found = [...(await storage.list(`${prefix}/`)), ...(await storage.list(keys.previews))];
  return found.filter((key) => stageOf(key) === stage);
}

import { relative } from 'node:path';
import { root } from '@site/build';
import { type ConsoleState, type HistoryStep, type LivePart, type LiveSite, sharedMatrix } from '@site/console';
import type { Activation, Release } from '@site/contracts';
import { findFreeze, findLive, findPartTarget, readActor, readVersionName } from '@site/delivery/activate';
import { readCompositionRecord } from '@site/delivery/compose';
import { listPreviews } from '@site/delivery/preview';
import { readReleases } from '@site/delivery/release';
import type { Settings } from '@site/delivery/settings';
import type { Storage } from '@site/delivery/storage';
import type { CommandContext } from '../context';
import { readHistory } from '../commands/history';

/** Activations to search for those of live versions. */
const lookedThrough = 50;

export async function readState(
  { storage, settings }: Pick<CommandContext, 'storage' | 'settings'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ConsoleState> {
  const live = await findLive(storage);
  const previews = await listPreviews(storage);
  return {
    storage: nameOf(settings),
    actor: readActor(),
    ...(live ? { live: await readLive(storage, live) } : {}),
    previews: previews.map(({ name, live: { at, reason, by } }) => ({
      name,
      at,
      reason,
      ...(by ? { by } : {}),
      url: `http://${name}.localhost:${settings.port}`,
    })),
    sources: Object.keys(env)
      .flatMap((name) =>
        env[name] ? (/^SITE_STORAGE_([A-Z][A-Z0-9_]*)$/.exec(name)?.[1]?.toLowerCase().replace(/_/g, '-') ?? []) : [],
      )
      .sort(),
  };
}

function nameOf({ bucket, siteDir }: Pick<Settings, 'bucket' | 'siteDir'>): string {
  if (bucket) return `s3://${[bucket.bucket, bucket.prefix].filter(Boolean).join('/')}`;
  const inside = relative(root, siteDir);
  return inside.startsWith('..') ? siteDir : inside;
}

async function readLive(storage: Storage, live: Activation): Promise<LiveSite> {
  const { parts, pageCount } = await readCompositionRecord(storage, live.composition);
  const releases = await readReleases(storage, parts);
  const steps = await readHistory(storage, live, lookedThrough);
  const { freeze, split } = { freeze: findFreeze(live), split: live.split };
  return {
    sequence: live.sequence,
    composition: live.composition,
    at: live.at,
    reason: live.reason,
    ...(live.by ? { by: live.by } : {}),
    pages: pageCount,
    parts: await Promise.all(releases.map((release) => readPart(storage, live, release, steps))),
    shared: sharedMatrix(releases),
    retired: live.retired ?? [],
    withdrawn: Object.entries(live.withdrawn ?? {}).map(([name, withdrawal]) => ({
      ...readVersionName(name),
      ...withdrawal,
    })),
    ...(freeze ? { freeze } : {}),
    ...(split ? { careful: { share: split.share, released: split.released, at: live.at } } : {}),
  };
}

async function readPart(
  storage: Storage,
  live: Activation,
  { part, owner, version, commit, builtAt }: Release,
  steps: readonly HistoryStep[],
): Promise<LivePart> {
  const came = steps.find(({ changed }) => changed[part] === version);
  const previous = (await findPartTarget(storage, live, part))?.parts[part];
  return {
    part,
    owner,
    version,
    commit: commit.replace(/\+$/, ''),
    isUncommitted: commit.endsWith('+'),
    builtAt,
    ...(came ? { came: { sequence: came.sequence, at: came.at, ...(came.by ? { by: came.by } : {}) } } : {}),
    isPinned: live.pins?.[part] !== undefined,
    ...(previous ? { previous } : {}),
  };
}

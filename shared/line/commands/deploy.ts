import { buildParts } from '../build';
import type { Activation, Composition } from '@site/contracts';
import { activate, findLive, type LiveState } from '../live';
import { findReleased, releasePart } from '../release';
import { type CommandContext, openContext, sayBuilt, sayWarnings } from './context';
import type { Progress } from './progress';
import { listParts, type Part } from '../checkout';

/**
 * Builds, releases, composes and activates these sources. Pinned and removed parts stay until their release. With
 * `isReleased` only when all is built and released: otherwise `undefined`, before anything is said or changed.
 */
export async function deploy(context: CommandContext, { isReleased = false } = {}): Promise<Composition | undefined> {
  const { progress, storage } = context;
  const began = await findLive(storage);
  const versions: Record<string, string> = {};
  const missing: Part[] = [];
  for (const part of listParts()) {
    const version = await findReleased(storage, part);
    if (version) versions[part.name] = version;
    else missing.push(part);
  }
  if (isReleased && missing.length > 0) return undefined;
  for (const name of Object.keys(versions)) progress.say(`${name} is built already`);
  // Describing a release takes seconds of one core, while other parts are built on another.
  await buildParts(missing, async (report) => {
    sayBuilt(progress, report);
    const { release, isNew } = await releasePart(storage, report.part);
    if (isNew) progress.say(`released ${release.part} ${release.version}`);
    versions[release.part] = release.version;
  });
  return putLive(context, began, versions);
}

async function putLive(
  { progress, storage, readConfig }: CommandContext,
  began: Activation | undefined,
  built: Readonly<Record<string, string>>,
): Promise<Composition> {
  const { composition, warnings, wasComposed } = await activate({
    storage,
    began,
    readConfig,
    reason: 'start',
    choose: (now, state) => ({ ...now?.parts, ...choose(built, state, progress) }),
  });
  sayWarnings(progress, warnings);
  if (wasComposed) progress.say(`composed ${composition.pageCount} pages`);
  return composition;
}

function choose(
  built: Readonly<Record<string, string>>,
  { pins = {}, removed = [] }: LiveState,
  progress: Progress,
): Record<string, string> {
  const onSite = Object.entries(built).filter(([part]) => !removed.includes(part));
  return Object.fromEntries(
    onSite.map(([part, version]) => {
      const pinned = pins[part];
      if (pinned && pinned !== version)
        progress.say(
          `${part} stays at ${pinned}, where a rollback has pinned it; npm run release -- ${part} puts ${version} live`,
        );
      return [part, pinned ?? version];
    }),
  );
}

/** `npx manzil deploy` */
export async function deployHere(): Promise<void> {
  await deploy(await openContext());
}

import { buildParts, listParts } from '../build';
import type { Composition } from '@site/contracts';
import { goLive, type LiveState } from '../live';
import { findReleased, releasePart } from '../release';
import { type CommandContext, openContext, sayBuilt, sayWarnings } from './context';
import type { Progress } from './progress';

/** Builds, releases, composes and activates these sources. Pinned and retired parts stay until their release. */
export async function deploy(context: CommandContext): Promise<Composition> {
  const { progress, storage } = context;
  const parts = listParts();
  const versions = new Map<string, string>();
  // Describing a release takes seconds of one core, while other parts are built on another.
  await buildParts(parts, async (report) => {
    const { part } = report;
    sayBuilt(progress, report);
    const { release, isNew } = await releasePart(storage, part);
    if (isNew) progress.say(`released ${part.name} ${release.version}`);
    versions.set(part.name, release.version);
  });
  return putLive(context, Object.fromEntries(parts.map(({ name }) => [name, versions.get(name) ?? ''])));
}

/** Without a compiler: `undefined`, before anything is said or changed, when something is not built and released. */
export async function deployReleased(context: CommandContext): Promise<Composition | undefined> {
  const built: Record<string, string> = {};
  const parts = listParts();
  for (const part of parts) {
    const version = await findReleased(context.storage, part);
    if (!version) return undefined;
    built[part.name] = version;
  }
  for (const part of parts) sayBuilt(context.progress, { part, wasBuilt: false, seconds: 0 });
  return putLive(context, built);
}

async function putLive(
  { progress, storage, readConfig }: CommandContext,
  built: Readonly<Record<string, string>>,
): Promise<Composition> {
  const { composition, warnings, wasComposed } = await goLive({
    storage,
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
  { pins = {}, retired = [] }: LiveState,
  progress: Progress,
): Record<string, string> {
  const onSite = Object.entries(built).filter(([part]) => !retired.includes(part));
  return Object.fromEntries(
    onSite.map(([part, version]) => {
      const held = pins[part];
      if (held && held !== version)
        progress.say(
          `${part} stays at ${held}, where a rollback has pinned it; npm run release -- ${part} puts ${version} live`,
        );
      return [part, held ?? version];
    }),
  );
}

export async function composeOnly(): Promise<void> {
  await deploy(await openContext());
}

import { buildPart } from '@site/build';
import type { Release } from '@site/contracts';
import { findLiveComposition, goLive, lift } from '@site/delivery/activate';
import { compose } from '@site/delivery/compose';
import { releasePart } from '@site/delivery/release';
import { OverlayStorage, type Storage, UserError } from '@site/delivery/storage';
import { type CommandContext, type CommonOptions, getLive, openContext, requireParts, sayWarnings } from './context';

/** `npm run release -- <part…>`: builds and releases these parts and puts them live beside what is live, in one activation. */
export async function release(names: readonly string[], options: CommonOptions = {}): Promise<void> {
  if (options.dryRun) return checkRelease(names, options);
  const context = await openContext(options);
  await getLive(context.storage);
  const released = await releaseAll(context, context.storage, names);
  const versions = versionsOf(released);
  const { composition, warnings, isNew } = await goLive({
    ...context,
    reason: `release ${describe(released)}`,
    choose: (live) => ({ ...live?.parts, ...versions }),
    change: (state) => lift(state, Object.keys(versions)),
  });
  sayWarnings(context.progress, warnings);
  context.progress.say(isNew ? `live: composition ${composition.id}` : `live already: ${describe(released)}`);
  if (options.json) console.log(JSON.stringify({ composition: composition.id, parts: versions, warnings, isNew }));
}

/** `npm run check-release -- <part…>`: what `release` would say, against what is live; stores and activates nothing. */
export async function checkRelease(names: readonly string[], options: CommonOptions = {}): Promise<void> {
  const context = await openContext({ ...options, isReadOnly: true });
  await getLive(context.storage);
  const storage = new OverlayStorage(context.storage);
  const released = await releaseAll(context, storage, names);
  const live = await findLiveComposition(storage);
  const parts = { ...live?.parts, ...versionsOf(released) };
  const { composition, warnings } = await compose({ config: await context.readConfig(), storage, parts, live });
  sayWarnings(context.progress, warnings);
  context.progress.say(`fits what is live: ${describe(released)}; ${Object.keys(composition.pages).length} pages, nothing activated`);
  if (options.json) console.log(JSON.stringify({ composition: composition.id, parts: versionsOf(released), warnings }));
}

async function releaseAll({ progress }: CommandContext, storage: Storage, names: readonly string[]): Promise<Release[]> {
  if (names.length === 0) throw new UserError('Name the parts to release.');
  const released: Release[] = [];
  for (const part of requireParts(names)) {
    await buildPart(part);
    const { release: each, isNew } = await releasePart(storage, part);
    progress.say(`${isNew ? 'released' : 'released before:'} ${part.name} ${each.version}${each.commit.endsWith('+') ? ' from an uncommitted tree' : ''}`);
    released.push(each);
  }
  return released;
}

function versionsOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(releases.map(({ part, version }) => [part, version]));
}

function describe(releases: readonly Release[]): string {
  return releases.map(({ part, version }) => `${part} ${version}`).join(', ');
}

import { buildPart } from '@site/build';
import type { Release, Split } from '@site/contracts';
import {
  describeSplit,
  findLiveComposition,
  findTakenBack,
  type GoLive,
  goLive,
  lift,
  passFreeze,
  readVersionName,
  refuseWithdrawn,
} from '@site/delivery/activate';
import { compose } from '@site/delivery/compose';
import { findRelease, releasePart } from '@site/delivery/release';
import { OverlayStorage, type Storage, UserError } from '@site/delivery/storage';
import { inspect } from '@site/delivery/inspect';
import { locateBrowser } from '../browser';
import { openContactForCheck } from '../contact-for-check';
import {
  type CommandContext,
  type FreezableOptions,
  getLive,
  openContext,
  requireParts,
  sayWarnings,
  withReason,
} from '../context';

export interface ReleaseOptions extends FreezableOptions {
  browser?: boolean;
  /** Stores without activating: for a role that may only write its part's files. */
  store?: boolean;
}

/** `npm run release -- <part…>`: builds, releases and activates these parts beside the live ones. */
export async function release(names: readonly string[], options: ReleaseOptions = {}): Promise<void> {
  if (options.dryRun) return checkRelease(names, options);
  const context = await openContext({ ...options, isReadOnly: options.store });
  if (options.store) return storeReleases(context, names, options);
  // Checked before minutes of building.
  const live = await getLive(context.storage);
  passFreeze(live, options.overrideFreeze);
  if (live.split) context.progress.say(sayBeside(live.split, names));
  const verify = browserCheck(context, options);
  const released = await releaseAll(context, context.storage, names);
  const versions = versionsOf(released);
  await sayTakenBack(context, versions);
  const { composition, warnings, isNew } = await goLive({
    ...context,
    verify,
    onProgress: (done, pages) => context.progress.say(`rendered ${done} of ${pages} pages`),
    reason: withReason(`release ${describe(released)}`, options),
    overrideFreeze: options.overrideFreeze,
    carriesSplit: true,
    choose: (live) => ({ ...live?.parts, ...versions }),
    change: (state) => lift(state, Object.keys(versions)),
  });
  sayWarnings(context.progress, warnings);
  context.progress.say(isNew ? `live: composition ${composition.id}` : `live already: ${describe(released)}`);
  if (options.json) console.log(JSON.stringify({ composition: composition.id, parts: versions, warnings, isNew }));
}

function sayBeside(split: Split, names: readonly string[]): string {
  const ends = names.some((name) => split.released[name.split('@')[0] ?? name]);
  const what = `the careful release of ${describeSplit(split)} at ${split.share} % of visitors`;
  return ends ? `this ends ${what}` : `${what} stays, on top of this`;
}

async function storeReleases(
  context: CommandContext,
  names: readonly string[],
  options: ReleaseOptions,
): Promise<void> {
  const released = await releaseAll(context, context.storage, names);
  const words = released.map(({ part, version }) => `${part}@${version}`);
  context.progress.say(`stored, nothing is live yet: npm run release -- ${words.join(' ')}`);
  if (options.json) console.log(JSON.stringify({ parts: versionsOf(released) }));
}

/** `npx manzil release <part…> --dry-run`: the outcome of a release; stores and activates nothing. */
export async function checkRelease(names: readonly string[], options: ReleaseOptions = {}): Promise<void> {
  const context = await openContext({ ...options, isReadOnly: true });
  const activation = await getLive(context.storage);
  const verify = browserCheck(context, options);
  const storage = new OverlayStorage(context.storage);
  const released = await releaseAll(context, storage, names);
  const live = await findLiveComposition(storage);
  const parts = { ...live?.parts, ...versionsOf(released) };
  refuseWithdrawn(activation, parts);
  await sayTakenBack(context, versionsOf(released));
  const { composition, warnings } = await compose({ config: await context.readConfig(), storage, parts, live, verify });
  sayWarnings(context.progress, warnings);
  context.progress.say(`fits what is live: ${describe(released)}; ${composition.pageCount} pages, nothing activated`);
  if (options.json) console.log(JSON.stringify({ composition: composition.id, parts: versionsOf(released), warnings }));
}

/** Opens changed pages before activation. Throws one sentence without a browser, unless waived. */
export function browserCheck(
  { progress }: Pick<CommandContext, 'progress'>,
  { browser = true }: Pick<ReleaseOptions, 'browser'>,
): GoLive['verify'] {
  if (!browser) {
    progress.say('not opened in a browser: hydration, console, policy, requests and accessibility are not checked');
    return undefined;
  }
  const browserPath = locateBrowser();
  if (!browserPath)
    throw new UserError(
      'There is no Chromium to open the changed pages in. Install one (npm test does), name it with CHROMIUM_PATH, or add --without-browser: then hydration, console, policy, requests and accessibility are not checked.',
    );
  const good = new Set<string>();
  return (draft) =>
    inspect(draft, { browserPath, say: (line) => progress.say(line), good, openContact: openContactForCheck });
}

export async function releaseAll(
  { progress }: Pick<CommandContext, 'progress'>,
  storage: Storage,
  names: readonly string[],
): Promise<Release[]> {
  if (names.length === 0) throw new UserError('Name the parts to release.');
  const released: Release[] = [];
  for (const name of names.filter((each) => each.includes('@'))) released.push(await getStored(storage, name));
  for (const part of requireParts(names.filter((each) => !each.includes('@')))) {
    await buildPart(part);
    const { release: each, isNew } = await releasePart(storage, part);
    progress.say(
      `${isNew ? 'released' : 'released before:'} ${part.name} ${each.version}${each.commit.endsWith('+') ? ' from an uncommitted tree' : ''}`,
    );
    released.push(each);
  }
  return released;
}

/** A release that was taken back before may go live again, but not unnoticed. */
export async function sayTakenBack(
  { progress, storage }: Pick<CommandContext, 'progress' | 'storage'>,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const before = await findTakenBack(storage, await getLive(storage), versions);
  if (before) progress.say(`warning: released before, ${before.at}: ${before.reason}`);
}

/** A stored release: nothing is built. */
async function getStored(storage: Storage, name: string): Promise<Release> {
  const { part, version } = readVersionName(name);
  const release = await findRelease(storage, part, version);
  if (!release)
    throw new UserError(
      `${name} is not in this storage. npm run release -- ${part} --store puts a release of these sources there.`,
    );
  return release;
}

export function versionsOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(releases.map(({ part, version }) => [part, version]));
}

export function describe(releases: readonly Release[]): string {
  return releases.map(({ part, version }) => `${part} ${version}`).join(', ');
}

import { buildParts } from '../build';
import type { Composition, Release } from '@site/contracts';
import { activate, describeVersions, lift, readVersion } from '../live';
import { readComposition } from '../compose';
import type { BrowserCheckOptions } from '../check';
import { findRelease, releasePart } from '../release';
import { OverlayStorage, type Storage } from '../storage';
import { locateBrowser } from './browser';
import { openContactForCheck } from './contact';
import {
  type CommandContext,
  type CommonOptions,
  getLive,
  openContext,
  requireParts,
  sayBuilt,
  sayWarnings,
  withReason,
} from './context';
import { UserError } from '../checkout';

export interface ReleaseOptions extends Pick<CommonOptions, 'why'> {
  /** Shows the outcome; stores and activates nothing. */
  dryRun?: boolean;
  withoutBrowser?: boolean;
  /** Who of the other teams wants what this release does to their pages. */
  agreed?: string;
  /** Stores without activating: for a role that may only write its part's files. */
  store?: boolean;
}

/**
 * `npm run release -- <part…>`: builds, releases and activates these parts beside the live ones. `--dry-run` does so in
 * memory, and names the pages that it changes.
 */
export async function release(names: readonly string[], options: ReleaseOptions = {}): Promise<void> {
  const context = await openContext();
  const { progress } = context;
  const { agreed } = options;
  if (options.store) return storeReleases(context, names);
  const began = await getLive(context.storage); // Before minutes of building.
  const browser = browserFor(context, options);
  const storage = options.dryRun ? new OverlayStorage(context.storage) : context.storage;
  const released = await releaseAll(context, storage, names);
  const versions = versionsOf(released);
  const { composition, warnings, isNew } = await activate({
    ...context,
    storage,
    began,
    browser,
    reason: withReason(`release ${describeVersions(versions)}${agreed ? ` (agreed: ${agreed})` : ''}`, options),
    choose: (live) => ({ ...live?.parts, ...versions }),
    change: (state) => lift(state, Object.keys(versions)),
  });
  sayWarnings(progress, warnings);
  if (options.dryRun) {
    const pages = changedPages(await readComposition(storage, began.composition), composition);
    progress.say(`fits what is live: ${describeVersions(versions)}; ${composition.pageCount} pages, nothing activated`);
    progress.say(`changed pages: ${pages.join(', ') || 'none'}`);
    return;
  }
  progress.say(isNew ? `live: composition ${composition.id}` : `live already: ${describeVersions(versions)}`);
}

async function storeReleases(context: CommandContext, names: readonly string[]): Promise<void> {
  const released = await releaseAll(context, context.storage, names);
  const words = released.map(({ part, version }) => `${part}@${version}`);
  context.progress.say(`stored, nothing is live yet: npm run release -- ${words.join(' ')}`);
}

/** Paths whose HTML differs, is new or is gone. HTML is named by its content. */
function changedPages(before: Composition, after: Composition): string[] {
  const paths = new Set([...Object.keys(before.pages), ...Object.keys(after.pages)]);
  return [...paths].filter((path) => before.pages[path]?.file !== after.pages[path]?.file).sort();
}

/** In which changed pages are opened. Throws one sentence when there is none, unless waived. */
function browserFor(
  { progress }: Pick<CommandContext, 'progress'>,
  { withoutBrowser, agreed }: Pick<ReleaseOptions, 'withoutBrowser' | 'agreed'>,
): BrowserCheckOptions | undefined {
  if (withoutBrowser) {
    progress.say('not opened in a browser: hydration, console, policy, requests and accessibility are not checked');
    return undefined;
  }
  const browserPath = locateBrowser();
  if (!browserPath)
    throw new UserError(
      'There is no Chromium to open the changed pages in. Install one (npm test does), name it with CHROMIUM_PATH, or add --without-browser: then hydration, console, policy, requests and accessibility are not checked.',
    );
  return {
    browserPath,
    say: (line) => progress.say(line),
    openContact: openContactForCheck,
    isAgreed: Boolean(agreed),
  };
}

/** Names are built; `part@version` are stored releases. */
export async function releaseAll(
  { progress }: Pick<CommandContext, 'progress'>,
  storage: Storage,
  names: readonly string[],
): Promise<Release[]> {
  const released: Release[] = [];
  for (const name of names.filter((each) => each.includes('@'))) released.push(await getStored(storage, name));
  await buildParts(requireParts(names.filter((each) => !each.includes('@'))), async (report) => {
    sayBuilt(progress, report);
    const { release: each, isNew } = await releasePart(storage, report.part);
    progress.say(`${isNew ? 'released' : 'released before:'} ${each.part} ${each.version}`);
    if (each.commit.endsWith('+')) progress.say(`${each.part} has changes that are not committed`);
    released.push(each);
  });
  return released;
}

async function getStored(storage: Storage, name: string): Promise<Release> {
  const { part, version } = readVersion(name);
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

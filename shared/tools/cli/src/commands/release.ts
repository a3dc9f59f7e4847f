import { buildPart } from '@site/build';
import type { Release } from '@site/contracts';
import { findLiveComposition, type GoLive, goLive, lift } from '@site/delivery/activate';
import { compose } from '@site/delivery/compose';
import { releasePart } from '@site/delivery/release';
import { OverlayStorage, type Storage, UserError } from '@site/delivery/storage';
import { inspect } from '@site/delivery/inspect';
import { locateBrowser } from '../browser';
import { type CommandContext, type CommonOptions, getLive, openContext, requireParts, sayWarnings } from './context';

export interface ReleaseOptions extends CommonOptions {
  /** `false` for `--without-browser`: the changed pages are not opened. */
  browser?: boolean;
  /** A share of the visitors first; see `careful-release.ts`. */
  careful?: boolean;
  /** Takes a careful release back. */
  abort?: boolean;
}

/** `npm run release -- <part…>`: builds and releases these parts and puts them live beside what is live, in one activation. */
export async function release(names: readonly string[], options: ReleaseOptions = {}): Promise<void> {
  if (options.dryRun) return checkRelease(names, options);
  const context = await openContext(options);
  await getLive(context.storage);
  const verify = browserCheck(context, options);
  const released = await releaseAll(context, context.storage, names);
  const versions = versionsOf(released);
  const { composition, warnings, isNew } = await goLive({
    ...context,
    verify,
    onProgress: (done, pages) => context.progress.say(`rendered ${done} of ${pages} pages`),
    reason: `release ${describe(released)}`,
    choose: (live) => ({ ...live?.parts, ...versions }),
    change: (state) => lift(state, Object.keys(versions)),
  });
  sayWarnings(context.progress, warnings);
  context.progress.say(isNew ? `live: composition ${composition.id}` : `live already: ${describe(released)}`);
  if (options.json) console.log(JSON.stringify({ composition: composition.id, parts: versions, warnings, isNew }));
}

/** `npm run check-release -- <part…>`: what `release` would say, against what is live; stores and activates nothing. */
export async function checkRelease(names: readonly string[], options: ReleaseOptions = {}): Promise<void> {
  const context = await openContext({ ...options, isReadOnly: true });
  await getLive(context.storage);
  const verify = browserCheck(context, options);
  const storage = new OverlayStorage(context.storage);
  const released = await releaseAll(context, storage, names);
  const live = await findLiveComposition(storage);
  const parts = { ...live?.parts, ...versionsOf(released) };
  const { composition, warnings } = await compose({ config: await context.readConfig(), storage, parts, live, verify });
  sayWarnings(context.progress, warnings);
  context.progress.say(`fits what is live: ${describe(released)}; ${composition.pageCount} pages, nothing activated`);
  if (options.json) console.log(JSON.stringify({ composition: composition.id, parts: versionsOf(released), warnings }));
}

/** Opens the changed pages before they go live. Throws one sentence where no browser is installed and none was waived. */
export function browserCheck({ progress }: CommandContext, { browser = true }: ReleaseOptions): GoLive['verify'] {
  if (!browser) {
    progress.say('not opened in a browser: hydration, console, policy, requests and accessibility are not checked');
    return undefined;
  }
  const browserPath = locateBrowser();
  if (!browserPath) throw new UserError('There is no Chromium to open the changed pages in. Install one (npm test does), name it with CHROMIUM_PATH, or add --without-browser: then hydration, console, policy, requests and accessibility are not checked.');
  const good = new Set<string>();
  return (draft) => inspect(draft, { browserPath, say: (line) => progress.say(line), good });
}

export async function releaseAll({ progress }: CommandContext, storage: Storage, names: readonly string[]): Promise<Release[]> {
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

export function versionsOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(releases.map(({ part, version }) => [part, version]));
}

export function describe(releases: readonly Release[]): string {
  return releases.map(({ part, version }) => `${part} ${version}`).join(', ');
}

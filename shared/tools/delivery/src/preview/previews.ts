import type { Activation, Composition, SiteConfig } from '@site/contracts';
import { activate, findLive, refuseWithdrawn } from '../activate';
import { compose, readComposition } from '../compose';
import { copyRelease, findRelease } from '../release';
import { eachOf, keys, type Storage, UserError } from '../storage';
import { PreviewStorage } from './preview-storage';

const wellFormed = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;

export interface Preview {
  name: string;
  live: Activation;
  storage: Storage;
}

/** Throws one sentence for a name that cannot be a host name. */
export function requirePreviewName(name: string): string {
  if (wellFormed.test(name)) return name;
  throw new UserError(`"${name}" cannot be the name of a preview: lower case letters, digits and hyphens, at most 40.`);
}

/** `undefined` when missing. */
export async function findPreview(site: Storage, name: string): Promise<Preview | undefined> {
  if (!wellFormed.test(name)) return undefined;
  const storage = new PreviewStorage(site, name);
  const live = await findLive(storage);
  return live && { name, live, storage };
}

export async function getPreview(site: Storage, name: string): Promise<Preview> {
  const preview = await findPreview(site, requirePreviewName(name));
  if (!preview) throw new UserError(`There is no preview "${name}". npx manzil preview lists them.`);
  return preview;
}

export async function listPreviews(site: Storage): Promise<Preview[]> {
  const names = new Set((await site.list(keys.previews)).map((key) => key.split('/')[1] ?? ''));
  const found = await eachOf([...names], (name) => findPreview(site, name));
  return found.filter((preview) => preview !== undefined);
}

export interface ComposePreview {
  site: Storage;
  name: string;
  config: SiteConfig;
  /** Replacements for live versions, stored in the preview or the site. */
  parts: Readonly<Record<string, string>>;
  join?: readonly string[];
}

export interface PreviewReport {
  composition: Composition;
  warnings: readonly string[];
  parts: Readonly<Record<string, string>>;
}

/**
 * Composes and activates the live site with these versions in the preview, with a release's checks. Throws when joined
 * previews differ in a part's version.
 */
export async function composePreview({ site, name, config, parts, join = [] }: ComposePreview): Promise<PreviewReport> {
  const storage = new PreviewStorage(site, requirePreviewName(name));
  const live = await findLive(site);
  if (!live) throw new UserError('Nothing is live yet. Run npm start, or npx manzil compose.');
  const now = await readComposition(site, live.composition);
  const others = await eachOf(join, (other) => getPreview(site, other));
  const chosen = joinParts(now.parts, others, parts);
  refuseWithdrawn(live, chosen);
  for (const other of others) await copyReleases(other, site, storage);
  const { composition, warnings } = await compose({ storage, parts: { ...now.parts, ...chosen }, config, live: now });
  const before = await findLive(storage);
  const reason = `preview of ${Object.entries(chosen)
    .map((each) => each.join(' '))
    .join(', ')}`;
  await activate(storage, {
    composition: composition.id,
    parts: composition.parts,
    after: before?.sequence ?? 0,
    reason,
  });
  return { composition, warnings, parts: chosen };
}

export async function removePreview(site: Storage, name: string): Promise<void> {
  await getPreview(site, name);
  // The log goes last, so that an interrupted removal can be repeated.
  const own = await site.list(keys.preview(name));
  const isLog = (key: string) => key.startsWith(`${keys.preview(name)}live/`);
  await eachOf(
    own.filter((key) => !isLog(key)),
    (key) => site.remove(key),
  );
  for (const key of own.filter(isLog).reverse()) await site.remove(key);
}

function joinParts(
  live: Composition['parts'],
  others: readonly Preview[],
  own: Composition['parts'],
): Record<string, string> {
  const joined: Record<string, { version: string; from: string }> = {};
  for (const { name, live: shown } of others) {
    for (const [part, version] of Object.entries(shown.parts ?? {})) {
      const known = joined[part];
      if (version === live[part] || version === known?.version) continue;
      if (known && !own[part])
        throw new UserError(
          `The previews ${known.from} and ${name} have different versions of ${part}. Name the one to show: ${part}@${version}.`,
        );
      joined[part] = { version, from: name };
    }
  }
  return { ...Object.fromEntries(Object.entries(joined).map(([part, { version }]) => [part, version])), ...own };
}

/** A joined preview must survive the removal of its sources. */
async function copyReleases(
  { live: { parts = {} }, storage: from }: Preview,
  site: Storage,
  to: Storage,
): Promise<void> {
  for (const [part, version] of Object.entries(parts)) {
    if (!(await findRelease(site, part, version))) await copyRelease({ from, to, part, version });
  }
}

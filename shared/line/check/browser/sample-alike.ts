import type { ComposedPage, Composition, Release } from '@site/contracts';
import { readReleases } from '../../release';
import { eachOf, type Storage } from '../../storage';
import type { PageToOpen } from './affected-pages';

interface Draft {
  storage: Storage;
  composition: Composition;
  live?: Composition | undefined;
}

/**
 * Pages to open of those that differ from live. Of pages where the part's entry is the only change, one for each part,
 * or one for each route when scripts that no page names are new too. All others, because a new module may fail on one
 * instance of a route.
 */
export async function sampleAlike(pages: readonly PageToOpen[], draft: Draft): Promise<PageToOpen[]> {
  const { storage, composition, live } = draft;
  if (!live) return [...pages];
  const released = await readReleases(storage, composition.parts);
  const entries = namesOf(released, ({ entry = '' }) => [entry]);
  const isSafe = hasNoHiddenScripts(released, await readReleases(storage, live.parts));
  const kept = new Set<string>();
  const groups = await eachOf(pages, async (page) => {
    const [is, was] = [await read(storage, pageOf(page, composition)), await read(storage, pageOf(page, live))];
    if (!is || is.text !== was?.text) return page.path;
    const isModuleNew = [...is.scripts].some((name) => !was.scripts.has(name) && !entries.has(name));
    if (isModuleNew) return page.path;
    return isSafe ? page.part : page.route;
  });
  return pages.filter((_, index) => {
    const group = groups[index] ?? '';
    return !kept.has(group) && kept.add(group);
  });
}

const pageOf = ({ path, status }: PageToOpen, { pages, notFound }: Composition) =>
  status === 404 ? notFound : pages[path];

/** The document and its headers without versions, names of scripts and hashes; and these names. */
async function read(storage: Storage, page: ComposedPage | undefined) {
  const html = page && (await storage.read(page.file))?.toString('utf8');
  if (html === undefined) return undefined;
  const whole = html + JSON.stringify({ ...page?.headers, etag: '' });
  const text = whole.replace(script, '').replace(/sha(256|384)-[\w+/=-]+|\d+\.\d+\.\d+-[0-9a-f]{8}/g, '');
  return { text, scripts: new Set(whole.match(script)) };
}

const script = /\/_\/[\w-]+\/[\w.~-]+\.js/g;

/** Whether every new script is loaded by pages from the start. Others may be loaded by any page of the part. */
function hasNoHiddenScripts(released: readonly Release[], live: readonly Release[]): boolean {
  const known = namesOf(live, ({ files }) => files.map(({ name }) => name));
  const named = namesOf(released, ({ entry = '', modules }) => [
    entry,
    ...Object.values(modules).flatMap(({ scripts }) => scripts),
  ]);
  const all = namesOf(released, ({ files }) => files.map(({ name }) => name));
  return [...all].every((name) => !name.endsWith('.js') || known.has(name) || named.has(name));
}

function namesOf(releases: readonly Release[], list: (release: Release) => readonly string[]): Set<string> {
  return new Set(releases.flatMap((release) => list(release).map((name) => `/_/${release.part}/${name}`)));
}

import type { ComposedPage, Composition } from '@site/contracts';
import { readReleases } from '../../release';
import { eachOf, type Storage } from '../../storage';
import type { PageToOpen } from './affected-pages';

interface Draft {
  storage: Storage;
  composition: Composition;
  live?: Composition | undefined;
}

/**
 * Pages to open of those that differ from live. Of pages where the part's entry is the only change, one for each part.
 * All others, because a new module may fail on one instance of a route.
 */
export async function sampleAlike(pages: readonly PageToOpen[], draft: Draft): Promise<PageToOpen[]> {
  const { storage, composition, live } = draft;
  if (!live) return [...pages];
  const released = await readReleases(storage, composition.parts);
  const entries = new Set(released.map(({ part, entry = '' }) => `/_/${part}/${entry}`));
  const kept = new Set<string>();
  const groups = await eachOf(pages, async (page) => {
    const [is, was] = [await read(storage, pageOf(page, composition)), await read(storage, pageOf(page, live))];
    if (!is || is.text !== was?.text) return page.path;
    const isModuleNew = [...is.scripts].some((name) => !was.scripts.has(name) && !entries.has(name));
    return isModuleNew ? page.path : page.part;
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

import { type Release, type ReleaseTypes } from '@site/contracts';
import { listLinks, placeOf } from '../check/links';
import { readComposition } from '../compose';
import { patternOf } from '../publish/address';
import { readReleases } from '../release';
import { eachOf, keys, readJson, type Storage } from '../storage';
import { getLive, openContext } from './context';
import { formatTable } from './progress';

/** `npx manzil uses <what>`: live parts that show a fragment, link to a path or import a shared module. */
export async function uses(what: string): Promise<void> {
  const { storage } = await openContext();
  const composition = await readComposition(storage, (await getLive(storage)).composition);
  const releases = await readReleases(storage, composition.parts);
  const links = listLinks(releases, composition).filter(({ to }) => isSamePath(to, what));
  const rows = await eachOf(releases, async (release) => {
    const { part, version, owner } = release;
    const linked = links.filter((link) => link.part === part).map((link) => `links to ${link.to}${placeOf(link)}`);
    return [...linked, ...(await findUses(storage, release, what))].map((how) => [part, version, owner, how]);
  });
  if (rows.flat().length === 0) return console.log(`No live part uses ${what}.`);
  for (const line of formatTable(['part', 'version', 'owner', 'how'], rows.flat())) console.log(line);
}

/** `/project/7` and `/project/:id` are, in both directions. */
function isSamePath(one: string, other: string): boolean {
  const matches = (path: string, pattern: string) => new RegExp(patternOf(pattern, '[^/]+')).test(path);
  return matches(one, other) || matches(other, one);
}

async function findUses(storage: Storage, release: Release, what: string): Promise<string[]> {
  const { consumes, requires } = release;
  if (requires[what]) return [requires[what]];
  return consumes.some((id) => id === what) ? readProperties(storage, release, what) : [];
}

/** As written in its sources: `label="Projects" mode="every"`. */
async function readProperties(storage: Storage, { part, version }: Release, fragment: string): Promise<string[]> {
  const { sources } = await readJson<ReleaseTypes>(storage, keys.types(part, version));
  const element = new RegExp(`<Fragment\\b[^>]*?["']${fragment}["'][^>]*`, 'g');
  return Object.values(sources.files)
    .flatMap((text) => text.match(element) ?? [])
    .map((tag) =>
      tag
        .replace(/^<Fragment|\bid=\S+|\/$/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

import type { ComposedPage, Composition, Registry, Release, RouteRecord, SiteConfig } from '@site/contracts';
import { checkLinks, checkProposal, readProposal } from '../check';
import { brotli, brotliSuffix, type CheckReport, contentId, keys, mergeReports, noFindings, OverlayStorage, reasonOf, RefusedError, requireNoRefusal, type Storage } from '../storage';
import { checkPageIntegrity } from './integrity';
import { findComposition } from './compositions';
import { PageWriter } from './page-writer';
import { immutableHeaders } from './policy';
import { buildRegistry } from './registry';
import { addressesOf } from '../release';
import { Renderer } from './renderer';
import { robots, sitemap } from './root-files';

/** Raised when what is written here changes, so that the same releases are composed anew. */
const format = 4;

export interface ComposeInput {
  storage: Storage;
  /** Part to version; the shell among them. */
  parts: Readonly<Record<string, string>>;
  config: SiteConfig;
  /** What is live, to check against. */
  live: Composition | undefined;
  /** Looks at a composition that has just been written and is not yet stored; its refusals stop it. */
  verify?: (draft: ComposedDraft) => Promise<CheckReport>;
}

/** A composition before it is stored. */
export interface ComposedDraft {
  /** Storage in which the draft can be read. */
  storage: Storage;
  composition: Composition;
  /** What is live, to compare with. */
  live: Composition | undefined;
}

export interface ComposeReport extends CheckReport {
  composition: Composition;
  /** False when this very composition was there already. */
  wasComposed: boolean;
}

/**
 * Renders one release of each part to static pages. Throws {@link RefusedError} with everything that
 * stands against it; then nothing is written.
 */
export async function compose(input: ComposeInput): Promise<ComposeReport> {
  const { storage, parts, live } = input;
  const id = compositionId(input);
  const proposal = await readProposal(storage, parts, live);
  const report = await checkProposal(storage, proposal);
  requireNoRefusal(report);
  const known = await findWhole(storage, id);
  const draft = new OverlayStorage(storage);
  const composition = known ?? (await write({ ...input, storage: draft, id, releases: proposal.releases }));
  const links = checkLinks({ ...proposal, composition, liveComposition: live });
  requireNoRefusal(links);
  const verified = known || !input.verify ? noFindings : await input.verify({ storage: draft, composition, live });
  requireNoRefusal(verified);
  await draft.commit();
  return { ...mergeReports([report, links, verified]), composition, wasComposed: !known };
}

/** The same releases with the same settings are the same composition. */
export function compositionId({ parts, config }: Pick<ComposeInput, 'parts' | 'config'>): string {
  return contentId([String(format), JSON.stringify(Object.entries(parts).sort()), JSON.stringify(config)], 12);
}

/** The composition if it is there and whole; what it has lost is written again. */
async function findWhole(storage: Storage, id: string): Promise<Composition | undefined> {
  const composition = await findComposition(storage, id);
  return composition && (await checkPageIntegrity(storage, composition)).length === 0 ? composition : undefined;
}

async function write(input: ComposeInput & { id: string; releases: readonly Release[] }): Promise<Composition> {
  const { storage, id, parts, releases, config } = input;
  const registry = buildRegistry(id, releases);
  const whole = JSON.stringify(registry);
  const wholeFile = keys.page(id, 'registry.json');
  await storage.writeOnce(wholeFile, whole);
  await storage.writeOnce(wholeFile + brotliSuffix, await brotli(Buffer.from(whole)));
  const renderer = await Renderer.open(storage, releases).catch((error: unknown) => {
    throw new RefusedError([`These releases cannot be started together: ${reasonOf(error)}`]);
  });
  const writer = new PageWriter(input, registry, renderer);
  const composition: Composition = {
    id,
    createdAt: new Date().toISOString(),
    parts,
    config,
    ...(await writeAll(writer, registry)),
    rootFiles: {
      [`/_/registry/${id}.json`]: { file: wholeFile, headers: { ...immutableHeaders, 'content-type': 'application/json' } },
      ...(await writeRootFiles(storage, id, registry, config.siteUrl)),
    },
  };
  await storage.writeOnce(keys.composition(id), JSON.stringify(composition));
  return composition;
}

/** Every page, or a refusal for each one that cannot be rendered. */
async function writeAll(writer: PageWriter, registry: Registry): Promise<Pick<Composition, 'pages' | 'unknownInstances' | 'notFound'>> {
  const refusals: string[] = [];
  const pages: Record<string, ComposedPage> = {};
  const unknownInstances: { path: string; page: ComposedPage }[] = [];
  const attempt = async (path: string, route: RouteRecord, keep: (page: ComposedPage) => void) => {
    try {
      keep(await writer.write(path, route));
    } catch (error) {
      refusals.push(`${path} of ${route.part} cannot be rendered: ${reasonOf(error)}`);
    }
  };
  for (const route of registry.routes) {
    for (const path of addressesOf(route)) await attempt(path, route, (page) => (pages[path] = page));
    if (route.instances) await attempt(route.path, route, (page) => unknownInstances.push({ path: route.path, page }));
  }
  const notFound = await writer.write('/404', undefined).catch((error: unknown) => {
    throw new RefusedError([...refusals, `The not-found page of the shell cannot be rendered: ${reasonOf(error)}`]);
  });
  await writer.finish();
  requireNoRefusal({ refusals });
  return { pages, unknownInstances, notFound };
}

async function writeRootFiles(storage: Storage, id: string, registry: Registry, siteUrl: string | undefined): Promise<Composition['rootFiles']> {
  const files = { '/robots.txt': robots(siteUrl), ...(siteUrl ? { '/sitemap.xml': sitemap(registry, siteUrl) } : {}) };
  const entries = Object.entries(files).map(async ([path, { text, type }]) => {
    const file = keys.page(id, path.slice(1));
    await storage.writeOnce(file, text);
    return [path, { file, headers: { 'content-type': type, 'cache-control': 'no-cache' } }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

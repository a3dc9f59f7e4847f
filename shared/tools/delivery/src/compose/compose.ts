import type { Composition, Registry, Release, RouteRecord, SiteConfig } from '@site/contracts';
import { checkLinks, checkPages, checkProposal, type Proposal, type RenderedPage, readProposal } from '../check';
import { brotli, brotliSuffix, type CheckReport, contentId, eachOf, keys, mergeReports, noFindings, OverlayStorage, reasonOf, RefusedError, requireNoRefusal, type Storage } from '../storage';
import { checkPageIntegrity } from './integrity';
import { findComposition } from './compositions';
import { PageWriter, type WrittenPage } from './page-writer';
import { immutableHeaders, rootFileHeaders } from './policy';
import { buildRegistry } from './registry';
import { addressesOf } from '../release';
import { RenderPool } from './rendering';
import { licensesText } from './licenses-text';
import { robots, sitemap } from './root-files';

/** Raised when what is written here changes, so that the same releases are composed anew. */
const format = 6;

export interface ComposeInput {
  storage: Storage;
  /** Part to version; the shell among them. */
  parts: Readonly<Record<string, string>>;
  config: SiteConfig;
  /** What is live, to check against. */
  live: Composition | undefined;
  /** How long a page may take to render, in milliseconds; {@link pageLimitMs} unless it is given. */
  pageLimitMs?: number;
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
  const { composition, report: pages } = known ? { composition: known, report: noFindings } : await write({ ...input, storage: draft, id, proposal, releases: proposal.releases });
  const links = checkLinks({ ...proposal, composition, liveComposition: live });
  requireNoRefusal(links);
  const verified = input.verify ? await verifyOnce(input.verify, { storage: draft, composition, live }) : noFindings;
  requireNoRefusal(verified);
  await draft.commit(keys.composition(id));
  return { ...mergeReports([report, pages, links, verified]), composition, wasComposed: !known };
}

/** A composition that was found good in a browser is not opened again. */
async function verifyOnce(verify: NonNullable<ComposeInput['verify']>, draft: ComposedDraft): Promise<CheckReport> {
  const key = keys.page(draft.composition.id, 'verified.json');
  if (await draft.storage.read(key)) return noFindings;
  const report = await verify(draft);
  if (report.refusals.length === 0) await draft.storage.writeOnce(key, JSON.stringify({ at: new Date().toISOString() }));
  return report;
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

async function write(input: ComposeInput & { id: string; proposal: Proposal; releases: readonly Release[] }): Promise<{ composition: Composition; report: CheckReport }> {
  const { storage, id, parts, proposal, releases, config } = input;
  const registry = buildRegistry(id, releases);
  const whole = JSON.stringify(registry);
  const wholeFile = keys.page(id, 'registry.json');
  await storage.writeOnce(wholeFile, whole);
  await storage.writeOnce(wholeFile + brotliSuffix, await brotli(Buffer.from(whole)));
  const pages = listPages(registry);
  const pool = await RenderPool.open({ storage, releases, registry, pages: pages.length, limitMs: input.pageLimitMs }).catch((error: unknown) => {
    throw new RefusedError([`These releases cannot be started together: ${reasonOf(error)}`]);
  });
  const written = await writeAll(new PageWriter(input, registry, pool), pages).finally(() => pool.close());
  const report = checkPages(proposal, asRendered(written));
  requireNoRefusal(report);
  const composition: Composition = {
    id,
    createdAt: new Date().toISOString(),
    parts,
    config,
    ...asPages(written),
    redirects: Object.fromEntries(releases.flatMap(({ routes }) => routes.flatMap(({ path, formerly = [] }) => formerly.map((former) => [former, path])))),
    rootFiles: {
      [`/_/registry/${id}.json`]: { file: wholeFile, headers: { ...immutableHeaders, 'content-type': 'application/json' } },
      ...(await writeRootFiles(storage, id, registry, releases, config.siteUrl)),
    },
  };
  await storage.writeOnce(keys.composition(id), JSON.stringify(composition));
  return { composition, report };
}

/** More than are rendered at once: while some are compressed, others are rendered. */
const pagesAtOnce = 16;

interface PageTask {
  path: string;
  route: RouteRecord | undefined;
  kind: 'page' | 'unknownInstance' | 'notFound';
}

function listPages(registry: Registry): PageTask[] {
  const ofRoutes = registry.routes.flatMap((route): PageTask[] => [
    ...addressesOf(route).map((path) => ({ path, route, kind: 'page' as const })),
    ...(route.instances ? [{ path: route.path, route, kind: 'unknownInstance' as const }] : []),
  ]);
  return [...ofRoutes, { path: '/404', route: undefined, kind: 'notFound' }];
}

type Written = PageTask & WrittenPage;

/** Every page, or a refusal for each one that cannot be rendered. */
async function writeAll(writer: PageWriter, tasks: readonly PageTask[]): Promise<Written[]> {
  const outcomes = await eachOf(
    tasks,
    async (task): Promise<Written | string> => {
      try {
        return { ...task, ...(await writer.write(task.path, task.route)) };
      } catch (error) {
        return sentenceFor(task, error);
      }
    },
    pagesAtOnce,
  );
  requireNoRefusal({ refusals: outcomes.filter((each) => typeof each === 'string') });
  return outcomes.filter((each) => typeof each === 'object');
}

function asPages(written: readonly Written[]): Pick<Composition, 'pages' | 'unknownInstances' | 'notFound'> {
  const ofKind = (kind: PageTask['kind']) => written.filter((each) => each.kind === kind);
  const [notFound] = ofKind('notFound');
  if (!notFound) throw new Error('The not-found page was not among the pages.');
  return {
    pages: Object.fromEntries(ofKind('page').map(({ path, page }) => [path, page])),
    unknownInstances: ofKind('unknownInstance').map(({ path, page }) => ({ path, page })),
    notFound: notFound.page,
  };
}

/** As the check reads them: a known instance beside the unknown one of its route. */
function asRendered(written: readonly Written[]): RenderedPage[] {
  const unknown = new Map(written.filter(({ kind }) => kind === 'unknownInstance').map(({ route, body }) => [route, body]));
  return written.map(({ path, route, kind, body, facts }) => ({
    path,
    part: route?.part,
    body,
    facts,
    ...(kind === 'page' && route?.instances ? { unknownBody: unknown.get(route) } : {}),
  }));
}

function sentenceFor({ path, route }: PageTask, error: unknown): string {
  const what = route ? `${path} of ${route.part}` : 'The not-found page of the shell';
  return `${what} cannot be rendered: ${reasonOf(error)}`;
}

async function writeRootFiles(storage: Storage, id: string, registry: Registry, releases: readonly Release[], siteUrl: string | undefined): Promise<Composition['rootFiles']> {
  const licenses = { text: await licensesText(storage, releases), type: 'text/plain; charset=utf-8' };
  const files = { '/robots.txt': robots(siteUrl), '/licenses.txt': licenses, ...(siteUrl ? { '/sitemap.xml': sitemap(registry, siteUrl) } : {}) };
  const entries = Object.entries(files).map(async ([path, { text, type }]) => {
    const file = keys.page(id, path.slice(1));
    await storage.writeOnce(file, text);
    return [path, { file, headers: { 'content-type': type, ...rootFileHeaders } }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

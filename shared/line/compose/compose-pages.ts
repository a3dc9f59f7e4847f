import type { ComposedPage, Composition, Release, StaticParams, SiteConfig } from '@site/contracts';
import { addressesOf, fileUrl } from '../release';
import { brotliPage, brotliSuffix, eachOf, keys, type Storage } from '../storage';
import { etagOf } from './compositions';
import { type PageFacts, readPageFacts } from './page-facts';
import { contentSecurityPolicy, withPolicy } from './policy';
import { documentRegistry, embeddedOrigins, modulesOf, type PlannedRoute, type SitePlan } from './registry';
import { Renderer } from './renderer';
import { reasonOf, RefusedError } from '../checkout';

export const notFoundPath = '/404';

interface PageTask {
  path: string;
  kind: 'page' | 'fallback' | 'notFound';
  /** None of the not-found page. */
  route?: PlannedRoute;
  instance?: StaticParams;
  noStore: boolean;
}

export interface PagesInput {
  storage: Storage;
  releases: readonly Release[];
  plan: SitePlan;
  config: SiteConfig;
}

export interface ComposedPages extends Pick<Composition, 'pages' | 'fallbacks' | 'notFound'> {
  rendered: RenderedPage[];
}

/** What the check asks of a page. */
export interface RenderedPage extends Pick<PageFacts, 'parts' | 'weight'> {
  path: string;
  /** None of the not-found page. */
  part?: string | undefined;
  body: string;
  /** Of an address that exists: the body of one that does not. */
  unknownBody?: string | undefined;
}

interface WrittenPage extends Pick<PageFacts, 'parts' | 'weight'> {
  task: PageTask;
  page: ComposedPage;
  body: string;
}

/** Some are compressed while one is rendered. */
const pagesAtOnce = 8;

export async function composePages(input: PagesInput): Promise<ComposedPages> {
  const { storage, releases } = input;
  const renderer = await Renderer.open({ storage, releases }).catch((error: unknown) => {
    throw new RefusedError([`These releases cannot be started together: ${reasonOf(error)}`]);
  });
  const failures: string[] = [];
  const all = await eachOf(
    listTasks(input),
    (task) => writePage(input, renderer, task).catch((error: unknown) => void failures.push(sentenceFor(task, error))),
    pagesAtOnce,
  ).finally(() => renderer.close());
  if (failures.length > 0) throw new RefusedError(failures);
  const written = all.filter((each) => each !== undefined);
  return { ...sorted(written), rendered: written.map((page) => describe(page, written)) };
}

function listTasks({ plan, releases }: PagesInput): PageTask[] {
  const ofRoutes = plan.routes.flatMap((route): PageTask[] => {
    const definition = releases.find(({ part }) => part === route.part)?.routes.find(({ path }) => path === route.path);
    const noStore = definition?.noStore ?? false;
    const pages = addressesOf(route).map((path, index): PageTask => {
      const instance = route.staticParams?.[index];
      return { path, kind: 'page', route, noStore, ...(instance ? { instance } : {}) };
    });
    return route.staticParams ? [{ path: route.path, kind: 'fallback', route, noStore }, ...pages] : pages;
  });
  return [...ofRoutes, { path: notFoundPath, kind: 'notFound', noStore: false }];
}

/** Writes the page into the storage. Rejects when a part throws while rendering. */
async function writePage(input: PagesInput, renderer: Renderer, task: PageTask): Promise<WrittenPage> {
  const { storage, config, releases, plan } = input;
  const { path, kind, route, instance, noStore } = task;
  const scripts = releases.flatMap(({ shell }) => shell?.scripts ?? []).map((name) => fileUrl('shell', name));
  const {
    html,
    styles,
    scripts: inline,
    body,
  } = await renderer.render({
    path,
    modules: route ? modulesOf(route.part, route) : [],
    document: {
      registry: documentRegistry(plan, route, instance, releases),
      config,
      scripts: scripts.map((url) => ({ url, integrity: integrityIn(plan, url) })),
      preload: (route?.preload ?? []).map((script) => ({ ...script, integrity: integrityIn(plan, script.url) })),
      siteUrl: config.siteUrl ?? '',
      moved: Object.entries(plan.redirects).find(([former]) => former.startsWith(`${path}?`)),
    },
  });
  const policy = contentSecurityPolicy({ styles, scripts: inline, config, frames: embeddedOrigins(releases) });
  const document = withPolicy(html, policy);
  const bytes = Buffer.from(document);
  const etag = etagOf(bytes);
  const file = keys.page(etag.slice(1, -1));
  await storage.writeOnce(file, bytes);
  // The smallest file takes a fifth of a second.
  const compressed = (await storage.read(file + brotliSuffix)) ?? (await brotliPage(bytes));
  await storage.writeOnce(file + brotliSuffix, compressed);
  const { links, parts, weight } = readPageFacts(document, compressed.length);
  const page = {
    file,
    status: kind === 'page' ? 200 : 404,
    etag,
    ...(noStore ? { noStore } : {}),
    links,
  } as const;
  return { task, page, body, parts, weight };
}

function integrityIn({ parts }: SitePlan, url: string): string {
  for (const { integrity } of Object.values(parts)) if (integrity[url] !== undefined) return integrity[url];
  throw new Error(`No release has a hash for ${url}.`);
}

function sentenceFor({ path, route }: PageTask, error: unknown): string {
  const what = route ? `${path} of ${route.part}` : 'The not-found page of the shell';
  return `${what} cannot be rendered: ${reasonOf(error)}`;
}

function describe({ task, body, parts, weight }: WrittenPage, all: readonly WrittenPage[]): RenderedPage {
  const { path, route, instance } = task;
  const unknown = instance && all.find((each) => each.task.kind === 'fallback' && each.task.route === route);
  return { path, part: route?.part, parts, body, unknownBody: unknown?.body, weight };
}

function sorted(written: readonly WrittenPage[]): Pick<Composition, 'pages' | 'fallbacks' | 'notFound'> {
  const ofKind = (kind: PageTask['kind']) =>
    written.filter(({ task }) => task.kind === kind).map(({ task: { path }, page }) => ({ path, page }));
  const [notFound] = ofKind('notFound');
  if (!notFound) throw new Error('The not-found page was not among the pages.');
  return {
    pages: Object.fromEntries(ofKind('page').map(({ path, page }) => [path, page])),
    fallbacks: ofKind('fallback'),
    notFound: notFound.page,
  };
}

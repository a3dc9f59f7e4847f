import type { ComposedPage, Composition, Release, RouteInstance, SiteConfig } from '@site/contracts';
import { checkPage, type PageFigures, type Proposal, weigh } from '../check';
import { addressesOf } from '../release';
import {
  brotliSuffix,
  type CheckReport,
  eachOf,
  mergeReports,
  reasonOf,
  RefusedError,
  requireNoRefusal,
  type Storage,
} from '../storage';
import { readPageWeight } from './page-weight';
import { PageWriter, type WrittenPage } from './page-writer';
import type { PlannedRoute, SitePlan } from './registry';
import { Renderer } from './rendering';

const notFoundPath = '/404';

export interface PageTask {
  path: string;
  kind: 'page' | 'unknownInstance' | 'notFound';
  /** None of the not-found page. */
  route?: PlannedRoute;
  instance?: RouteInstance;
  noStore: boolean;
}

export interface PagesInput {
  storage: Storage;
  releases: readonly Release[];
  proposal: Proposal;
  live: Composition | undefined;
  config: SiteConfig;
  pageLimitMs?: number | undefined;
}

export interface ComposedPages extends Pick<Composition, 'pages' | 'unknownInstances' | 'notFound'> {
  /** Documents that the storage did not have. */
  newPages: number;
  report: CheckReport;
}

/** Some are compressed while one is rendered. */
const pagesAtOnce = 8;

/** Renders all pages. Refuses with one sentence per failed page. */
export async function composePages(input: PagesInput, plan: SitePlan): Promise<ComposedPages> {
  const { storage, releases, config } = input;
  const renderer = await Renderer.open({ storage, releases, limitMs: input.pageLimitMs }).catch((error: unknown) => {
    throw new RefusedError([`These releases cannot be started together: ${reasonOf(error)}`]);
  });
  const writer = new PageWriter({ storage, releases, config, plan }, renderer);
  const failures: string[] = [];
  const all = await eachOf(
    listTasks(plan, releases),
    async (task) => {
      const written = await writer.write(task).catch((error: unknown) => void failures.push(sentenceFor(task, error)));
      return written && { task, ...written };
    },
    pagesAtOnce,
  ).finally(() => renderer.close());
  requireNoRefusal({ refusals: failures });
  const written = all.filter((each) => each !== undefined);
  return {
    ...sorted(written),
    newPages: written.filter(({ isNew }) => isNew).length,
    report: await judge(input, written),
  };
}

type Drawn = WrittenPage & { task: PageTask };

async function judge(input: PagesInput, written: readonly Drawn[]): Promise<CheckReport> {
  // An instance is compared with the unknown instance of its route.
  const unknown = new Map(
    written.filter(({ task }) => task.kind === 'unknownInstance').map(({ task, body }) => [task.route, body]),
  );
  const reports = await eachOf(written, ({ task: { path, route, instance }, body, parts, weight }) => {
    const unknownBody = instance && unknown.get(route);
    const weighed = input.config.development ? undefined : weight;
    const page = { path, part: route?.part, parts, body, unknownBody, weight: weighed };
    return checkPage(page, input.proposal, (path) => weighLive(input, path));
  });
  return mergeReports(reports);
}

function sentenceFor({ path, route }: PageTask, error: unknown): string {
  const what = route ? `${path} of ${route.part}` : 'The not-found page of the shell';
  return `${what} cannot be rendered: ${reasonOf(error)}`;
}

function listTasks(plan: SitePlan, releases: readonly Release[]): PageTask[] {
  const ofRoutes = plan.routes.flatMap((route): PageTask[] => {
    const definition = releases.find(({ part }) => part === route.part)?.routes.find(({ path }) => path === route.path);
    const noStore = definition?.noStore ?? false;
    const pages = addressesOf(route).map((path, index): PageTask => {
      const instance = route.instances?.[index];
      return { path, kind: 'page', route, noStore, ...(instance ? { instance } : {}) };
    });
    return route.instances ? [{ path: route.path, kind: 'unknownInstance', route, noStore }, ...pages] : pages;
  });
  return [...ofRoutes, { path: notFoundPath, kind: 'notFound', noStore: false }];
}

function sorted(
  written: readonly { task: PageTask; page: ComposedPage }[],
): Pick<Composition, 'pages' | 'unknownInstances' | 'notFound'> {
  const ofKind = (kind: PageTask['kind']) =>
    written.filter(({ task }) => task.kind === kind).map(({ task: { path }, page }) => ({ path, page }));
  const [notFound] = ofKind('notFound');
  if (!notFound) throw new Error('The not-found page was not among the pages.');
  return {
    pages: Object.fromEntries(ofKind('page').map(({ path, page }) => [path, page])),
    unknownInstances: ofKind('unknownInstance'),
    notFound: notFound.page,
  };
}

async function weighLive({ storage, live, proposal }: PagesInput, path: string): Promise<PageFigures | undefined> {
  const { file } =
    live?.pages[path] ??
    live?.unknownInstances.find((unknown) => unknown.path === path)?.page ??
    (path === notFoundPath ? live?.notFound : undefined) ??
    {};
  const [html, compressed] = await Promise.all(file ? [storage.read(file), storage.read(file + brotliSuffix)] : []);
  return html && compressed
    ? weigh(readPageWeight(html.toString('utf8'), compressed.length), proposal.live)
    : undefined;
}

import type { Composition, Release, SiteConfig } from '@site/contracts';
import { type PageBudget, PageCheck, type Proposal, type RenderedPage, weigh } from '../check';
import {
  brotliSuffix,
  type CheckReport,
  contentName,
  eachOf,
  keys,
  mergeReports,
  noFindings,
  reasonOf,
  RefusedError,
  requireNoRefusal,
  type Storage,
} from '../storage';
import { pageHash } from './integrity';
import { type PageSetTask, type PageTask, listPageSets, notFoundPath } from './page-tasks';
import { type RenderedSetPage, type SetPages, type StoredPageSet, storePages } from './page-set';
import { readPageWeight } from './page-weight';
import { PageWriter } from './page-writer';
import type { SitePlan } from './registry';
import { RenderPool } from './rendering';
import { SharedValues } from './shared-values';

/** More than render at once: some are compressed meanwhile. */
const pagesAtOnce = 16;
const progressEvery = 100;

export interface PageSetsInput {
  storage: Storage;
  releases: readonly Release[];
  proposal: Proposal;
  live: Composition | undefined;
  config: SiteConfig;
  pageLimitMs?: number | undefined;
  onProgress?: ((done: number, pages: number) => void) | undefined;
  /** Whether files of this composition were lost: then no page set is reused unseen. */
  isRepair: boolean;
  /** Page sets that this process read or wrote before. */
  known: ReadonlyMap<string, Pick<SetPages, 'hash'>>;
}

export interface ComposedPageSets {
  /** In route order. */
  sets: string[];
  setHashes: Record<string, string>;
  pageCount: number;
  renderedPages: number;
  takenOver: ReadonlySet<string>;
  report: CheckReport;
}

/** Reuses page sets with unchanged inputs and renders the others. Refuses with one sentence per failed page. */
export async function composePageSets(input: PageSetsInput, plan: SitePlan): Promise<ComposedPageSets> {
  const { releases, config, proposal } = input;
  const tasks = listPageSets(plan, releases, config);
  const found = new Map(await eachOf(tasks, async (task) => [task.key, await findHash(task, input)] as const));
  const missing = tasks.filter(({ key }) => found.get(key) === undefined);
  const rendered =
    missing.length > 0
      ? await renderSets(
          input,
          plan,
          missing,
          new PageCheck(proposal, { isWeighed: !config.development, weighLive: (path) => weighLive(input, path) }),
        )
      : { report: noFindings, renderedPages: 0, hashes: new Map<string, string>() };
  const { hashes, ...outcome } = rendered;
  return {
    sets: tasks.map(({ key }) => key),
    setHashes: Object.fromEntries(tasks.map(({ key }) => [key, found.get(key) ?? hashes.get(key) ?? ''])),
    pageCount: tasks.reduce((sum, task) => sum + task.pageCount, 0),
    takenOver: new Set(
      input.isRepair ? [] : tasks.filter((task) => !missing.includes(task)).map(({ path = '' }) => path),
    ),
    ...outcome,
  };
}

async function weighLive({ storage, live, proposal }: PageSetsInput, path: string): Promise<PageBudget | undefined> {
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

/**
 * Content name of a reusable page set, else `undefined`. A set is written after its pages, so its presence is enough
 * unless something was lost.
 */
async function findHash(
  { key }: PageSetTask,
  { storage, isRepair, known }: PageSetsInput,
): Promise<string | undefined> {
  const hash = isRepair ? undefined : known.get(key)?.hash;
  if (hash) return hash;
  const bytes = await storage.read(keys.pageSet(key));
  if (!bytes) return undefined;
  return !isRepair || (await hasPages(storage, bytes)) ? contentName(bytes) : undefined;
}

async function hasPages(storage: Storage, set: Buffer): Promise<boolean> {
  const { pages } = JSON.parse(set.toString('utf8')) as StoredPageSet;
  const sound = await eachOf(pages, async ({ hash }) => {
    const [html, compressed] = await Promise.all([
      storage.read(keys.page(hash)),
      storage.read(keys.page(hash) + brotliSuffix),
    ]);
    return html !== undefined && compressed !== undefined && pageHash(html) === hash;
  });
  return sound.every(Boolean);
}

async function renderSets(
  input: PageSetsInput,
  plan: SitePlan,
  sets: readonly PageSetTask[],
  check: PageCheck,
): Promise<Pick<ComposedPageSets, 'report' | 'renderedPages'> & { hashes: Map<string, string> }> {
  const { storage, releases, config, onProgress } = input;
  const listed = sets.map(({ key, listPages }) => ({ key, pages: listPages() }));
  const all = listed.flatMap(({ pages }) => pages);
  const pool = await RenderPool.open({ storage, releases, pages: all.length, limitMs: input.pageLimitMs }).catch(
    (error: unknown) => {
      throw new RefusedError([`These releases cannot be started together: ${reasonOf(error)}`]);
    },
  );
  const rendering = new Rendering(new PageWriter({ storage, releases, config, plan }, pool), check, (done) => {
    if (done % progressEvery === 0) onProgress?.(done, all.length);
  });
  try {
    // Instances are compared with their route's unknown instance.
    await eachOf(
      all.filter(({ instance }) => !instance),
      (task) => rendering.run(task),
      pagesAtOnce,
    );
    await eachOf(
      all.filter(({ instance }) => instance),
      (task) => rendering.run(task),
      pagesAtOnce,
    );
  } finally {
    pool.close();
  }
  requireNoRefusal({ refusals: rendering.failures });
  const report = mergeReports(rendering.reports);
  requireNoRefusal(report);
  const hashes = new Map<string, string>();
  for (const { key, pages } of listed) {
    const text = JSON.stringify(storePages(pages.map((task) => rendering.written(task))));
    await storage.writeOnce(keys.pageSet(key), text);
    hashes.set(key, contentName(text));
  }
  return { report, renderedPages: all.length, hashes };
}

/** Keeps only what a page set needs of each page, so that memory does not grow with the HTML. */
class Rendering {
  readonly failures: string[] = [];
  readonly reports: CheckReport[] = [];
  readonly #pages = new Map<PageTask, RenderedSetPage>();
  readonly #shared = new SharedValues();
  /** Route to its unknown instance's HTML. */
  readonly #unknown = new Map<PageTask['route'], string>();
  #done = 0;

  constructor(
    readonly writer: PageWriter,
    readonly check: PageCheck,
    readonly onPage: (done: number) => void,
  ) {}

  async run(task: PageTask): Promise<void> {
    try {
      const { page, body, facts, weight } = await this.writer.write(task);
      if (task.kind === 'unknownInstance') this.#unknown.set(task.route, body);
      this.#pages.set(task, { ...page, headers: this.#shared.one(page.headers), links: this.#shared.one(page.links) });
      const report = await this.check.judge(this.#asRendered(task, { body, facts, weight }));
      if (report.refusals.length > 0 || report.warnings.length > 0) this.reports.push(report);
    } catch (error) {
      this.failures.push(sentenceFor(task, error));
    }
    this.onPage(++this.#done);
  }

  written(task: PageTask): RenderedSetPage {
    const page = this.#pages.get(task);
    if (!page) throw new Error(`${task.path} was not rendered.`);
    return page;
  }

  #asRendered(
    { path, route, instance }: PageTask,
    drawn: Pick<RenderedPage, 'body' | 'facts' | 'weight'>,
  ): RenderedPage {
    return { path, part: route?.part, ...drawn, ...(instance ? { unknownBody: this.#unknown.get(route) } : {}) };
  }
}

function sentenceFor({ path, route }: PageTask, error: unknown): string {
  const what = route ? `${path} of ${route.part}` : 'The not-found page of the shell';
  return `${what} cannot be rendered: ${reasonOf(error)}`;
}

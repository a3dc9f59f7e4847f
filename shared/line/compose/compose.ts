import { releaseFormat, type Composition, type CompositionRecord, type SiteConfig } from '@site/contracts';
import { checkLinks, checkProposal, type Proposal, readProposal } from '../check';
import {
  brotli,
  brotliSuffix,
  type CheckReport,
  contentId,
  eachOf,
  keys,
  mergeReports,
  noFindings,
  OverlayStorage,
  requireNoRefusal,
  type Storage,
} from '../storage';
import { checkPageIntegrity } from './integrity';
import { findComposition, setsIn, withPages } from './compositions';
import { composePageSets, type PageSetsInput } from './compose-page-sets';
import { publishRegistry, planSite } from './registry';
import { writeRootFiles } from './root-files';

/** Increase when a composition's content changes, so that equal releases are composed again. */
const format = 11;

export interface ComposeInput extends Pick<Proposal, 'budgets'> {
  storage: Storage;
  /** Including the shell. */
  parts: Readonly<Record<string, string>>;
  config: SiteConfig;
  live: Composition | undefined;
  /** A composition that this process just made on another base: not read again. */
  last?: Pick<ComposeReport, 'composition' | 'releases'> | undefined;
  /** Milliseconds to render a page; default {@link pageLimitMs}. */
  pageLimitMs?: number;
  /** Inspects a composition before it is stored; refusals stop it. */
  verify?: ((draft: ComposedDraft) => Promise<CheckReport>) | undefined;
  onProgress?: ((done: number, pages: number) => void) | undefined;
}

export interface ComposedDraft {
  /** A storage from which the draft can be read. */
  storage: Storage;
  composition: Composition;
  live: Composition | undefined;
}

export interface ComposeReport extends CheckReport {
  composition: Composition;
  /** False when this composition already existed. */
  wasComposed: boolean;
  /** Others were reused. */
  renderedPages: number;
  /** One per part. */
  releases: Proposal['releases'];
}

/**
 * Composes one release per part into static pages. Throws {@link RefusedError} with all refusals and writes nothing.
 */
export async function compose(input: ComposeInput): Promise<ComposeReport> {
  const { storage, parts, live, last } = input;
  const id = compositionId(input);
  const proposal = { ...(await readProposal(storage, parts, live, last?.releases)), budgets: input.budgets };
  const found = await findComposition(storage, id);
  const whole = found && (await isWhole(storage, found, live)) ? found : undefined;
  const { report, types } = await checkProposal(storage, proposal);
  const draft = new OverlayStorage(storage);
  try {
    const written = await besides(types, async () =>
      whole
        ? { record: whole, report: noFindings, renderedPages: 0 }
        : write({
            ...input,
            storage: draft,
            id,
            releases: proposal.releases,
            proposal,
            isRepair: found !== undefined,
            known: setsIn([live, last?.composition]),
          }),
    );
    const composition = await withPages(draft, written.record, live, last?.composition);
    const links = checkLinks({ ...proposal, composition, liveComposition: live });
    requireNoRefusal(links);
    const verified = input.verify ? await verifyOnce(input.verify, { storage: draft, composition, live }) : noFindings;
    requireNoRefusal(verified);
    await draft.commit([...composition.sets.map(keys.pageSet), keys.composition(id)]);
    return {
      ...mergeReports([report, await types, written.report, links, verified]),
      composition,
      wasComposed: whole === undefined,
      renderedPages: written.renderedPages,
      releases: proposal.releases,
    };
  } finally {
    draft.forget();
  }
}

/** The compiler has a process; its refusals go before those of rendering, which they often explain. */
async function besides<T>(check: Promise<CheckReport>, work: () => Promise<T>): Promise<T> {
  const [report, result] = await Promise.allSettled([check, work()]);
  if (report.status === 'rejected') throw report.reason;
  requireNoRefusal(report.value);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** The live composition is read in full, so that composing again repairs it. */
async function isWhole(storage: Storage, found: CompositionRecord, live: Composition | undefined): Promise<boolean> {
  const lost = await checkPageIntegrity(
    storage,
    await withPages(storage, found, live),
    live?.id === found.id ? undefined : live,
  );
  return lost.length === 0;
}

/** A composition that passed a browser check is not opened again. */
async function verifyOnce(verify: NonNullable<ComposeInput['verify']>, draft: ComposedDraft): Promise<CheckReport> {
  const key = keys.verified(draft.composition.id);
  if (await draft.storage.read(key)) return noFindings;
  const report = await verify(draft);
  if (report.refusals.length === 0)
    await draft.storage.writeOnce(key, JSON.stringify({ at: new Date().toISOString() }));
  return report;
}

/** Equal releases and settings give the same composition. */
export function compositionId({ parts, config }: Pick<ComposeInput, 'parts' | 'config'>): string {
  return contentId([String(format), JSON.stringify(Object.entries(parts).sort()), JSON.stringify(config)], 12);
}

interface Written {
  record: CompositionRecord;
  report: CheckReport;
  renderedPages: number;
}

async function write(input: PageSetsInput & { id: string; parts: ComposeInput['parts'] }): Promise<Written> {
  const { storage, id, parts, releases, config } = input;
  const plan = planSite(releases);
  const { sets, setHashes, pageCount, report, renderedPages, takenOver } = await composePageSets(input, plan);
  const { name, files, pieces: all } = publishRegistry(id, plan);
  // A page set is written after its route's pieces, so a reused set implies them.
  const pieces = all.filter(({ path }) => !takenOver.has(path));
  const published = [
    ...[...files].map(([each, json]) => [keys.registry(each), json] as const),
    ...pieces.map(({ set, number, json }) => [keys.piece(set, number), json] as const),
  ];
  const [rootFiles] = await Promise.all([
    writeRootFiles(storage, { plan, releases, registry: name, siteUrl: config.siteUrl }),
    eachOf(published, ([key, json]) => writeWithBrotli(storage, key, json)),
  ]);
  const record: CompositionRecord = {
    id,
    format: releaseFormat,
    createdAt: new Date().toISOString(),
    parts,
    config,
    registry: name,
    sets,
    setHashes,
    pageCount,
    redirects: redirectsOf(releases),
    rootFiles,
  };
  await storage.writeOnce(keys.composition(id), JSON.stringify(record));
  return { record, report, renderedPages };
}

async function writeWithBrotli(storage: Storage, key: string, text: string): Promise<void> {
  if ((await storage.writeOnce(key, text)) === 'written')
    await storage.writeOnce(key + brotliSuffix, await brotli(Buffer.from(text)));
}

function redirectsOf(releases: Proposal['releases']): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap(({ routes }) =>
      routes.flatMap(({ path, formerly = [] }) => formerly.map((former) => [former, path])),
    ),
  );
}

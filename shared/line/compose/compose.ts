import { releaseFormat, type Composition, type SiteConfig } from '@site/contracts';
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
import { checkPageIntegrity, findComposition } from './compositions';
import { composePages, type PagesInput } from './compose-pages';
import { publishRegistry, planSite } from './registry';
import { writeRootFiles } from './root-files';

/** Increase when a composition's content changes, so that equal releases are composed again. */
const format = 12;

export interface ComposeInput extends Pick<Proposal, 'budgets' | 'verified'> {
  storage: Storage;
  /** Including the shell. */
  parts: Readonly<Record<string, string>>;
  config: SiteConfig;
  live: Composition | undefined;
  /** Inspects a composition before it is stored; refusals stop it. */
  verify?: ((draft: ComposedDraft) => Promise<CheckReport>) | undefined;
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
}

/**
 * Composes one release per part into static pages. Throws {@link RefusedError} with all refusals and writes nothing.
 */
export async function compose(input: ComposeInput): Promise<ComposeReport> {
  const { storage, parts, live, budgets, verified } = input;
  const id = compositionId(input);
  const proposal = { ...(await readProposal(storage, parts, live)), budgets, verified };
  const stored = await findComposition(storage, id);
  // The live composition is read in full, so that composing again repairs it.
  const lost = stored ? await checkPageIntegrity(storage, stored, live?.id === id ? undefined : live) : [];
  const whole = lost.length === 0 ? stored : undefined;
  const { report, types } = await checkProposal(storage, proposal);
  const draft = new OverlayStorage(storage);
  try {
    const written = await alongside(types, async () =>
      whole
        ? { composition: whole, report: noFindings }
        : write({ ...input, storage: draft, proposal, plan: planSite(proposal.releases) }, id),
    );
    const { composition } = written;
    const links = checkLinks({ ...proposal, composition, liveComposition: live });
    requireNoRefusal(mergeReports([written.report, links]));
    const seen = input.verify ? await verifyOnce(input.verify, { storage: draft, composition, live }) : noFindings;
    requireNoRefusal(seen);
    await draft.commit([keys.composition(id)]);
    return {
      ...mergeReports([report, await types, written.report, links, seen]),
      composition,
      wasComposed: whole === undefined,
    };
  } finally {
    draft.forget();
  }
}

/** The compiler has a process; its refusals go before those of rendering, which they often explain. */
async function alongside<T>(check: Promise<CheckReport>, work: () => Promise<T>): Promise<T> {
  const [report, result] = await Promise.allSettled([check, work()]);
  if (report.status === 'rejected') throw report.reason;
  requireNoRefusal(report.value);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** An inspected composition is not opened again. It may have been stored without that: `npm start` opens none. */
async function verifyOnce(verify: NonNullable<ComposeInput['verify']>, draft: ComposedDraft): Promise<CheckReport> {
  const key = keys.verified(draft.composition.id);
  if (await draft.storage.read(key)) return noFindings;
  const report = await verify(draft);
  if (report.refusals.length === 0) await draft.storage.writeOnce(key, '{}');
  return report;
}

/** Equal releases and settings give the same composition. */
export function compositionId({ parts, config }: Pick<ComposeInput, 'parts' | 'config'>): string {
  return contentId([String(format), JSON.stringify(Object.entries(parts).sort()), JSON.stringify(config)], 12);
}

interface Written {
  composition: Composition;
  report: CheckReport;
}

async function write(input: PagesInput & Pick<ComposeInput, 'parts'>, id: string): Promise<Written> {
  const { storage, plan, parts, config } = input;
  const { releases } = input.proposal;
  const { report, ...pages } = await composePages(input);
  const { name, files } = publishRegistry(id, plan);
  const [rootFiles] = await Promise.all([
    writeRootFiles(storage, { plan, releases, registry: name, siteUrl: config.siteUrl }),
    eachOf([...files], ([each, json]) => writeWithBrotli(storage, keys.registry(each), json)),
  ]);
  const composition: Composition = {
    id,
    format: releaseFormat,
    createdAt: new Date().toISOString(),
    parts,
    config,
    registry: name,
    redirects: redirectsOf(releases),
    rootFiles,
    pageCount: Object.keys(pages.pages).length,
    ...pages,
  };
  await storage.writeOnce(keys.composition(id), JSON.stringify(composition));
  return { composition, report };
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

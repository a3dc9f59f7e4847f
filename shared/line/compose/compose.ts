import { releaseFormat, type Composition, type Release } from '@site/contracts';
import { brotli, brotliSuffix, contentId, eachOf, keys, OverlayStorage, type Storage } from '../storage';
import type { Choice } from './choice';
import { checkPageIntegrity, findComposition } from './compositions';
import { composePages, type RenderedPage } from './compose-pages';
import { publishRegistry, planSite } from './registry';
import { writeRootFiles } from './root-files';

/** Increase when a composition's content changes, so that equal releases are composed again. */
const format = 15;

/** A composition that is in memory until it is committed. */
export interface Draft extends Choice {
  /** Reads the draft, and what is stored. */
  storage: Storage;
  /** Without the draft. */
  stored: Storage;
  composition: Composition;
  /** The pages that were rendered: none when this composition is stored already. */
  rendered: readonly RenderedPage[];
  /** Stores the draft, its composition last. */
  commit: () => Promise<void>;
}

/** Renders one release per part as static pages. Throws one refusal for each page that cannot be rendered. */
export async function compose(choice: Choice): Promise<Draft> {
  const id = compositionId(choice);
  const storage = new OverlayStorage(choice.storage);
  const whole = await findWhole(choice, id);
  const { composition, rendered } = whole ? { composition: whole, rendered: [] } : await render(choice, storage, id);
  const commit = () => storage.commit([keys.composition(id)]);
  return { ...choice, storage, stored: choice.storage, composition, rendered, commit };
}

/** The live composition is read in full, so that composing again repairs it. */
async function findWhole({ storage, liveComposition: live }: Choice, id: string): Promise<Composition | undefined> {
  const stored = await findComposition(storage, id);
  const lost = stored ? await checkPageIntegrity(storage, stored, live?.id === id ? undefined : live) : [];
  return lost.length === 0 ? stored : undefined;
}

/** Equal releases and settings give the same composition. */
export function compositionId({ releases, config }: Pick<Choice, 'releases' | 'config'>): string {
  return contentId([String(format), JSON.stringify(Object.entries(partsOf(releases))), JSON.stringify(config)], 12);
}

/** Part to version, by name. */
function partsOf(releases: readonly Release[]): Record<string, string> {
  return Object.fromEntries(releases.map(({ part, version }) => [part, version] as const).sort());
}

async function render({ releases, config }: Choice, storage: Storage, id: string) {
  const plan = planSite(releases);
  const { rendered, ...pages } = await composePages({ storage, plan, releases, config });
  const { name, files } = publishRegistry(id, plan);
  const [rootFiles] = await Promise.all([
    writeRootFiles(storage, { plan, releases, registry: name, siteUrl: config.siteUrl }),
    eachOf([...files], ([each, json]) => writeWithBrotli(storage, keys.registry(each), json)),
  ]);
  const composition: Composition = {
    id,
    format: releaseFormat,
    createdAt: new Date().toISOString(),
    parts: partsOf(releases),
    config,
    registry: name,
    redirects: plan.redirects,
    rootFiles,
    pageCount: Object.keys(pages.pages).length,
    ...pages,
  };
  await storage.writeOnce(keys.composition(id), JSON.stringify(composition));
  return { composition, rendered };
}

async function writeWithBrotli(storage: Storage, key: string, text: string): Promise<void> {
  if ((await storage.writeOnce(key, text)) === 'written')
    await storage.writeOnce(key + brotliSuffix, await brotli(Buffer.from(text)));
}

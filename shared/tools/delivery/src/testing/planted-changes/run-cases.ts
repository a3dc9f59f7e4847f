import type { ComposedPage, Composition } from '@site/contracts';
import { compareCompositions, type Comparison, type PageComparison } from '../../compare';
import { MemorySite } from '../memory-site';
import type { PlantedCase } from './cases';
import { plantedPage } from './page';

const policy = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'" };
const unchanged = '/unchanged';

/** Compares a page per case in Chromium. Returns one sentence per wrong report. */
export async function judgePlanted(cases: readonly PlantedCase[], browserPath: string): Promise<string[]> {
  const site = new MemorySite();
  const notFound = await site.page('common', '/404', '<!doctype html><title>Not found</title>', 404);
  const compose = async (
    id: string,
    of: (planted: PlantedCase) => Pick<PlantedCase, 'html' | 'headers' | 'composition'>,
  ) => {
    const page = async (name: string, html: string, headers = {}): Promise<ComposedPage> => {
      const written = await site.page(id, name, html);
      return { ...written, headers: { ...written.headers, ...policy, ...headers } };
    };
    const own = await Promise.all(
      cases.map(
        async (planted) => [`/${planted.id}`, await page(planted.id, of(planted).html, of(planted).headers)] as const,
      ),
    );
    const base: Partial<Composition> = {
      pages: { ...Object.fromEntries(own), [unchanged]: await page('unchanged', plantedPage) },
      unknownInstances: [],
      notFound,
      rootFiles: {},
      parts: {},
    };
    const composition = await site.compose(id, 'words', base);
    const changes = cases.map((planted) => of(planted).composition?.(composition) ?? {});
    return { storage: site.storage, name: id, composition: Object.assign({}, composition, ...changes) as Composition };
  };
  const before = await compose('before', () => ({ html: plantedPage }));
  const after = await compose('after', (planted) => planted);
  const comparison = await compareCompositions({ before, after, browserPath });
  const ofUnchanged = comparison.pages
    .filter(({ path }) => path === unchanged || path === '/404')
    .map(({ path, changes }) => `${path} is reported as different: ${JSON.stringify(changes)}`);
  return [...cases.flatMap((planted) => judge(planted, comparison)), ...ofUnchanged];
}

function judge({ id, kind, says, isVisible }: PlantedCase, { pages, site }: Comparison): string[] {
  const page: PageComparison | undefined = pages.find(({ path }) => path === `/${id}`);
  const told =
    kind === 'site'
      ? site
      : (page?.changes ?? []).filter((change) => change.kind === kind).map(({ sentence }) => sentence);
  return [
    ...(told.some((sentence) => sentence.includes(says))
      ? []
      : [`${id}: "${says}" (${kind}) was not reported, but: ${JSON.stringify(page?.changes ?? site)}`]),
    ...((page?.isVisible ?? false) === isVisible
      ? []
      : [
          `${id}: reported as ${isVisible ? 'invisible' : 'visible'}, ${JSON.stringify(page?.screens.map(({ width, pixels }) => [width, pixels]))}`,
        ]),
  ];
}

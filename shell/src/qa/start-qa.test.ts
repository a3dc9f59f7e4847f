import type { PartRegistry, RouteRecord, SiteConfig } from '@site/contracts';
import { SiteRegistry } from '../router/site-registry';
import { learnPage } from '../testing/find-page';
import { serveRegistry } from '../testing/serve-registry';
import { applyOverrides } from './start-qa';

const route: RouteRecord = { path: '/pricing', part: 'agency', page: 'pricing', title: 'Pricing', description: '' };
const config: SiteConfig = { contact: { url: '', key: 'k' } };
const older: PartRegistry = {
  part: { version: '1.0.0-bbbbbbbb', entry: '/_/agency/remoteEntry.2.js', integrity: {} },
  routes: [{ ...route, page: 'plans' }],
  manifest: '/_/agency/mf-manifest.2.json',
};

async function apply(
  versions: Readonly<Record<string, string>>,
  { siteConfig = config, released }: { siteConfig?: SiteConfig; released?: PartRegistry } = {},
) {
  const site = serveRegistry([route]);
  if (released) site.released = released;
  const registry = new SiteRegistry({ parts: {}, routes: [] }, { pathname: '/', name: 'registry-1' });
  const outcome = await applyOverrides(registry, versions, siteConfig);
  const page = await learnPage(registry, '/pricing');
  return {
    ...outcome,
    asked: site.asked,
    version: registry.versionOf('agency'),
    page: page.match?.route.page,
  };
}

test('replaces the live version by a released one, with its routes', async () => {
  const { asked, version, page, problems } = await apply({ agency: '1.0.0-bbbbbbbb' }, { released: older });
  expect(asked).toContain('/_/release/agency/1.0.0-bbbbbbbb.json');
  expect([version, page, problems]).toEqual(['1.0.0-bbbbbbbb', 'plans', []]);
});

test('does not repeat the name of a part that this site does not have', async () => {
  const { applied, problems } = await apply({ 'send-your-deposit': '1.0.0-bbbbbbbb' });
  expect(applied).toEqual([]);
  expect(problems.join()).not.toContain('deposit');
});

test('knows all parts, for fragments that the live page lacks', async () => {
  serveRegistry([route, { path: '/projects', part: 'projects', page: 'projects', title: 'Projects', description: '' }]);
  const known: string[] = [];
  const registry = new SiteRegistry(
    { parts: {}, routes: [] },
    { pathname: '/', name: 'registry-1', onParts: (parts) => known.push(...Object.keys(parts)) },
  );
  await applyOverrides(registry, { agency: 'http://localhost:4201' }, { ...config, development: true });
  expect(known.sort()).toEqual(['agency', 'projects']);
});

test('keeps the live version, with a sentence, when a version was never released', async () => {
  const { version, page, problems } = await apply({ agency: '9.0.0-dddddddd' });
  expect([version, page]).toEqual(['1.0.0-aaaaaaaa', 'pricing']);
  expect(problems).toEqual(['agency@9.0.0-dddddddd is not a released version of this site.']);
});

test('refuses to replace the shell in the browser', async () => {
  const { problems } = await apply({ shell: '1.0.0-cccccccc' });
  expect(problems).toEqual(['The shell cannot be swapped in the browser: compose a site with it instead.']);
});

test.each(['http://localhost:4201', 'https://attacker.example'])('refuses %s on a public site', async (address) => {
  const { version, problems } = await apply({ agency: address });
  expect(version).toBe('1.0.0-aaaaaaaa');
  expect(problems).toHaveLength(1);
});

test('accepts a local development server only where allowed', async () => {
  const siteConfig: SiteConfig = { ...config, development: true };
  expect((await apply({ agency: 'http://localhost:4201' }, { siteConfig })).version).toBe(
    'development (localhost:4201)',
  );
  expect((await apply({ agency: 'https://attacker.example' }, { siteConfig })).version).toBe('1.0.0-aaaaaaaa');
});

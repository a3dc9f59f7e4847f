import type { APIRequestContext } from '@playwright/test';
import { livePath, type PartRegistry, type Registry } from '@site/contracts';
import { partAttribute } from '@site/runtime/names';
import { expect, needs, test, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const withOverrides = { annotation: needs({ overrides: 'on' }) };

async function liveVersions(request: APIRequestContext): Promise<Record<string, string>> {
  const name = await (await request.get(livePath)).text();
  const { parts } = (await (await request.get(`/_/registry/${name}.json`)).json()) as Registry;
  return Object.fromEntries(Object.entries(parts).map(([part, { version }]) => [part, version]));
}

test('?use= selects a released version until Leave ends it', withOverrides, async ({ page, request }) => {
  const { agency } = await liveVersions(request);
  await page.goto(`/pricing?use=agency@${agency}`);
  const badge = page.getByRole('complementary', { name: 'QA' });
  await expect(badge).toContainText(`agency@${agency}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Plans for all sizes' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
  await page.reload();
  await expect(badge).toContainText(`agency@${agency}`);
  await badge.getByRole('button', { name: 'Leave' }).click();
  await whenHydrated(page);
  await expect(badge).toHaveCount(0);
});

test('the first page of a ?use= link runs only that version', withOverrides, async ({ page, request }) => {
  const { agency } = await liveVersions(request);
  const release = (await (await request.get(`/_/release/agency/${agency}.json`)).json()) as PartRegistry;
  const { entry, integrity } = release.part;
  // The same code as another release.
  const [version, other] = ['1.0.0-aaaaaaaa', '/_/agency/remoteEntry.aaaaaaaa.js'];
  const part = { ...release.part, version, entry: other, integrity: { ...integrity, [other]: integrity[entry] } };
  await page.route(`**/_/release/agency/${version}.json`, (route) => route.fulfill({ json: { ...release, part } }));
  await page.route(`**${other}`, async (route) => route.fulfill({ response: await page.request.get(entry) }));
  await page.goto(`/pricing?use=agency@${version}`);
  await expect(page.getByRole('complementary', { name: 'QA' })).toContainText(`agency@${version}`);
  await expect(page.locator(`main [${partAttribute}="agency@${version}"]`).first()).toBeVisible();
  const requested = await page.evaluate(() => [...(globalThis.__site?.attempts?.keys() ?? [])]);
  expect(requested.filter((script) => script.includes('remoteEntry'))).toEqual([other]);
});

test(
  'with ?parts DevTools of Module Federation read the graph; visitors load none of it',
  withOverrides,
  async ({ page, request }) => {
    const live = await liveVersions(request);
    const manifests: string[] = [];
    page.on('request', (asked) => void (asked.url().includes('mf-manifest') && manifests.push(asked.url())));
    await openHydrated(page, '/pricing');
    expect(manifests).toEqual([]);
    await page.goto('/pricing?parts');
    // A version has no colon.
    const keys = Object.entries(live).map(([part, version]) => (part === 'shell' ? part : `${part}:${version}`));
    const read = () => page.evaluate(() => globalThis.__FEDERATION__.moduleInfo as Record<string, object>);
    await expect.poll(async () => Object.keys(await read()).sort()).toEqual(expect.arrayContaining(keys.sort()));
    const graph = await read();
    expect(graph['shell']).toMatchObject({
      publicPath: '/_/shell/',
      remotesInfo: { agency: { matchedVersion: live.agency } },
      shared: expect.arrayContaining([
        expect.objectContaining({ sharedName: 'react', version: expect.any(String) as unknown }),
      ]) as unknown,
    });
    expect(graph[`agency:${live.agency}`]).toMatchObject({
      publicPath: '/_/agency/',
      remoteEntry: expect.stringMatching(/^remoteEntry\.\w+\.js$/) as unknown,
      modules: expect.arrayContaining([expect.objectContaining({ modulePath: './pages/pricing' })]) as unknown,
    });
  },
);

for (const [use, sentence, tag] of [
  ['projects@9.9.9-deadbeef', 'projects@9.9.9-deadbeef is not a released version of this site.', ''],
  ['projects@http://localhost:4201', /this site takes released versions only/, ' @slow'],
  ['projects@URGENT: send your deposit', /^This address names a version that is not understood/, ''],
  ['urgent-deposit@1.0.0-aaaaaaaa', /^This site has no part of the name/, ' @slow'],
] as const)
  test(
    `?use=${use} is refused with a sentence of the site's own; the live version stays${tag}`,
    withOverrides,
    async ({ page, guard }) => {
      guard.allow(/status 404: .*\/_\/release\//, /Failed to load resource/);
      await page.goto(`/projects?use=${use}`);
      const badge = page.getByRole('complementary', { name: 'QA' });
      await expect(badge.getByRole('alert')).toHaveText(sentence);
      await expect(page.getByText(/deposit/)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
    },
  );

test('QA sees the border, name and version of every part', async ({ page, request }) => {
  const { shell, marketing, projects } = await liveVersions(request);
  await openHydrated(page, '/?parts');
  const parts = page.locator(`main [${partAttribute}]`);
  expect(await parts.evaluateAll((all, name) => all.map((part) => part.getAttribute(name)), partAttribute)).toEqual([
    `marketing@${marketing}`,
    `projects@${projects}`, // The search field, and the grid.
    `projects@${projects}`,
  ]);
  for (const part of await parts.all()) await expect(part).toHaveCSS('outline-style', 'dashed');
  const drawnByShell = page.getByRole('banner').or(page.getByRole('contentinfo'));
  for (const frame of await drawnByShell.all()) await expect(frame).toHaveCSS('outline-style', 'dashed');
  await expect(page.locator('#root')).toHaveAttribute(partAttribute, `shell@${shell}`);
  await page.getByRole('button', { name: 'Hide parts' }).click();
  await expect(parts.first()).not.toHaveCSS('outline-style', 'dashed');
});

import type { APIRequestContext } from '@playwright/test';
import { livePath, type PartRegistry, type Registry } from '@site/contracts';
import { partAttribute } from '@site/runtime/names';
import { expect, needs, test, whenHydrated } from '../site/test';

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
  const ran = await page.evaluate(() => [...(globalThis.__site?.arrived ?? [])]);
  expect(ran.filter((script) => script.includes('remoteEntry'))).toEqual([other]);
});

test('an unknown version is refused with a sentence; the live one stays', withOverrides, async ({ page, guard }) => {
  guard.allow(/status 404: .*\/_\/release\//, /Failed to load resource/);
  await page.goto('/projects?use=projects@9.9.9-deadbeef');
  const badge = page.getByRole('complementary', { name: 'QA' });
  await expect(badge.getByRole('alert')).toHaveText('projects@9.9.9-deadbeef is not a released version of this site.');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
});

test('a development address is refused on a site that does not allow it', withOverrides, async ({ page }) => {
  await page.goto('/pricing?use=agency@http://localhost:4201');
  await expect(page.getByRole('complementary', { name: 'QA' }).getByRole('alert')).toContainText(
    'this site takes released versions only',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('text from ?use= or from session storage is never rendered on the page', withOverrides, async ({ page }) => {
  await page.goto('/projects?use=projects@URGENT: send your deposit&use=urgent-deposit@1.0.0-aaaaaaaa');
  const badge = page.getByRole('complementary', { name: 'QA' });
  await expect(badge.getByRole('alert')).toHaveText('This site has no part of the name in this address.');
  await expect(page.getByText(/deposit/)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem('shell.qa', '{"versions":{"projects":{"a":1}}}'));
  await page.goto('/projects');
  await whenHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('QA sees the border, name and version of every part', async ({ page, request }) => {
  const { shell, marketing, projects } = await liveVersions(request);
  await page.goto('/?parts');
  await whenHydrated(page);
  const parts = page.locator(`main [${partAttribute}]`);
  expect(await parts.evaluateAll((all, name) => all.map((part) => part.getAttribute(name)), partAttribute)).toEqual([
    `marketing@${marketing}`,
    `projects@${projects}`,
  ]);
  for (const part of await parts.all()) await expect(part).toHaveCSS('outline-style', 'dashed');
  const drawnByShell = page.getByRole('banner').or(page.getByRole('contentinfo'));
  for (const frame of await drawnByShell.all()) await expect(frame).toHaveCSS('outline-style', 'dashed');
  await expect(page.locator('#root')).toHaveAttribute(partAttribute, `shell@${shell}`);
  await page.getByRole('button', { name: 'Hide parts' }).click();
  await expect(parts.first()).not.toHaveCSS('outline-style', 'dashed');
});

test('a visitor has no badge, and nothing is kept in the session', async ({ page }) => {
  await page.goto('/');
  await whenHydrated(page);
  await expect(page.getByRole('complementary', { name: 'QA' })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('shell.qa'))).toBeNull();
});

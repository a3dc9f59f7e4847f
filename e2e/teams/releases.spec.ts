import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, whenHydrated } from '../site/test';
import type { CopiedSources } from './copied-sources';
import { test } from './own-site';

test.use({ whole: true });

/** What the page of all projects says about their number, before and after the change of the projects team. */
const [before, after] = ['10 projects', '10 projects in all'];

test('a tab that was opened before a release, and one before a rollback, go on with what they came with', { tag: '@sources' }, async ({ page, context, guard, sources }) => {
  // Two activations, and one part is compiled.
  test.setTimeout(240_000);
  await page.goto('/');
  await whenHydrated(page);
  const [older] = await partsOf(page, 'projects');

  await changeProjects(sources);
  await sources.run('release', 'projects', '--without-browser');
  await sources.run('prune');

  const registry = page.waitForResponse(/\/_\/registry\//);
  await followToProjects(page);
  expect((await registry).status(), 'the registry of a composition that is no longer live').toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'projects' })).toHaveText(before);
  expect(await partsOf(page, 'projects')).toEqual([older]);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), 'no document was loaded').toBe(true);

  const later = await context.newPage();
  await later.goto('/');
  await whenHydrated(later);
  const [newer] = await partsOf(later, 'projects');
  expect(newer).not.toBe(older);

  await sources.run('rollback', 'projects');

  await followToProjects(later);
  await expect(later.getByRole('status').filter({ hasText: 'projects' })).toHaveText(after);
  expect(await partsOf(later, 'projects')).toEqual([newer]);

  await later.reload();
  await expect(later.getByRole('status').filter({ hasText: 'projects' })).toHaveText(before);
  expect(await partsOf(later, 'projects')).toEqual([older]);
  await guard.assertClean();
});

/** The change that the release brings. */
async function changeProjects({ checkout }: CopiedSources): Promise<void> {
  const file = join(checkout, 'remote-projects/src/pages/projects.tsx');
  const code = await readFile(file, 'utf8');
  const changed = code.replace('{projectCards.length} projects', '{projectCards.length} projects in all');
  if (changed === code) throw new Error('The page of all projects no longer says how many there are.');
  await writeFile(file, changed);
}

/** From the landing page, in the same document, with code that the tab has not loaded yet. */
async function followToProjects(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
}

/** `projects@<version>` for each place where the part is shown. */
async function partsOf(page: Page, part: string): Promise<string[]> {
  const all = await page.locator(`[data-part^="${part}@"]`).evaluateAll((elements) => elements.map((element) => element.getAttribute('data-part') ?? ''));
  return [...new Set(all)];
}

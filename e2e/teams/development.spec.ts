import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whenAnswered } from '@site/e2e/hydration';
import { expect, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';
import { test as base } from './own-site';

const test = base.extend({
  site: [
    async ({ sources: { serve } }, use) => {
      const served = await serve(['dev', 'projects']);
      await use(served);
      await served.stop();
    },
    // One part is compiled and every page rendered: two minutes on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.use({ whole: true });

/** A compilation on a busy machine; composed again, also a build. */
const compiled = { timeout: 60_000 };
const composed = { timeout: 180_000 };

test(
  'an edited fragment shows on another team’s page, which keeps the typed text',
  // Compiles the shell and two parts: a minute. The tutorial's test runs each time.
  { tag: ['@sources', '@slow'] },
  async ({ page, guard, sources: { checkout, run } }) => {
    test.setTimeout(480_000);
    guard.allow(/webpack-dev-server|DevTools/);
    await openHydrated(page, '/');
    await whenAnswered(page.getByRole('link', { name: 'View All' }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    const edit = async (file: string, from: string, to: string) => {
      const path = join(checkout, 'remote-projects/src', file);
      const text = await readFile(path, 'utf8');
      expect(text).toContain(from);
      await writeFile(path, text.replace(from, to));
    };
    const grid = 'features/project-grid/project-grid.tsx';
    const added = page.getByLabel('Added');

    await edit(grid, '<Text textStyle="notice"', '<input aria-label="Added" /><Text textStyle="notice"');
    await expect(added).toBeVisible(compiled);
    await added.fill('typed');
    await edit(grid, 'projects in Lahore', 'places in Lahore');
    await expect(page.getByText('places in Lahore')).toBeVisible(compiled);
    await expect(added).toHaveValue('typed');

    await edit(grid, 'gap="12"', 'gap="77px"');
    await expect(added.locator('../..')).toHaveCSS('row-gap', '77px', compiled);
    await expect(added).toHaveValue('typed');

    // One for each part, because each has a client.
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await edit(grid, 'function ViewAllTile()', 'function ViewAllTile(');
    await expect(overlay.first().contentFrame().getByText('project-grid.tsx').first()).toBeVisible(compiled);
    await edit(grid, 'function ViewAllTile(', 'function ViewAllTile()');
    await expect(overlay).toHaveCount(0, compiled);
    await edit(grid, 'places in Lahore', 'homes in Lahore');
    await expect(page.getByText('homes in Lahore')).toBeVisible(compiled);
    await expect(added).toHaveValue('typed');
    expect(loads, 'loads of the page after edits of components').toBe(0);

    const name = `Developer ${crypto.randomUUID()}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Purpose').selectOption('Buy');
    await page.getByLabel('Email').fill('me@example.com');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Request submitted successfully!' })).toBeVisible();
    expect(await run('contacts', 'export', 'csv')).toContain(name);

    await openHydrated(page, '/projects');
    const loadedAgain = page.waitForEvent('load', composed);
    await edit('routes.ts', "title: 'Our Projects',", "title: 'Our edited projects',");
    await loadedAgain;
    await expect(page).toHaveTitle(/Our edited projects/);
    await whenHydrated(page);
  },
);

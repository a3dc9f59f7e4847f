import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partAttribute } from '@site/runtime/names';
import { expect, whenHydrated } from '../site/test';
import { openHydrated } from '../site/widgets';
import type { RunningSite } from '../site/running-site';
import { reloadCompiled, type ServedSources } from './copied-sources';
import { test as base } from './own-site';

type DevelopmentSite = RunningSite & Pick<ServedSources, 'entrance'>;

const test = base.extend<object, { site: DevelopmentSite }>({
  site: [
    async ({ sources: { serve } }, use) => {
      const served = await serve(['dev', 'projects']);
      await use(served);
      await served.stop();
    },
    // One part is compiled and every page rendered: two minutes on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
  // A development server is another origin and accepts no extra headers.
  extraHTTPHeaders: async ({}, use) => use({}),
});
test.use({ whole: true });

test(
  'an edit in a consumed fragment shows on another team’s page, and a contact request stays on this machine',
  // Compiles the shell and two parts: a minute. The tutorial's test runs each time.
  { tag: ['@sources', '@slow'] },
  async ({ page, guard, site, sources: { checkout, run } }) => {
    test.setTimeout(240_000);
    const [origin = 'none'] = /http:\/\/localhost:\d+/.exec(site.entrance) ?? [];
    guard.allow(new RegExp(`^request to another origin: ${origin}/`));
    await openHydrated(page, site.entrance);
    await expect(page.locator(`[${partAttribute}^="projects@"]`).first()).toHaveAttribute(partAttribute, /development/);

    const file = join(checkout, 'remote-projects/src/fragments/project-grid.tsx');
    const text = await readFile(file, 'utf8');
    expect(text).toContain('<SavedLine />');
    const loadedAgain = page.waitForEvent('load');
    await writeFile(file, text.replace('<SavedLine />', 'places in two cities<SavedLine />'));
    await loadedAgain;
    await reloadCompiled(page, `${origin}/__federation_expose_fragments__project_grid.js`, 'places in two cities');
    await expect(page.getByText('places in two cities')).toBeVisible();

    await whenHydrated(page);
    const name = `Developer ${crypto.randomUUID()}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Purpose').selectOption('Buy');
    await page.getByLabel('Email').fill('me@example.com');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Request submitted successfully!' })).toBeVisible();
    expect(await run('contacts', 'export', 'csv')).toContain(name);
  },
);

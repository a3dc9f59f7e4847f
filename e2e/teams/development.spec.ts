import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { partAttribute } from '@site/runtime/names';
import { expect, test as base, whenHydrated } from '../site/test';
import type { PageGuard } from '../site/page-guard';
import { runSite, type RunningSite } from '../site/running-site';
import { copySources, type CopiedSources, type ServedSources } from './copied-sources';

/** Compiles the shell and two parts: a minute. The tutorial's test runs each time. */
const slow = { tag: ['@sources', '@slow'] };

interface SiteInDevelopment {
  site: RunningSite & Pick<ServedSources, 'entrance'>;
}

/** One part is compiled and every page rendered: two minutes on a busy machine. */
const whileStarting = { scope: 'worker', timeout: 240_000 } as const;

const test = base.extend<object, { sources: CopiedSources }>({
  sources: [
    async ({}, use) => {
      const sources = await copySources({ whole: true });
      await use(sources);
      await sources.remove();
    },
    { scope: 'worker' },
  ],
  // A development server is another origin and accepts no extra headers.
  extraHTTPHeaders: async ({}, use) => use({}),
});

const inSiteHere = test.extend<object, SiteInDevelopment>({
  site: [
    async ({ sources: { serve } }, use) => {
      const served = await serve(['dev', 'projects']);
      await use(served);
      await served.stop();
    },
    whileStarting,
  ],
});

const inSiteElsewhere = test.extend<object, SiteInDevelopment & { live: RunningSite }>({
  live: [
    async ({}, use) => {
      const live = await runSite();
      await use(live);
      await live.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  site: [
    async ({ sources: { serve }, live }, use) => {
      const served = await serve(['dev', 'agency'], { DEV_UPSTREAM: live.url });
      await use(served);
      await served.stop();
    },
    whileStarting,
  ],
});

inSiteHere(
  'an edit in a consumed fragment shows on another team’s page, and what was typed and chosen there stays',
  slow,
  async ({ page, guard, site, sources: { checkout } }) => {
    inSiteHere.setTimeout(240_000);
    allowDevelopment(guard, site);
    await page.goto(site.entrance);
    await whenHydrated(page);
    await expect(part(page, 'projects')).toHaveAttribute(partAttribute, /development/);
    await page.getByRole('searchbox').fill('Canal view');
    await page.getByText('Rent', { exact: true }).first().click();
    await markDocument(page);

    await edit(
      join(checkout, 'remote-projects/src/features/project-grid/project-grid.tsx'),
      'projects in Lahore and Islamabad',
      'places in two cities',
    );

    await expect(page.getByText('places in two cities')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('Canal view');
    await expect(page.getByRole('radio', { name: 'Rent' })).toBeChecked();
    expect(await isMarked(page)).toBe(true);
  },
);

inSiteElsewhere(
  'a part from sources shows in a remote site, which gets no contact request',
  slow,
  async ({ page, guard, site, live, sources: { checkout, run } }) => {
    inSiteElsewhere.setTimeout(240_000);
    allowDevelopment(guard, site);
    await page.goto(`/pricing${site.entrance.slice(1)}`);
    await whenHydrated(page);
    await expect(part(page, 'agency')).toHaveAttribute(partAttribute, /development/);
    await edit(join(checkout, 'remote-agency/src/content/plans.ts'), 'Basic plan', 'Plan for beginners');
    await expect(page.getByText('Plan for beginners').first()).toBeVisible();

    const name = `Developer ${crypto.randomUUID()}`;
    await page.goto('/');
    await whenHydrated(page);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Purpose').selectOption('Buy');
    await page.getByLabel('Email').fill('me@example.com');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Request submitted successfully!' })).toBeVisible();
    expect(await live.listContacts?.()).toEqual([]);
    expect(await run('contacts', 'export', 'csv')).toContain(name);
  },
);

/**
 * Differs from a public site: a part of another origin, whose preloads are unused, and advice of React's development
 * build.
 */
function allowDevelopment(guard: PageGuard, { entrance }: Pick<ServedSources, 'entrance'>): void {
  const [origin = 'none'] = /http:\/\/localhost:\d+/.exec(entrance) ?? [];
  guard.allow(
    new RegExp(`^request to another origin: ${origin}/`),
    /was preloaded using link preload but not used/,
    /called use\(\) to suspend in a previous render/,
  );
}

function part(page: Page, name: string) {
  return page.locator(`[${partAttribute}^="${name}@"]`).first();
}

async function edit(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(before);
  await writeFile(file, text.replace(before, after));
}

/** A reload removes the mark. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

function isMarked(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown);
}

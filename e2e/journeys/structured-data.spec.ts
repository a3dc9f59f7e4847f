import type { Page } from '@playwright/test';
import { everyPath } from '../site/paths';
import { expect, test, whenHydrated } from '../site/test';

interface Node {
  '@type': string;
  datePublished?: string;
}

const read = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as { '@graph'?: Node[] };
const typesOf = async (page: Page) => (await read(page))['@graph']?.map((node) => node['@type']);

test('search engines read the publisher on indexable pages only', async ({ request, capabilities }) => {
  for (const path of capabilities.having(everyPath)) {
    const html = await (await request.get(path)).text();
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Node[] };
    const isListed = html.includes('content="index, follow"');
    expect(graph.map((node) => node['@type']).includes('Organization'), path).toBe(isListed);
  }
});

test("search engines read each article's date and breadcrumb", async ({ page }) => {
  await page.goto('/blog_details/1');
  expect(await typesOf(page)).toEqual(['Organization', 'BlogPosting', 'BreadcrumbList']);
  expect((await read(page))['@graph']?.[1]?.datePublished).toBe('2024-05-20');
});

test('a navigation removes the structured data of the page before', async ({ page }) => {
  await page.goto('/blog_details/1');
  await whenHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^About us/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

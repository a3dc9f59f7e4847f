import type { Page } from '@playwright/test';
import { breakPart } from '@site/e2e/faults';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const homes = Array.from({ length: 24 }, (_, index) => `/details/${index + 1}`);
const projects = Array.from({ length: 10 }, (_, index) => `/project_details/${index + 1}`);

interface Graph {
  '@graph': { '@type': string; name?: string; url?: string; image?: string }[];
}

/** What a page says about itself: to a reader, and to search engines. */
async function readPage(page: Page) {
  const meta = (name: string) =>
    page.locator(`head :is([name="${name}"], [property="${name}"])`).getAttribute('content');
  const { '@graph': graph } = JSON.parse((await page.locator('#structured-data').textContent()) ?? '') as Graph;
  return {
    title: (await page.title()).replace(' | Manzil', ''),
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
    picture: await page.getByRole('main').locator('img').first().getAttribute('src'),
    description: await meta('description'),
    image: await meta('og:image'),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    place: graph.find((node) => node['@type'] === 'Place'),
  };
}

type SamplePage = Awaited<ReturnType<typeof readPage>>;

async function expectWhole(path: string, { title, heading, picture, image, canonical, place }: SamplePage) {
  const [name = ''] = title.split(':');
  expect(heading.replace(/\s+/g, ' '), path).toContain(name);
  if (path.startsWith('/details'))
    expect(heading.replace(/\s+/g, ' '), path).toMatch(/: \$90,000 (per month|for sale)$/);
  expect(picture, path).toMatch(/^\/_\/projects\/.+\.webp$/);
  expect(new URL(canonical ?? '').pathname, path).toBe(path);
  expect(place, path).toMatchObject({ name: title, url: canonical, image });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each home and each project is a page of its own @PROP-10', async ({ page }) => {
    const seen: SamplePage[] = [];
    for (const path of [...homes, ...projects]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const read = await readPage(page);
      await expectWhole(path, read);
      const image = await page.request.head(new URL(read.image ?? '').pathname);
      expect(image.headers()['content-type'], path).toBe('image/jpeg');
      seen.push(read);
    }
    for (const key of ['title', 'description', 'picture', 'image'] as const)
      expect(new Set(seen.map((read) => read[key])).size, key).toBe(seen.length);
  });
});

for (const path of ['/details/3', '/details/17', '/project_details/5'])
  test(`${path} is itself with scripts, and when those of its part fail @PROP-10`, async ({ page, guard }) => {
    await openHydrated(page, path);
    const hydrated = await readPage(page);
    await expectWhole(path, hydrated);
    guard.allow(/Failed to load resource/, /net::ERR_/, /\[projects@[^\]]+\]/, /preload/, /is already registered/);
    await breakPart(page, 'projects', 'refused');
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await readPage(page)).toEqual(hydrated);
  });

import type { Page } from '@playwright/test';
import { appearsAttribute } from '@site/runtime/names';
import { holdScripts } from '@site/e2e/script-faults';
import { expect, test } from '@site/e2e/test';

test.use({ viewport: { width: 390, height: 844 } });

const firstScripts = ['/_/shell/main.', '/_/shell/vendor.'];
const hero = (page: Page) => page.locator('main img[fetchpriority=high]');
const hasArrived = (page: Page) => hero(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
const isAsked = (page: Page, file: string) =>
  page.evaluate((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)), file);
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const path of ['/', '/project_details/3', '/projects_details_view']) {
  test(`${path} asks for the first scripts once its first picture is there`, async ({ page }) => {
    await page.goto(path);
    for (const name of firstScripts) await expect.poll(() => isAsked(page, name)).toBe(true);
    const [picture, ...scripts] = await page.evaluate((names) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const first = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')?.currentSrc;
      const started = names.map((name) => entries.find((entry) => entry.name.includes(name))?.startTime ?? 0);
      return [entries.find(({ name }) => name === first)?.responseEnd ?? Infinity, ...started];
    }, firstScripts);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(picture ?? Infinity);
  });
}

test('pictures below the screen are asked for when the first scripts have run', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/shell\/main\./);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => hasArrived(page)).toBe(true);
  await frames(page);
  expect(await isAsked(page, 'project-01-card')).toBe(false);
  await release();
  await expect.poll(() => isAsked(page, 'project-01-card')).toBe(true);
});

test('a visitor who scrolls sees pictures before the first scripts have run', async ({ page }) => {
  const release = await holdScripts(page, /\/_\/shell\/main\./);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => hasArrived(page)).toBe(true);
  const card = page.locator(`main li[${appearsAttribute}] img`).first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  expect(await card.evaluate((img) => getComputedStyle(img.closest('li') ?? img).clipPath)).toBe('none');
  await release();
});

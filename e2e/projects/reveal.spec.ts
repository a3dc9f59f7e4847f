import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';
import { scrollTo, twoFrames } from '../site/scrolling';

const cards = (page: Page) => page.getByRole('list', { name: 'Projects' }).getByRole('listitem');

/** Notes which card begins and ends to come in from now on: its place in the list, and what it says about time. */
async function watchCards(page: Page): Promise<() => Promise<string[]>> {
  await cards(page).first().evaluate((first) => {
    const movements: string[] = [];
    Object.assign(window, { movements });
    const list = first.parentElement;
    for (const type of ['transitionrun', 'transitionend'] as const) {
      list?.addEventListener(type, ({ target, propertyName, elapsedTime }) => {
        if (!(target instanceof HTMLElement) || target.parentElement !== list || propertyName !== 'opacity') return;
        const [delay] = getComputedStyle(target).transitionDelay.split(', ');
        movements.push(`${type} ${[...list.children].indexOf(target)} ${type === 'transitionrun' ? `after ${delay}` : `in ${elapsedTime}s`}`);
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'movements') as string[]);
}

test('CARD-06 the last projects come in over 1000 ms, one after the other, when they are scrolled into view, and never again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/projects');
  await whenHydrated(page);
  await twoFrames(page);
  const last = cards(page).nth(9);
  await expect(last).toHaveCSS('opacity', '1');
  const movements = await watchCards(page);
  await scrollTo(page, 1);
  await expect(last).toHaveCSS('opacity', '0');
  expect(await movements()).toEqual([]);

  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await movements()).filter((movement) => /^\S+ [89] /.test(movement)).toSorted()).toEqual([
    'transitionend 8 in 1s',
    'transitionend 9 in 1s',
    'transitionrun 8 after 0s',
    'transitionrun 9 after 0.08s',
  ]);
  await expect(last).toHaveCSS('opacity', '1');
  await expect(page.locator('main [data-reveal=shown]')).toHaveCount(0);

  const before = await movements();
  await scrollTo(page, 0);
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await twoFrames(page);
  await expect(last).toHaveCSS('opacity', '1');
  expect(await movements()).toEqual(before);
});

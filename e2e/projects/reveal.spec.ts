import type { Page } from '@playwright/test';
import { expectNoSecondTime, watchCards } from '../site/reveal';
import { scrollTo, twoFrames } from '../site/scrolling';
import { expect, test, whenHydrated } from '../site/test';

const cards = (page: Page) => page.getByRole('list', { name: 'Projects' }).getByRole('listitem');

test('the last projects fade in once, in turn, over 1000 ms @CARD-06', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/projects');
  await whenHydrated(page);
  await twoFrames(page);
  const last = cards(page).nth(9);
  await expect(last).toHaveCSS('opacity', '1');
  const movements = await watchCards(cards(page));
  await scrollTo(page, 1);
  await expect(last).toHaveCSS('opacity', '0');
  expect(await movements()).toEqual([]);

  await last.scrollIntoViewIfNeeded();
  const ofLastTwo = async () => (await movements()).filter(({ card, property }) => card >= 8 && property === 'opacity');
  const times = async () =>
    (await ofLastTwo()).map(
      ({ card, event, delay, elapsed }) =>
        `${event} ${card} ${event === 'transitionrun' ? `after ${delay}` : `in ${elapsed}s`}`,
    );
  await expect
    .poll(async () => (await times()).toSorted())
    .toEqual([
      'transitionend 8 in 1s',
      'transitionend 9 in 1s',
      'transitionrun 8 after 0s',
      'transitionrun 9 after 0.08s',
    ]);
  await expect(last).toHaveCSS('opacity', '1');
  await expectNoSecondTime(last, movements);
});

import type { Page } from '@playwright/test';
import { expectNoSecondTime, watchCards } from '../site/reveal';
import { scrollTo, twoFrames } from '../site/scrolling';
import { expect, test, whenHydrated } from '../site/test';

const cards = (page: Page) => page.getByRole('list', { name: 'Blog' }).getByRole('listitem');

test('a card fades in once over 1000 ms when scrolled into view @CARD-06', async ({ page }) => {
  await page.goto('/blog');
  await whenHydrated(page);
  await twoFrames(page);
  const last = cards(page).last();
  await expect(last).toHaveCSS('opacity', '1');
  const movements = await watchCards(cards(page));

  await scrollTo(page, 1);
  await expect(last).not.toBeInViewport();
  await expect(last).toHaveCSS('opacity', '0');
  await scrollTo(page, await last.evaluate((card) => card.getBoundingClientRect().top + scrollY - 300));
  const ended = async () => (await movements()).filter(({ card, event }) => card === 5 && event === 'transitionend');
  await expect.poll(ended).toHaveLength(2);
  await expect(last).toHaveCSS('opacity', '1');
  await expect(last).toHaveCSS('transform', 'none');

  const begun = (await movements()).filter(({ event }) => event === 'transitionrun');
  for (const { duration } of begun) expect(duration).toMatch(/^1s(, 1s)?$/);
  for (const { elapsed } of await ended()) expect(elapsed).toBeCloseTo(1, 2);
  const lastRow = begun
    .filter(({ card, property }) => card >= 3 && property === 'opacity')
    .sort((a, b) => a.card - b.card);
  expect(lastRow.map(({ card, delay }) => [card, delay])).toEqual([
    [3, '0s'],
    [4, '0.08s'],
    [5, '0.16s'],
  ]);

  await expectNoSecondTime(last, movements);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the cards are there at once and do not move @CARD-06', async ({ page }) => {
    await page.goto('/blog');
    await whenHydrated(page);
    await twoFrames(page);
    const movements = await watchCards(cards(page));
    await scrollTo(page, 1);
    for (const card of await cards(page).all()) await expect(card).toHaveCSS('opacity', '1');
    await cards(page).last().scrollIntoViewIfNeeded();
    await twoFrames(page);
    await expect(cards(page).last()).toHaveCSS('opacity', '1');
    expect(await movements()).toEqual([]);
  });
});

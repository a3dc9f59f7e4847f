import type { Page } from '@playwright/test';
import { scrollTo, twoFrames } from '../site/scrolling';
import { expect, test, whenHydrated } from '../site/test';

interface Movement {
  /** Place of the card in the list, from 0. */
  card: number;
  event: string;
  property: string;
  /** As the style says it when the transition begins. */
  delay: string;
  duration: string;
  /** Seconds, as the browser says it when the transition is over. */
  elapsed: number;
}

const cards = (page: Page) => page.getByRole('list', { name: 'Blog' }).getByRole('listitem');

/** Notes each transition of a card from now on. */
async function watchCards(page: Page): Promise<() => Promise<Movement[]>> {
  await cards(page).first().evaluate((first) => {
    const movements: Movement[] = [];
    Object.assign(window, { movements });
    const list = first.parentElement;
    for (const type of ['transitionrun', 'transitionend'] as const) {
      list?.addEventListener(type, (event) => {
        if (!(event.target instanceof HTMLElement) || event.target.parentElement !== list) return;
        const { transitionDelay: delay, transitionDuration: duration } = getComputedStyle(event.target);
        movements.push({ card: [...list.children].indexOf(event.target), event: type, property: event.propertyName, delay, duration, elapsed: event.elapsedTime });
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'movements') as Movement[]);
}

test('CARD-06 a card below the fold comes in over 1000 ms when it is scrolled into view, its neighbours a little later, and never again', async ({ page }) => {
  await page.goto('/blog');
  await whenHydrated(page);
  await twoFrames(page);
  const last = cards(page).last();
  await expect(last).toHaveCSS('opacity', '1');
  const movements = await watchCards(page);

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
  const lastRow = begun.filter(({ card, property }) => card >= 3 && property === 'opacity').sort((a, b) => a.card - b.card);
  expect(lastRow.map(({ card, delay }) => [card, delay.split(', ')[0]])).toEqual([[3, '0s'], [4, '0.08s'], [5, '0.16s']]);

  await expect.poll(() => page.locator('main [data-reveal=shown]').count()).toBe(0);
  const before = await movements();
  await scrollTo(page, 0);
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await twoFrames(page);
  await expect(last).toHaveCSS('opacity', '1');
  expect(await movements()).toEqual(before);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('CARD-06 the cards are there at once and do not move', async ({ page }) => {
    await page.goto('/blog');
    await whenHydrated(page);
    await twoFrames(page);
    const movements = await watchCards(page);
    await scrollTo(page, 1);
    for (const card of await cards(page).all()) await expect(card).toHaveCSS('opacity', '1');
    await cards(page).last().scrollIntoViewIfNeeded();
    await twoFrames(page);
    await expect(cards(page).last()).toHaveCSS('opacity', '1');
    expect(await movements()).toEqual([]);
  });
});

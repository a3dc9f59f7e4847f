import { scrollTo, twoFrames } from '@site/e2e/scrolling';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

interface Movement {
  card: number;
  event: string;
  property: string;
  delay: string;
  elapsed: number;
}

test('cards fade in once, in turn, over 1000 ms when scrolled into view @CARD-06', async ({ page }) => {
  await openHydrated(page, '/blog');
  await twoFrames(page);
  const cards = page.getByRole('list', { name: 'Blog' }).getByRole('listitem');
  const last = cards.last();
  await expect(last).toHaveCSS('opacity', '1');
  await cards.first().evaluate(({ parentElement: list }) => {
    const movements: Movement[] = [];
    Object.assign(window, { movements });
    for (const event of ['transitionrun', 'transitionend'] as const) {
      list?.addEventListener(event, ({ target, propertyName: property, elapsedTime: elapsed }) => {
        if (!(target instanceof HTMLElement) || target.parentElement !== list) return;
        const [delay = ''] = getComputedStyle(target).transitionDelay.split(', ');
        movements.push({ card: [...list.children].indexOf(target), event, property, delay, elapsed });
      });
    }
  });
  const movements = () => page.evaluate(() => Reflect.get(window, 'movements') as Movement[]);
  const show = async () =>
    scrollTo(page, await last.evaluate((card) => card.getBoundingClientRect().top + scrollY - 300));

  await scrollTo(page, 1);
  await expect(last).toHaveCSS('opacity', '0');
  await show();
  const ended = async () => (await movements()).filter(({ card, event }) => card === 5 && event === 'transitionend');
  await expect.poll(ended).toHaveLength(2);
  for (const { elapsed } of await ended()) expect(elapsed).toBeCloseTo(1, 2);
  await expect(last).toHaveCSS('opacity', '1');
  await expect(last).toHaveCSS('transform', 'none');
  const lastRow = (await movements())
    .filter(({ card, event, property }) => card >= 3 && event === 'transitionrun' && property === 'opacity')
    .sort((a, b) => a.card - b.card);
  expect(lastRow.map(({ card, delay }) => [card, delay])).toEqual([
    [3, '0s'],
    [4, '0.08s'],
    [5, '0.16s'],
  ]);

  await expect(page.locator('main [data-reveal=shown]')).toHaveCount(0);
  const before = await movements();
  await scrollTo(page, 0);
  await expect(last).not.toBeInViewport();
  await show();
  await expect(last).toHaveCSS('opacity', '1');
  expect(await movements()).toEqual(before);
});

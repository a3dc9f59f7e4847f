import { whenAnswered } from '@site/e2e/hydration';
import { expect, test, whenHydrated } from '@site/e2e/test';

test('a screen reader meets the comparison as a table, and a phone scrolls inside it', async ({ page }) => {
  await page.goto('/pricing');
  // Chromium decides whether a table is a data table or layout.
  const browserTree = await page.context().newCDPSession(page);
  const { nodes } = await browserTree.send('Accessibility.getFullAXTree');
  const named = (role: string) =>
    nodes.filter((node) => node.role?.value === role).map((node): unknown => node.name?.value);
  expect(named('table')).toEqual(['Compare the plans']);
  expect(named('columnheader')).toEqual(['Basic $20 1 user', 'Business $60 3 users']);
  expect(named('rowheader')).toEqual(['Links Super Hot', 'Credits', 'Hot Credits', 'Refresh', 'Outburst Enhancer']);
  await page.setViewportSize({ width: 320, height: 800 });
  const choose = page.getByRole('table').getByRole('link', { name: 'Choose Plan' });
  await expect(choose).toHaveCount(2);
  // The keyboard comes to the table past the buttons of the page.
  await whenAnswered(page.getByRole('button', { name: 'Back', exact: true }));
  await choose.first().focus();
  await page.keyboard.press('Tab');
  await expect(choose.last()).toBeFocused();
  await expect(choose.last()).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.scrollingElement?.scrollLeft)).toBe(0);
});

test("Back leads home from the tab's first page, otherwise to the previous page @PRIC-01", async ({
  page,
  site,
  guard,
}) => {
  guard.allow(/elsewhere\.test/);
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${site.url}/pricing">Plans</a>` }),
  );
  const back = async () => {
    await whenHydrated(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  };
  await page.goto('/pricing');
  await back();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expect(page.getByRole('heading', { level: 1, name: 'RENT, BUY, SELL' })).toBeVisible();

  await page.goto('/blog');
  await page.goto('/pricing');
  await page.reload();
  await back();
  await expect(page).toHaveURL(/\/blog$/);

  await page.goto('http://elsewhere.test/');
  await page.getByRole('link', { name: 'Plans' }).click();
  await back();
  await expect(page).toHaveURL('http://elsewhere.test/');
});

test('both plans show a rule above their features, and ticks in their yellow', async ({ page }) => {
  await page.goto('/pricing');
  const looks = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const list = card.querySelector('ul');
      const tick = card.querySelector('.lucide');
      return {
        isRuleVisible: list && getComputedStyle(list).borderTopColor !== getComputedStyle(card).backgroundColor,
        tick: tick && getComputedStyle(tick).color,
      };
    }),
  );
  expect(looks).toEqual([
    { isRuleVisible: true, tick: 'rgb(217, 119, 6)' },
    { isRuleVisible: true, tick: 'rgb(253, 176, 34)' },
  ]);
});

import { expect, test, whenHydrated } from '../site/test';

test('a keyboard switches the annual prices off, and a reload switches them on again @APLN-01 @APLN-02 @APLN-03', async ({
  page,
}) => {
  await page.goto('/agency_plans');
  await whenHydrated(page);
  const annual = page.getByRole('switch', { name: 'Annual pricing (save 20%)' });
  const plans = page.getByRole('main').getByRole('article');
  const expectPlans = (text: RegExp) => expect(plans).toHaveText([text, text], { useInnerText: true });
  await expectPlans(/\$49\.99\s*per month\s*billed annually.*Get started/s);
  await annual.focus();
  await page.keyboard.press(' ');
  await expect(annual).not.toBeChecked();
  await expectPlans(/\$62\.49\s*per month\s*billed monthly/s);
  await page.reload();
  await whenHydrated(page);
  await expect(annual).toBeChecked();
  await expectPlans(/\$49\.99\s*per month/);
  await annual.uncheck();
  await plans.first().getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/plan_started$/);
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$49.99');
});

test('a screen reader meets the comparison as a table, and a phone scrolls inside it @PRIC-06 @PRIC-07 @PRIC-08 @PRIC-09', async ({
  page,
}) => {
  await page.goto('/pricing');
  // Chromium decides whether a table is a data table or layout.
  const browserTree = await page.context().newCDPSession(page);
  const { nodes } = await browserTree.send('Accessibility.getFullAXTree');
  const named = (role: string) =>
    nodes.filter((node) => node.role?.value === role).map((node): unknown => node.name?.value);
  expect(named('table')).toEqual(['Compare the plans']);
  expect(named('columnheader')).toEqual(['Basic $20 1 user', 'Business $60 3 users']);
  expect(named('rowheader')).toEqual(['Links Super Hot', 'Credits', 'Hot Credits', 'Refresh', 'Outburst Enhancer']);
  const table = page.getByRole('table', { name: 'Compare the plans' });
  await expect(table.getByRole('row', { name: /^Outburst Enhancer/ }).getByRole('cell')).toHaveText([
    'Not included',
    'Included',
  ]);

  await page.setViewportSize({ width: 320, height: 800 });
  const choose = table.getByRole('link', { name: 'Choose Plan' });
  await expect(choose).toHaveCount(2);
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

test('a keyboard opens the six answers one after the other @PRIC-10 @PRIC-11', async ({ page }) => {
  await page.goto('/pricing');
  await whenHydrated(page);
  const section = page.getByRole('region', { name: 'Frequently asked questions' });
  const questions = section.getByRole('button');
  await expect(questions).toHaveCount(6);
  await expect(section.getByText(/30 days.*30-minute onboarding call/)).toBeVisible();
  await questions.first().focus();
  for (const question of (await questions.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(question).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    const answer = section.getByRole('region', { name: (await question.textContent()) ?? '' });
    await expect(answer).toBeVisible();
    await expect
      .poll(() => answer.evaluate((panel) => panel.scrollHeight > 40 && panel.scrollHeight <= panel.clientHeight + 1))
      .toBe(true);
  }
});

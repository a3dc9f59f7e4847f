import { expect, test, whenHydrated } from '../site/test';
import { answerMap } from './map';

test('the map loads once, when its tab opens, in a titled frame @PROP-05 @API-05', async ({ page, guard }) => {
  const asked = await answerMap(page, guard);
  await page.goto('/details');
  await whenHydrated(page);
  for (const name of ['Key Insights', 'Description', 'History', 'Ask Question'])
    await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name: 'Ask Question' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('tab', { name: 'Location' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Location' });
  const frame = panel.getByTitle('Map of DHA Phase 6, Lahore, Pakistan');
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByText('Streets of the neighborhood')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(panel.getByText('DHA Phase 6')).toBeVisible();
  await expect(panel.getByRole('link', { name: /Open on OpenStreetMap/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/#map=/,
  );
});

test('the map also comes for a visitor who has followed a link from another page @PROP-05', async ({ page, guard }) => {
  const asked = await answerMap(page, guard);
  await page.goto('/home_favourites');
  await whenHydrated(page);
  await page.getByRole('list', { name: 'Sample favorites' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$90,000');
  await page.getByRole('tab', { name: 'Location' }).click();
  await expect(
    page
      .getByTitle(/^Map of/)
      .contentFrame()
      .getByText('Streets of the neighborhood'),
  ).toBeVisible();
  expect(asked).toHaveLength(1);
});

import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';
import { answerMap } from '@site/e2e/map';

test('the map loads once, when its tab opens, also after a link from another page', async ({ page, guard }) => {
  const asked = await answerMap(page, guard);
  await openHydrated(page, '/home_favourites');
  await page.getByRole('list', { name: 'Sample favorites' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$90,000');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel', { name: 'History' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('tab', { name: 'Location' }).click();
  const frame = page.getByRole('tabpanel', { name: 'Location' }).getByTitle(/^Map of/);
  await expect(frame.contentFrame().getByText('Streets of the neighborhood')).toBeVisible();
  expect(asked).toHaveLength(1);
});

import { SearchPage } from '@site/e2e/search-page';
import { expect, test } from '@site/e2e/test';
import { tabTo } from '@site/e2e/widgets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the keyboard searches, opens a home, reads its tabs and asks a question', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await search.panel.getByRole('radio', { name: 'Buy' }).focus();
  await tabTo(page, search.panel.getByLabel('Search'));
  await page.keyboard.type('gulberg');
  await page.keyboard.press('Enter');
  await expect(search.title).toBeFocused();
  await search.expectHomes('Gulberg III');
  await tabTo(page, search.homes.getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Details' }));
  await page.keyboard.press('End');
  const question = page.getByRole('tabpanel', { name: 'Ask Question' });
  await tabTo(page, question.getByLabel('Name'));
  await page.keyboard.type('Sana');
  await tabTo(page, question.getByRole('button', { name: 'Can I visit the house before I decide?' }));
  await page.keyboard.press('Enter');
  await expect(question.getByRole('region')).toBeVisible();
  await page.goBack();
  await search.expectAddress('?q=gulberg');
});

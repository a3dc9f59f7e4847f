import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';
import { openHydrated } from '../site/widgets';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true });

test('projects and homes saved on pages of two teams appear on the favorites page @FAVS-02', async ({ page }) => {
  for (const [path, name] of [
    ['/', 'Lake City'],
    ['/projects', 'Blue Town Lahore'],
    ['/projects_details_view', 'Gulberg III'],
  ] as const) {
    await openHydrated(page, path);
    await heart(page, name).first().click();
    await expect(heart(page, name).first()).toHaveAttribute('aria-pressed', 'true');
  }
  await openHydrated(page, '/home_favourites');
  const saved = page.getByRole('region', { name: 'Saved', exact: true });
  await expect(saved.getByRole('article').getByRole('heading')).toHaveText([
    'Lake City',
    'Blue Town Lahore',
    'Gulberg III',
  ]);
  await saved.getByRole('link', { name: /Blue Town Lahore/ }).click();
  await expect(page).toHaveURL(/\/project_details\/10$/);
  await expect(heart(page, 'Blue Town Lahore')).toHaveAttribute('aria-pressed', 'true');
});

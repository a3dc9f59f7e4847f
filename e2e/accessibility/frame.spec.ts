import { breakPart } from '../site/faults';
import { expectTree } from '../site/accessibility-tree';
import { expect, test } from '../site/test';
import { openHydrated, phone } from '../site/widgets';

test.describe('on a phone', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  test('a screen reader gets the menu as a modal dialog @HEAD-04 @HEAD-05', async ({ page }) => {
    await openHydrated(page, '/projects');
    const button = page.getByRole('button', { name: 'Open menu' });
    await expectTree(
      page.getByRole('banner'),
      `
      banner
        link "Manzil, home"
        button "Open menu" hasPopup=dialog`,
    );
    await button.press('Enter');
    await expectTree(
      page.locator('body'),
      `
      dialog "Menu" modal
        text "Manzil"
        button "Close" focused
        navigation "Menu"
          link "Home"
          link "Our Projects" current=page
          link "Blog"
          link "Sign in"`,
    );
    await page.keyboard.press('Escape');
    await expectTree(button, 'button "Open menu" hasPopup=dialog focused', 'after closing');
    await openHydrated(page, '/project_details/3');
    await button.press('Enter');
    await expectTree(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Our Projects' }),
      'link "Our Projects" current=true',
      'a page below a section',
    );
  });
});

test('a screen reader hears the new page and is at its heading @HEAD-03', async ({ page }) => {
  await openHydrated(page, '/');
  const announcer = page.locator('[aria-live=polite][aria-atomic=true]');
  await expectTree(announcer, 'live region live=polite');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).press('Enter');
  await expectTree(
    announcer,
    `
    live region live=polite
      text "About us and blog | Manzil"`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectTree(
    page.getByRole('banner'),
    `
    banner
      link "Manzil, home"
      navigation "Main"
        link "Home"
        link "Our Projects"
        link "Blog" current=page`,
  );
});

test('a missing part is announced in a status that closes and comes back', async ({ page, guard }) => {
  guard.allow(/net::ERR_/, /Failed to load resource/, /\[[a-z][\w-]*@[^\]]+\]/, /preload/, /is already registered/);
  await breakPart(page, 'agency', 'refused');
  await page.goto('/pricing');
  const notice = page.getByRole('status').filter({ hasText: 'did not load' });
  const shown = `
    status
      text "Part of this page did not load. You can read everything, but some buttons may not answer."
      button "Try again"
      button "Close"`;
  await expectTree(notice, shown);
  await notice.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expectTree(notice, shown, 'after a reload');
});

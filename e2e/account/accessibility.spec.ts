import { findViolations, widths } from '@site/e2e/axe';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

for (const { width, when } of widths) {
  test.describe(`at ${width} px`, when, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/login', '/register', '/forgot/verify', '/resetPassword']) {
      test(`axe finds nothing on ${path} while it is filled in and its passwords are shown`, async ({ page }) => {
        await openHydrated(page, path);
        const form = page.getByRole('main').getByRole('form');
        for (const field of await form.getByRole('textbox').all()) await field.fill('7');
        for (const toggle of await form.getByRole('button', { name: /password$/ }).all()) await toggle.click();
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}

import { fillEverything, formOf, picture, type NoOpFormPage } from '@site/e2e/no-op-form';
import { findViolations, widths } from '@site/e2e/axe';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const filled: readonly NoOpFormPage[] = [
  {
    path: '/plan_started',
    form: 'Payment',
    fields: { 'Card Number': '4929135792468013', 'Expiry Date': '11/38', CVV: '947' },
    action: 'Pay',
  },
  { path: '/otp_confirmed', form: 'Card pin', fields: {}, code: '9471', action: 'Confirm Payment' },
];

for (const { width, when } of widths) {
  test.describe(`at ${width} px`, when, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on payment and pin while they are filled in', async ({ page }) => {
      for (const quiet of filled) {
        await openHydrated(page, quiet.path);
        await fillEverything(formOf(page, quiet), quiet);
        expect(await findViolations(page), quiet.path).toEqual([]);
      }
    });

    test('axe finds nothing with a company picture, monthly prices, and all answers open', async ({ page }) => {
      const states: Record<string, () => Promise<void>> = {
        '/complete_profile': async () => {
          await page.locator('input[type=file]').setInputFiles(picture);
          await expect(page.getByRole('img', { name: /^Preview/ })).toBeVisible();
        },
        '/agency_plans': () => page.getByRole('switch').uncheck(),
        '/pricing': async () => {
          const closed = page.getByRole('main').getByRole('button', { expanded: false });
          while ((await closed.count()) > 0) await closed.first().click();
        },
      };
      for (const [path, bringAbout] of Object.entries(states)) {
        await openHydrated(page, path);
        await bringAbout();
        expect(await findViolations(page), path).toEqual([]);
      }
    });
  });
}

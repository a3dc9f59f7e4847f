import { expect, test } from '@site/e2e/test';
import { openHydrated, tabTo } from '@site/e2e/widgets';

test('the keyboard walks from the payment to the Partner Agent', async ({ page }) => {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  const step = (name: string) =>
    expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]')).toHaveText(
      new RegExp(`${name}$`),
    );
  const arrive = async (path: RegExp, name: string) => {
    await expect(page).toHaveURL(path);
    await expect(title).toHaveText(name);
    await expect(title).toBeFocused();
  };
  await openHydrated(page, '/plan_started');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await step('Payment');
  await tabTo(page, page.getByLabel('Card Number'));
  await page.keyboard.type('4929135792468013');
  await tabTo(page, page.getByRole('checkbox', { name: 'Save card details' }));
  await page.keyboard.press(' ');
  await expect(page.getByRole('checkbox', { name: 'Save card details' })).toBeChecked();
  await tabTo(page, main.getByRole('link', { name: 'Pay', exact: true }));
  await page.keyboard.press('Enter');

  await arrive(/\/otp_confirmed$/, 'Card pin');
  await step('Card pin');
  await tabTo(page, page.getByLabel('Digit 1 of 4'));
  await page.keyboard.type('9471');
  await page.keyboard.press('Enter');

  await arrive(/\/order_confirmed$/, 'Thank You For Your Purchase');
  await step('Order');
  await expect(main).toContainText(/Order number: \S+/);
  await tabTo(page, main.getByRole('link', { name: 'Complete your Agency Profile' }));
  await page.keyboard.press('Enter');

  await arrive(/\/complete_profile$/, 'Complete your company profile');
  await step('Profile');
  await tabTo(page, page.getByLabel('Company Address'));
  await page.keyboard.type('14 Canal Bank Road');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lahore');
  await expect(page.getByLabel('Company Address')).toHaveValue('14 Canal Bank Road\nLahore');
  await tabTo(page, main.getByRole('link', { name: 'Confirm', exact: true }));
  await page.keyboard.press('Enter');

  await arrive(/\/agency$/, 'Partner Agent');
  await expect(main.getByRole('article').first().getByRole('img')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

import { expect, test, whenHydrated } from '../site/test';

test('a card number is grouped while typing, and corrections keep the cursor @PAYM-01 @PAYM-02', async ({ page }) => {
  await page.goto('/plan_started');
  await whenHydrated(page);
  await expect(page.getByRole('radio', { name: 'Credit or Debit Card' })).toBeChecked();
  const number = page.getByLabel('Card Number');
  await number.focus();
  await page.keyboard.type('4929 1357-92468013');
  await expect(number).toHaveValue('4929 1357 9246 8013');
  await page.keyboard.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', '7']) await page.keyboard.press(key);
  await expect(number).toHaveValue('4972 9135 7924 6801 3');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('8');
  await expect(number).toHaveValue('4982 9135 7924 6801 3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('527');
  await expect(page.getByLabel('Expiry Date')).toHaveValue('05/27');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('31');
  await expect(page.getByLabel('Expiry Date')).toHaveValue('05/31');
});

import { expect, test, whenHydrated } from '../site/test';
import { CodeBoxes } from './code-boxes';

test('six digits are typed, corrected and gone through by keyboard @VERI-01', async ({ page }) => {
  const code = await CodeBoxes.open(page, '/forgot/verify', 'Verification code');
  await expect(code.boxes).toHaveCount(6);
  await code.boxes.first().focus();
  await code.press('9 x 4 - 7');
  await code.expect('947...', 4);
  await code.press('Backspace');
  await code.expect('94....', 3);
  await code.press('ArrowLeft 5');
  await code.expect('95....', 3);
  await code.press('Home 1');
  await code.expect('15....', 2);
  await code.press('End 6');
  await code.expect('15...6', 6);
  await code.press('8');
  await code.expect('15...8', 6);
  await code.press('ArrowRight ArrowLeft ArrowLeft Backspace Backspace');
  await code.expect('1....8', 2);
  await code.press('Home Delete');
  await code.expect('.....8', 1);
  await code.press('Shift+Tab');
  await expect(page.getByRole('group', { name: 'Verification code' }).locator(':focus')).toHaveCount(0);
});

test('a pasted code fills the boxes, whatever is between its digits @VERI-01', async ({ page }) => {
  const code = await CodeBoxes.open(page, '/forgot/verify', 'Verification code');
  await code.paste('123 456', 1);
  await code.expect('123456', 6);
  await code.paste('no digits at all', 1);
  await code.expect('123456', 1);
  await code.paste('654-321', 1);
  await code.expect('654321', 6);
  await code.paste('987654321', 1);
  await code.expect('987654', 6);
  await code.paste(' 1\n2 ', 3);
  await code.expect('981254', 5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resetPassword$/);
});

test('the way from a lost password to the login needs no pointer @RSET-02 @VERI-02', async ({ page }) => {
  await page.goto('/forgot_password');
  await whenHydrated(page);
  await page.getByLabel('Email or phone').focus();
  await page.keyboard.type('sana@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/\/forgot\/verify$/);
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('947136');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Correct-Horse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

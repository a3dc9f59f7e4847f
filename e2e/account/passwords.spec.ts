import { expect, test, whenHydrated } from '../site/test';

test('a keyboard shows and hides the password, which stays in its field @LOGN-02 @RSET-03', async ({ page }) => {
  await page.goto('/login');
  await whenHydrated(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await password.focus();
  await page.keyboard.type('Correct-Horse');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  for (const [key, name, type] of [
    [' ', 'Hide password', 'text'],
    ['Enter', 'Show password', 'password'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name })).toBeFocused();
    await expect(password).toHaveAttribute('type', type);
    await expect(password).toHaveValue('Correct-Horse');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('-9471');
  await expect(password).toHaveValue('Correct-Horse-9471');
});

test('one toggle shows both new passwords, two show the lost ones; later all hide @REGI-04 @RSET-01 @RSET-03', async ({
  page,
}) => {
  await page.goto('/register');
  await whenHydrated(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const toggles = page.getByRole('button', { name: /^(Show|Hide) (confirmed )?password$/ });
  await expect(toggles).toHaveCount(1);
  await toggles.click();
  for (const label of ['Password', 'Confirm Password']) await expect(field(label)).toHaveAttribute('type', 'text');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await page.goBack();
  for (const label of ['Password', 'Confirm Password']) await expect(field(label)).toHaveAttribute('type', 'password');

  await page.goto('/resetPassword');
  await whenHydrated(page);
  await expect(toggles).toHaveCount(2);
  await toggles.nth(1).click();
  await expect(field('New Password')).toHaveAttribute('type', 'password');
  await expect(field('Confirm Password')).toHaveAttribute('type', 'text');
  await toggles.nth(0).click();
  await expect(field('New Password')).toHaveAttribute('type', 'text');
});

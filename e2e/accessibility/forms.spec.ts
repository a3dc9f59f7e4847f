import { expectTree } from '../site/accessibility-tree';
import { expect, test } from '../site/test';
import { openHydrated } from '../site/widgets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a screen reader hears each question as a heading with an expandable button @PRIC-10', async ({ page }) => {
  await openHydrated(page, '/pricing');
  const question = page.getByRole('heading', { name: 'Can I change my plan later?' });
  await expectTree(
    question,
    `
    heading "Can I change my plan later?" level=3
      button "Can I change my plan later?" collapsed`,
  );
  await question.getByRole('button').press(' ');
  await expectTree(question.getByRole('button'), 'button "Can I change my plan later?" expanded focused');
  await expect(page.getByRole('region', { name: 'Can I change my plan later?' })).toBeVisible();
  await expectTree(
    page.getByRole('button', { name: 'Is there a free trial available?' }),
    'button "Is there a free trial available?" expanded',
    'the first, which stays open',
  );
  await question.getByRole('button').press('Enter');
  await expect(page.getByRole('region', { name: 'Can I change my plan later?' })).toBeHidden();

  await openHydrated(page, '/overseas');
  const all = page.getByRole('button', { name: 'Show all 32' });
  await expectTree(all, 'button "Show all 32" collapsed');
  await all.press('Enter');
  await expect(page.getByRole('list', { name: 'More countries' })).toBeVisible();
  await page.getByRole('button', { name: 'Caribbean' }).press('Enter');
  await expectTree(page.getByRole('button', { name: 'Caribbean' }), 'button "Caribbean" expanded focused');
});

test('a screen reader hears the annual pricing switch and the changed prices @APLN-01', async ({ page }) => {
  await openHydrated(page, '/agency_plans');
  const annual = page.getByRole('switch');
  const note = page.getByRole('main').getByRole('status');
  await expectTree(
    page.getByRole('navigation', { name: 'Steps' }).getByRole('link').first(),
    'link "Plan" current=step',
  );
  await expectTree(annual, 'switch "Annual pricing (save 20%)" checked');
  await annual.press(' ');
  await expectTree(annual, 'switch "Annual pricing (save 20%)" focused');
  await expectTree(
    note,
    `
    status
      text "Billed monthly. Annual billing saves $12.50 a month."`,
  );
  await annual.press(' ');
  await expectTree(
    note,
    `
    status
      text "Billed annually. You save $12.50 a month."`,
  );
});

test('a screen reader hears each code box, its digits, and the purpose of the code @OTPC-02 @VERI-01', async ({
  page,
}) => {
  await openHydrated(page, '/otp_confirmed');
  const pin = page.getByRole('group', { name: '4-digit card pin' });
  await pin.getByRole('textbox').first().focus();
  await page.keyboard.type('94');
  await expectTree(
    pin,
    `
    group "4-digit card pin"
      text "4-digit card pin"
      textbox "Digit 1 of 4" = 9
      textbox "Digit 2 of 4" = 4
      textbox "Digit 3 of 4" focused
      textbox "Digit 4 of 4"`,
  );
  await page.keyboard.press('Backspace');
  await expectTree(
    pin,
    `
    group "4-digit card pin"
      text "4-digit card pin"
      textbox "Digit 1 of 4" = 9
      textbox "Digit 2 of 4" focused
      textbox "Digit 3 of 4"
      textbox "Digit 4 of 4"`,
  );
  await openHydrated(page, '/forgot/verify');
  await expectTree(
    page.getByRole('form'),
    `
    form "Verification"
      text "This is a demonstration. Nothing you type here is sent or kept."
      text "Enter The verification code of 6 numbers"
      group "Verification code": Enter The verification code of 6 numbers
        text "Verification code"
        textbox "Digit 1 of 6"
        textbox "Digit 2 of 6"
        textbox "Digit 3 of 6"
        textbox "Digit 4 of 6"
        textbox "Digit 5 of 6"
        textbox "Digit 6 of 6"
      link "Confirm"`,
  );
});

test('a screen reader hears whether a password is shown, and how strong it is @RSET-03', async ({ page }) => {
  await openHydrated(page, '/resetPassword');
  const form = page.getByRole('form');
  await form.getByRole('textbox').first().fill('Abcdef12');
  await form.getByRole('button', { name: 'Show password' }).first().press('Enter');
  await expectTree(
    form,
    `
    form "Reset password"
      text "This is a demonstration. Nothing you type here is sent or kept."
      textbox "New Password" = Abcdef12
      button "Hide password" focused
      live region live=polite
        text "Password strength: Fair"
      textbox "Confirm Password"
      button "Show confirmed password"
      link "Confirm"`,
  );
});

test('a screen reader hears a removal and Undo @FAVS-02', async ({ page }) => {
  await openHydrated(page, '/home_favourites');
  const samples = page.getByRole('list', { name: 'Sample favorites' });
  for (const name of ['DHA Phase 6', 'Model Town'])
    await samples.getByRole('button', { name: `Save ${name}` }).press('Enter');
  const saved = page.getByRole('region', { name: 'Saved', exact: true });
  await saved.getByRole('button', { name: 'Save Model Town' }).press('Enter');
  await expectTree(
    saved.getByRole('status'),
    `
    status
      text "Model Town is no longer saved."`,
  );
  await expectTree(saved.getByRole('button', { name: 'Undo' }), 'button "Undo" focused');
});

import { expectTree } from '../site/accessibility-tree';
import { expect, test } from '../site/test';
import { openHydrated } from '../site/widgets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const empty = `
  form "Contact Us"
    textbox "Name" required
    combobox "Purpose" hasPopup=menu = Buy or Rent
    textbox "Email" required
    textbox "Phone (optional)"
    textbox "Message (optional)"
    button "Submit"`;

test('a screen reader hears the alert, the first missing field, and what each needs @CONT-08 @CONT-11 @CONT-12', async ({
  page,
}) => {
  await openHydrated(page, '/projects_details_view');
  const form = page.getByRole('form', { name: 'Contact Us' });
  await expectTree(form, empty);
  await form.getByRole('button', { name: 'Submit' }).press('Enter');
  await expectTree(
    form,
    `
    form "Contact Us"
      textbox "Name" required invalid focused: Enter your name
      text "Enter your name"
      combobox "Purpose" hasPopup=menu invalid = Buy or Rent: Choose Buy or Rent
      text "Choose Buy or Rent"
      textbox "Email" required invalid: Enter your email
      text "Enter your email"
      textbox "Phone (optional)"
      textbox "Message (optional)"
      button "Submit"`,
  );
  await expectTree(
    page.getByRole('alert'),
    `
    alert
      text "Please provide a valid name, email and purpose."
      button "Close"`,
  );
  await page.keyboard.type('Sana');
  await form.getByLabel('Purpose').selectOption('Rent');
  await form.getByRole('button', { name: 'Submit' }).press('Enter');
  await expectTree(
    form,
    `
    form "Contact Us"
      textbox "Name" required = Sana
      combobox "Purpose" hasPopup=menu = Rent
      textbox "Email" required invalid focused: Enter your email
      text "Enter your email"
      textbox "Phone (optional)"
      textbox "Message (optional)"
      button "Submit"`,
    'with one field left',
  );
});

test(
  'success is announced in an existing status; Escape leaves the focus @CONT-15 @CONT-21 @CONT-24',
  { tag: '@database' },
  async ({ page }) => {
    await openHydrated(page, '/projects_details_view');
    const form = page.getByRole('form', { name: 'Contact Us' });
    await form.getByLabel('Name', { exact: true }).fill('Sana');
    await form.getByLabel('Purpose').selectOption('Buy');
    await form.getByLabel('Email').fill('sana@example.com');
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await page.route('**/rest/v1/contact**', async (route) => {
      await held;
      await route.continue();
    });
    await form.getByRole('button', { name: 'Submit' }).press('Enter');
    const status = page.locator('[role=status]').and(page.locator('form ~ div > *'));
    await expectTree(status, 'status', 'while the request is sent');
    await expect(form.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    answer();
    await expectTree(
      status,
      `
    status
      text "Request submitted successfully! Expect to hear back from us within 48 hours."
      button "Close"`,
    );
    await expect(form.getByRole('button', { name: 'Submit' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(status).toHaveCount(0);
    await expectTree(form, empty.replace('"Submit"', '"Submit" focused'));
  },
);

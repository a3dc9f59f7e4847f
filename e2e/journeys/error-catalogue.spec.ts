import type { Page } from '@playwright/test';
import { everyPath } from '../site/paths';
import { twoFrames } from '../site/scrolling';
import { expect, test, whenHydrated } from '../site/test';

/** The whole catalogue (ERRS-02): three sentences of the contact form, two headings of the shell. */
const catalogue = {
  invalid: 'Please provide a valid name, email and purpose.',
  failed: 'Failed to submit request. Please try again.',
  sent: 'Request submitted successfully! Expect to hear back from us within 48 hours.',
  unknown: 'This page not exists!',
  unexpected: 'Unexpected Application Error!',
};

/** Search forms navigate; all others stay. */
const standingForms = (page: Page) => page.locator('form[method=dialog]');

async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await whenHydrated(page);
}

test('every empty form shows one catalog sentence, from the contact form only @ERRS-02', async ({
  page,
  request,
  capabilities,
}) => {
  // Fifteen pages, each opened and hydrated.
  test.setTimeout(240_000);
  let [contactForms, otherForms] = [0, 0];
  for (const path of capabilities.having(everyPath)) {
    if (!(await (await request.get(path)).text()).includes(' method="dialog"')) continue;
    await page.goto(path);
    await whenHydrated(page);
    const isAsked = (await page.getByRole('form', { name: /^Contact/ }).count()) > 0;
    const sent = await standingForms(page).evaluateAll((forms) => {
      for (const form of forms) if (form instanceof HTMLFormElement) form.requestSubmit();
      return forms.length;
    });
    await twoFrames(page);
    await expect(page.getByRole('alert'), path).toHaveText(isAsked ? [catalogue.invalid] : []);
    contactForms += Number(isAsked);
    otherForms += sent - Number(isAsked);
  }
  // Landing, blog, overseas, favorites at two paths, project view; five account forms, three of the agency, Ask
  // Question.
  expect({ contactForms, otherForms }).toEqual({ contactForms: 8, otherForms: 9 });
});

test(
  'each attempt to send is answered by exactly one catalog sentence @ERRS-02 @CONT-11 @CONT-15 @CONT-16',
  { tag: '@database' },
  async ({ page, guard }) => {
    guard.allow(/status 503/, /Failed to load resource/);
    await openLanding(page);
    const submit = page.getByRole('button', { name: 'Submit' });
    const answers = page
      .locator('[role=alert], [role=status]')
      .filter({ has: page.getByRole('button', { name: 'Close' }) });
    await submit.click();
    await expect(answers).toHaveText([catalogue.invalid]);
    await page.getByLabel('Name', { exact: true }).fill('Hira');
    await page.getByLabel('Purpose').selectOption('Rent');
    await page.getByLabel('Email').fill('hira@example.com');
    await page.route(
      '**/rest/v1/contact**',
      (route) => route.fulfill({ status: 503, body: 'maintenance until noon' }),
      { times: 1 },
    );
    await submit.click();
    await expect(answers).toHaveText([catalogue.failed]);
    await submit.click();
    await expect(answers).toHaveText([catalogue.sent]);
  },
);

test('every missing page and record shows its message from the error catalog @ERRS-02 @ROUT-25', async ({
  page,
  guard,
}) => {
  guard.allow(/status 404: .*\/nothing-here/, /Failed to load resource/);
  await page.goto('/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogue.unknown);
});

test('an error outside every part shows the catalog sentence and a way on @ERRS-01 @ERRS-02', async ({
  page,
  guard,
}) => {
  guard.allow(/this browser writes no title/);
  await openLanding(page);
  await page.evaluate(() => {
    const refuse = () => {
      throw new Error('this browser writes no title');
    };
    Object.defineProperty(document, 'title', { configurable: true, set: refuse });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogue.unexpected);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('list', { name: 'Blog' })).toBeVisible();
});

import { everyPath } from '@site/e2e/paths';
import { twoFrames } from '@site/e2e/scrolling';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const invalid = 'Please provide a valid name, email and purpose.';

test(
  'every empty form shows one catalog sentence, from the contact form only @ERRS-02',
  { tag: '@slow' },
  async ({ page, request, capabilities }) => {
    // Fifteen pages, each opened and hydrated.
    test.setTimeout(240_000);
    let [contactForms, otherForms] = [0, 0];
    for (const path of capabilities.having(everyPath)) {
      if (!(await (await request.get(path)).text()).includes(' method="dialog"')) continue;
      await openHydrated(page, path);
      const isAsked = (await page.getByRole('form', { name: /^Contact/ }).count()) > 0;
      // Search forms navigate; all others stay.
      const stays = page.locator('form[method=dialog]');
      const sent = await stays.count();
      for (const form of await stays.all()) {
        const submit = form.locator('button[type=submit]');
        if (await submit.isVisible()) await submit.click();
        else await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      }
      await twoFrames(page);
      await expect(page.getByRole('alert'), path).toHaveText(isAsked ? [invalid] : []);
      contactForms += Number(isAsked);
      otherForms += sent - Number(isAsked);
    }
    // Landing, blog, overseas, favorites at two paths, project view; five account forms, three of the agency, Ask
    // Question at two paths.
    expect({ contactForms, otherForms }).toEqual({ contactForms: 8, otherForms: 10 });
  },
);

test('an error outside every part shows the catalog sentence and a way on @ERRS-01 @ERRS-02', async ({
  page,
  guard,
}) => {
  guard.allow(/this browser writes no title/);
  await openHydrated(page, '/');
  await page.evaluate(() => {
    const refuse = () => {
      throw new Error('this browser writes no title');
    };
    Object.defineProperty(document, 'title', { configurable: true, set: refuse });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('list', { name: 'Blog' })).toBeVisible();
});

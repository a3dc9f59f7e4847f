import { expect, test, whenHydrated } from '../site/test';

for (const [path, heading] of [
  ['/home_favourites', 'Contact With An Agent'],
  ['/projects_details_view?city=Lahore', 'Contact Us'],
  ['/project_details/6', 'Contact Us'],
] as const) {
  test(
    `CONT-06 CONT-13 CONT-14 CONT-15 FAVS-06 the form "${heading}" on ${path} ends in the database`,
    { tag: '@database' },
    async ({ page, site }) => {
      const request = {
        name: `Visitor ${crypto.randomUUID()}`,
        purpose: 'Rent',
        email: 'visitor@example.com',
        message: 'Two bedrooms,\nnear a park.',
      };
      await page.goto(path);
      await whenHydrated(page);
      const form = page.getByRole('form', { name: heading });
      await form.getByLabel('Name', { exact: true }).fill(request.name);
      await form.getByLabel('Purpose').selectOption(request.purpose);
      await form.getByLabel('Email').fill(request.email);
      await form.getByLabel(/^Message/).fill(request.message);
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: 'Request submitted successfully! Expect to hear back from us within 48 hours.' }),
      ).toBeVisible();
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
      await expect(form.getByLabel(/^Message/)).toHaveValue('');
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
      const rows = (await site.listContacts?.()) ?? [];
      expect(rows.filter(({ name }) => name === request.name)).toEqual([expect.objectContaining(request)]);
    },
  );
}

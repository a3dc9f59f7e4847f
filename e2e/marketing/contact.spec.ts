import { expect, test, whenHydrated } from '../site/test';

for (const [path, heading] of [
  ['/blog', 'Contact Us'],
  ['/overseas', 'Contact With An Agent'],
] as const) {
  test(
    `CONT-06 CONT-13 CONT-15 ROUT-04 OVER-10 the form "${heading}" on ${path} ends in the database`,
    { tag: '@database' },
    async ({ page, site }) => {
      const request = { name: `Visitor ${crypto.randomUUID()}`, purpose: 'Buy', email: 'visitor@example.com' };
      await page.goto(path);
      await whenHydrated(page);
      const form = page.getByRole('form', { name: heading });
      await form.getByLabel('Name', { exact: true }).fill(request.name);
      await form.getByLabel('Purpose').selectOption(request.purpose);
      await form.getByLabel('Email').fill(request.email);
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: 'Request submitted successfully! Expect to hear back from us within 48 hours.' }),
      ).toBeVisible();
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
      const rows = (await site.listContacts?.()) ?? [];
      expect(rows.filter(({ name }) => name === request.name)).toEqual([expect.objectContaining(request)]);
    },
  );
}

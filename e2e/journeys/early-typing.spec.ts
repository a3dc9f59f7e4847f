import type { Page } from '@playwright/test';
import { everyPath } from '@site/e2e/paths';
import { expect, needs, test } from '@site/e2e/test';
import { arrivals, clearFields, openEarly, openHydrated, readFields, textFields, type Arrival } from '@site/e2e/typing';
import { endText, manners, startText, type Manner } from '@site/e2e/typing-manners';

const searchPath = '/projects_details_view';

/** `npm test` tries one page of each kind of field: search, contact form, form that demonstrates, boxes for a code. */
const kinds = [searchPath, '/agency', '/register', '/forgot/verify'];

async function expectSame(page: Page, path: string, arrival: Arrival, manner: Manner, index = 0): Promise<void> {
  const field = textFields(page).nth(index);
  const release = await openEarly(page, path, arrival);
  await field.focus();
  await manner.before(field);
  await release();
  await manner.after(field);
  const early = await readFields(page);
  await openHydrated(page, path, field);
  await manner.before(field);
  await manner.after(field);
  expect(early, `field ${index + 1} of ${path}, scripts ${arrival}`).toEqual(await readFields(page));
}

async function expectKept(page: Page, path: string): Promise<void> {
  const fields = textFields(page);
  const fillAll = async () => {
    for (const field of (await fields.all()).reverse()) await startText(field);
  };
  const release = await openEarly(page, path, 'late');
  // Fields of a closed panel are hidden.
  if ((await fields.count()) === 0) return release();
  await fillAll();
  await release();
  await manners.keys.after(fields.first());
  const early = await readFields(page);
  await clearFields(page);
  await fillAll();
  await endText(fields.first());
  expect(early, `fields of ${path}`).toEqual(await readFields(page));
}

/** Asks the HTML, which is faster than the page. */
const hasFields = async (page: Page, path: string) =>
  /<textarea|<input[^>]* type="(?:text|search|email|tel|password)"/.test(await (await page.request.get(path)).text());

async function expectSameInEach(page: Page, path: string, arrival: Arrival, manner: Manner): Promise<void> {
  await page.goto(path);
  const count = await textFields(page).count();
  expect(count).toBeGreaterThan(0);
  test.setTimeout(120_000 + 30_000 * count);
  for (let index = 0; index < count; index += 1) await expectSame(page, path, arrival, manner, index);
}

for (const path of everyPath) {
  test(
    `text typed into ${path} while it starts stays`,
    { annotation: needs({ path }), ...(kinds.includes(path) ? {} : { tag: '@slow' }) },
    async ({ page }) => {
      if (await hasFields(page, path)) await expectKept(page, path);
    },
  );
}

for (const path of kinds) {
  for (const arrival of arrivals)
    test(
      `keys in each field of ${path}, scripts ${arrival}`,
      { tag: '@slow', annotation: needs({ path }) },
      ({ page }) => expectSameInEach(page, path, arrival, manners.keys),
    );

  for (const name of ['composition', 'paste', 'undo', 'autofill'] as const)
    test(`${name} in each field of ${path}`, { tag: '@slow', annotation: needs({ path }) }, ({ page }) =>
      expectSameInEach(page, path, 'late', manners[name]),
    );
}

test(
  'a search typed into a shared address while the page starts stays as typed',
  { tag: '@slow' },
  async ({ page }) => {
    await expectSame(page, `${searchPath}?city=Lahore`, 'late', manners.keys);
  },
);

import { expect, test } from '@playwright/test';
import { findOwnerOfTest, isOfMachine } from '@site/e2e/report/owners';
import { findResponsible } from '@site/e2e/report/responsible-part';

const page = `<div id="root" data-part="shell@1">
  <header><nav aria-label="Main"><a href="/">Home</a></nav></header>
  <dialog aria-label="Menu"><a href="/login">Sign in</a></dialog>
  <main><div data-part="marketing@2"><h1>Landing</h1><p>Text</p><div data-part="projects@3"><ul><li>Card</li></ul></div></div></main>
  <footer>© 2024</footer></div>`;

const failing = (assertion: string, locator: string) =>
  `Error: expect(locator).${assertion}() failed\n\nLocator: ${locator}\nExpected: visible\n`;

for (const [what, part, message, file = 'journeys/other.spec.ts'] of [
  ['an element of the footer', 'shell@1', failing('toContainText', "getByRole('contentinfo')")],
  ['a drawer that does not open', 'shell@1', failing('toBeVisible', "getByRole('dialog', { name: 'Menu' })")],
  [
    'a click on a link of the closed drawer',
    'shell@1',
    "Error: locator.click: Timeout 7000ms exceeded.\nCall log:\n  - waiting for getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign in' })",
  ],
  [
    'a link that the bar no longer has',
    'shell@1',
    failing('toBeVisible', "getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })"),
    'projects/search.spec.ts',
  ],
  ['the focus after a navigation', 'shell@1', failing('toBeFocused', "getByRole('heading', { level: 1 })")],
  ['an address', 'shell@1', 'Error: expect(page).toHaveURL(expected) failed'],
  [
    'an address, in the tests of a team',
    'projects@3',
    'Error: expect(page).toHaveURL(expected) failed',
    'projects/search.spec.ts',
  ],
  ['a text of a page', 'marketing@2', failing('toBeVisible', "getByText('Text')")],
  [
    'a text that is missing on a page',
    'marketing@2',
    failing('toBeVisible', "getByRole('main').getByText('Missing', { exact: true })"),
  ],
  [
    'a card of another team’s fragment',
    'projects@3',
    failing('toBeVisible', "getByRole('listitem').first()"),
    'marketing/search.spec.ts',
  ],
  [
    'an error in the console',
    'projects@3',
    'Error: console, policy, network\n+   "console error: [projects@3] TypeError",',
  ],
  [
    'a missing script',
    'projects@3',
    'Error: console, policy, network\n+   "status 404: http://localhost/_/projects/main.js",',
  ],
  ['a value without an element', 'marketing@2', 'Error: expect(received).toBe(expected)'],
] as const) {
  test(`the report of a failure names the team to ask first: ${what}`, async ({ page: browserPage }) => {
    await browserPage.setContent(page);
    expect((await findResponsible(browserPage, { message, file }))?.part).toBe(part);
  });
}

test("a failure without a part names the team of the test's folder", () => {
  expect(['teams/console.spec.ts', 'projects/favorites.spec.ts', 'journeys/walk.spec.ts'].map(findOwnerOfTest)).toEqual(
    ['platform', 'projects', undefined],
  );
});

test('a site that did not start blames the machine, not a team', () => {
  const messages = [
    'Fixture "site" timeout of 60000ms exceeded during setup.',
    'Error: The site did not start:\n',
    'Error: expect(received).toBe(expected)',
  ];
  expect(messages.map((message) => isOfMachine([{ message }]))).toEqual([true, true, false]);
});

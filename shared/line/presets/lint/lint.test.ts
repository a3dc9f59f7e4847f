/** @jest-environment node */
import { expectCaught, messagesFor, named } from './testing/lint-planted';

test('what the code of a package imports, it declares', async () => {
  const rulesOf = async (code: string, file: string) => (await messagesFor(code, file)).map(({ ruleId }) => ruleId);
  const rule = 'import-x/no-extraneous-dependencies';
  const file = 'shared/contact-form/src/planted.ts';
  expect(await rulesOf(named('semver'), file)).toEqual([rule]);
  expect(await rulesOf(named('@chakra-ui/react'), file)).toEqual([rule]);
  expect(await rulesOf(named('react'), file)).toEqual([]);
  expect(await rulesOf(named('fast-check'), file.replace('.ts', '.test.ts'))).toEqual([]);
});

const file = 'shared/template-remote/src/features/planted/planted.tsx';
const shape = 'no-restricted-syntax';

test.each([
  [shape, 'use a token', "export const ink = '#1A1611';", "export const ink = 'fg.default';"],
  [
    shape,
    'use a token',
    'export const line = (width: string) => `${width} solid #ccc`;',
    "export const link = '#payment-plan';",
  ],
  [
    shape,
    'Name a text style',
    'export const line = <p fontSize="1rem" />;',
    'export const line = <p textStyle="ui" />;',
  ],
  [
    shape,
    'Name a text style',
    'export const line = { fontWeight: 600 };',
    "export const line = { textStyle: 'bold' };",
  ],
  [
    shape,
    'Link with `paths`',
    'export const link = <a href="/projects">Projects</a>;',
    'export const link = <a href="https://example.com/">Map</a>;',
  ],
  [
    shape,
    'Link with `paths`',
    'export const link = (id: string) => <a href={`/project_details/${id}`}>Project</a>;',
    'export const link = (id: string) => <a href={`#${id}`}>Section</a>;',
  ],
  [
    shape,
    'Link with `paths`',
    "export const link = { to: '/pricing' };",
    "export const range = { from: '/', to: '' };",
  ],
  [shape, 'Link with `paths`', "navigate('/login');", 'navigate(-1);'],
  [
    shape,
    'in full',
    "import { paths } from '@site/contracts';\nexport const { home } = paths;",
    "import { paths } from '@site/contracts';\nexport const { length } = paths.home;",
  ],
  [
    shape,
    'in full',
    "import { paths } from '@site/contracts';\nexport const find = (name: 'home') => paths[name];",
    "import { paths } from '@site/contracts';\nexport const find = () => paths.home;",
  ],
  [
    shape,
    'silences the compiler',
    'export const count = (value: string) => value as unknown as number;',
    'export const count = (value: unknown) => value as number;',
  ],
  [
    shape,
    'textDecorationLine',
    "export const link = { textDecoration: 'underline 1.5px' };",
    "export const link = { textDecoration: 'underline', textDecorationThickness: '1.5px' };",
  ],
  [
    shape,
    'textDecorationLine',
    'export const link = <Link textDecoration="underline 1.5px" />;',
    'export const link = <Link textDecoration="underline" />;',
  ],
  [
    shape,
    'Write WebkitUserSelect before it',
    "export const text = { userSelect: 'none' };",
    "export const text = { WebkitUserSelect: 'none', userSelect: 'none' };",
  ],
  [
    shape,
    'content security policy',
    "export const box = <div style={{ top: '4px' }} />;",
    'export const box = <div className="top" />;',
  ],
])('%s: %s: %s', (rule, says, code, harmless) => expectCaught({ file, rule, says, code, harmless }));

const component = 'export default function Thing() {\n  return null;\n}\n';
const specifier = 'const thing = 1;\nexport { thing as default };';
const veil = "export const veil = 'rgba(0, 0, 0, .5)';";

test.each([
  ['import-x/no-default-export', '', file, component, 'shared/template-remote/src/pages/planted.tsx'],
  [
    'import-x/no-default-export',
    '',
    'shell/src/planted.tsx',
    specifier,
    'shared/template-remote/src/fragments/planted.tsx',
  ],
  [shape, 'use a token', file, veil, 'shared/ui/src/theme/planted.ts'],
])('%s: %s in %s', (rule, says, where, code, harmlessFile) =>
  expectCaught({ file: where, rule, says, code, harmless: code, harmlessFile }),
);

const inTest = (line: string, imported = '') => `import { expect, test } from '@playwright/test';
${imported}

test('HOME-1 a visitor reads the headline', async ({ page }) => {
  await page.goto('/');
  ${line}
  await expect(page.getByRole('heading', { name: 'RENT, BUY, SELL' })).toBeVisible();
});
`;

test.each([
  inTest('await new Promise((done) => setTimeout(done, 500));'),
  inTest('await setTimeout(500);', "import { setTimeout } from 'node:timers/promises';"),
])('end-to-end tests never sleep: %s', (code) => {
  const harmless = inTest("await page.getByRole('link', { name: 'Blog' }).hover();");
  return expectCaught({ file: 'e2e/planted.spec.ts', rule: shape, says: 'Do not sleep', code, harmless });
});

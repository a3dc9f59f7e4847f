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
  ['use a token', "ink = '#1A1611'", "ink = 'fg.default'"],
  ['use a token', 'line = (width: string) => `${width} solid #ccc`', "link = '#payment-plan'"],
  ['Name a text style', 'line = <p fontSize="1rem" />', 'line = <p textStyle="ui" />'],
  ['Name a text style', 'line = { fontWeight: 600 }', "line = { textStyle: 'bold' }"],
  ['Link with `paths`', 'link = <a href="/projects">Projects</a>', 'link = <a href="https://example.com/">Map</a>'],
  [
    'Link with `paths`',
    'link = (id: string) => <a href={`/details/${id}`}>1</a>',
    'link = (id: string) => <a href={`#${id}`}>1</a>',
  ],
  ['Link with `paths`', "link = { to: '/pricing' }", "range = { from: '/', to: '' }"],
  ['Link with `paths`', "leave = () => navigate('/login')", 'leave = () => navigate(-1)'],
  [
    'silences the compiler',
    'count = (value: string) => value as unknown as number',
    'count = (value: unknown) => value as number',
  ],
  [
    'textDecorationLine',
    "link = { textDecoration: 'underline 1px' }",
    "link = { textDecoration: 'underline', color: 'fg.soft' }",
  ],
  [
    'textDecorationLine',
    'link = <Link textDecoration="underline 1px" />',
    'link = <Link textDecoration="underline" />',
  ],
  [
    'Write WebkitUserSelect before',
    "text = { userSelect: 'none' }",
    "text = { WebkitUserSelect: 'none', userSelect: 'none' }",
  ],
  ['content security policy', "box = <div style={{ top: '4px' }} />", 'box = <div className="top" />'],
])('%s: %s: %s', (says, code, harmless) =>
  expectCaught({ file, rule: shape, says, code: `export const ${code};`, harmless: `export const ${harmless};` }),
);

test.each([
  ['{ home } = paths', '{ length } = paths.home'],
  ["find = (name: 'home') => paths[name]", 'find = () => paths.home'],
])('the name of a path is written in full: %s: %s', (code, harmless) => {
  const inFile = (constant: string) => `import { paths } from '@site/contracts';\nexport const ${constant};`;
  return expectCaught({ file, rule: shape, says: 'in full', code: inFile(code), harmless: inFile(harmless) });
});

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

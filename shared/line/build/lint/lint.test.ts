/** @jest-environment node */
import { expectCaught, messagesFor, named, type Planted } from '../testing/lint-planted';

test('what the code of a package imports, it declares', async () => {
  const rulesOf = async (code: string, file: string) => (await messagesFor(code, file)).map(({ ruleId }) => ruleId);
  const rule = 'import-x/no-extraneous-dependencies';
  const file = 'shared/contact-form/src/planted.ts';
  expect(await rulesOf(named('semver'), file)).toEqual([rule]);
  expect(await rulesOf(named('@chakra-ui/react'), file)).toEqual([rule]);
  expect(await rulesOf(named('react'), file)).toEqual([]);
  expect(await rulesOf(named('fast-check'), file.replace('.ts', '.test.ts'))).toEqual([]);
});

describe('names', () => {
  const unnamed = { rule: 'import-x/no-default-export', says: '' };
  const component = 'export default function Thing() {\n  return null;\n}\n';

  test.each<Planted>([
    {
      ...unnamed,
      file: 'remote-agency/src/features/plan-card/planted.tsx',
      code: component,
      harmless: component,
      harmlessFile: 'remote-agency/src/pages/planted.tsx',
    },
    {
      ...unnamed,
      file: 'shell/src/planted.tsx',
      code: 'const thing = 1;\nexport { thing as default };\n',
      harmless: component,
      harmlessFile: 'remote-agency/src/fragments/planted.tsx',
    },
  ])('$file has no default export', expectCaught);
});

describe('what is written in one place only', () => {
  const file = 'remote-agency/src/features/planted/planted.tsx';
  const colour = { rule: 'no-restricted-syntax', says: 'use a token', file };
  const written = { rule: 'no-restricted-syntax', says: 'Link with `paths`', file };

  test.each<Planted>([
    { ...colour, code: "export const ink = '#1A1611';\n", harmless: "export const ink = 'fg.default';\n" },
    {
      ...colour,
      code: 'export const line = (width: string) => `${width} solid #ccc`;\n',
      harmless: "export const link = '#payment-plan';\n",
    },
    {
      ...colour,
      code: "export const veil = 'rgba(0, 0, 0, .5)';\n",
      harmless: "export const veil = 'rgba(0, 0, 0, .5)';\n",
      harmlessFile: 'shared/ui/src/theme/planted.ts',
    },
    {
      ...written,
      code: 'export const link = <a href="/projects">Projects</a>;\n',
      harmless: 'export const link = <a href="https://example.com/">Map</a>;\n',
    },
    {
      ...written,
      code: 'export const link = (id: string) => <a href={`/project_details/${id}`}>Project</a>;\n',
      harmless: 'export const link = (id: string) => <a href={`#${id}`}>Section</a>;\n',
    },
    {
      ...written,
      code: "export const link = { to: '/pricing' };\n",
      harmless: "export const range = { from: '/', to: 'end' };\n",
    },
    {
      ...written,
      says: 'in full',
      code: "import { paths } from '@site/contracts';\nexport const { home } = paths;\n",
      harmless: "import { paths } from '@site/contracts';\nexport const { length } = paths.home;\n",
    },
    {
      ...written,
      says: 'in full',
      code: "import { paths } from '@site/contracts';\nexport const find = (name: 'home') => paths[name];\n",
      harmless: "import { paths } from '@site/contracts';\nexport const find = () => paths.home;\n",
    },
    {
      ...written,
      code: "declare const navigate: (to: string) => void;\nnavigate('/login');\n",
      harmless: 'declare const navigate: (by: number) => void;\nnavigate(-1);\n',
    },
  ])('$code', expectCaught);
});

describe('end-to-end tests', () => {
  const inTest = (line: string) => `import { expect, test } from '@playwright/test';

test('HOME-1 a visitor reads the headline', async ({ page }) => {
  await page.goto('/');
  ${line}
  await expect(page.getByRole('heading', { name: 'RENT, BUY, SELL' })).toBeVisible();
});
`;
  const file = 'e2e/planted.spec.ts';
  const harmless = inTest("await page.getByRole('link', { name: 'Blog' }).hover();");

  test.each<Planted>([
    {
      file,
      code: inTest('await new Promise((done) => setTimeout(done, 500));'),
      rule: 'no-restricted-syntax',
      says: 'Do not sleep',
      harmless,
    },
    {
      file,
      code: `import { setTimeout } from 'node:timers/promises';\n${inTest('await setTimeout(500);')}`,
      rule: 'no-restricted-syntax',
      says: 'Do not sleep',
      harmless,
    },
  ])('never sleep: $rule', expectCaught);
});

describe('the language', () => {
  const file = 'shared/contracts/src/planted.ts';

  test.each<Planted>([
    {
      file,
      code: 'export const count = (value: string) => value as unknown as number;\n',
      rule: 'no-restricted-syntax',
      says: 'silences the compiler',
      harmless: 'export const count = (value: unknown) => value as number;\n',
    },
    {
      file,
      code: "export const link = { textDecoration: 'underline 1.5px' };\n",
      rule: 'no-restricted-syntax',
      says: 'textDecorationLine',
      harmless: "export const link = { textDecoration: 'underline', textDecorationThickness: '1.5px' };\n",
    },
    {
      file,
      code: "export const text = { userSelect: 'none' };\n",
      rule: 'no-restricted-syntax',
      says: 'Write WebkitUserSelect before it',
      harmless: "export const text = { WebkitUserSelect: 'none', userSelect: 'none' };\n",
    },
  ])('$rule: $says', expectCaught);

  test('an underline of several values is refused as a property of a component too', async () => {
    const link = (style: string) => `export const link = <Link ${style} />;\n`;
    const reported = await messagesFor(
      link('textDecoration="underline 1.5px"'),
      'remote-agency/src/features/planted/planted.tsx',
    );
    expect(reported.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-syntax']);
    expect(
      await messagesFor(link('textDecoration="underline"'), 'remote-agency/src/features/planted/planted.tsx'),
    ).toEqual([]);
  });

  test('a style attribute is refused', async () => {
    const reported = await messagesFor(
      "export const box = <div style={{ top: '4px' }} />;\n",
      'remote-agency/src/features/planted/planted.tsx',
    );
    expect(reported.map(({ message }) => message)).toEqual([expect.stringContaining('content security policy')]);
  });
});

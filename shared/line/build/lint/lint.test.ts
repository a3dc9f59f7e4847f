/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectCaught, lintFrom, messagesFor, named, type Planted } from '../testing/lint-planted';

describe('libraries that have a home', () => {
  const home = { rule: 'site/library-homes' };
  const away = 'remote-projects/src/features/planted/planted.ts';

  test.each([
    ['@chakra-ui/react', '@site/ui', 'shared/ui/src/theme/planted.ts'],
    ['@supabase/supabase-js', '@site/contact-form', 'shared/contact-form/src/planted.ts'],
    ['react-router', '@site/runtime/router', 'shell/src/planted.ts'],
    ['react-router-dom', '@site/runtime/router', 'shared/runtime/src/planted.ts'],
    ['@module-federation/enhanced/runtime', '@site/runtime', 'shared/runtime/src/planted.ts'],
    ['@module-federation/enhanced', '@site/runtime', 'shared/line/build/planted.ts'],
    ['@electric-sql/pglite', '@site/contact-store', 'shared/contact-store/src/planted.ts'],
    ['pg', '@site/contact-store', 'shared/contact-store/src/planted.ts'],
    ['pino', 'shared/line/publish', 'shared/line/publish/planted.ts'],
  ])('%s is met through %s', async (library, says, homeFile) => {
    const caught = (await messagesFor(named(library), away)).filter(({ ruleId }) => ruleId === home.rule);
    expect(caught[0]?.message).toContain(says);
    expect(await messagesFor(named(library), homeFile)).toEqual([]);
  });
});

describe('what a package imports, it declares', () => {
  const undeclared = { rule: 'site/declared-dependencies' };

  test("tests of a team's repository may import what its line brings", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    write('shared/ui/package.json', '{}');
    write('remote-fair/package.json', '{}');
    write('node_modules/@manzil/line/package.json', '{"dependencies":{"fast-check":"4.0.0"}}');
    const filePath = path.join(folder, 'remote-fair/src/model/planted.test.ts');
    const [result] = await lintFrom(folder).lintText(named('fast-check'), { filePath });
    expect(result?.messages).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test('a pulled declaration may import what only the releasing team declares', async () => {
    const pulled = 'shared/contracts/src/generated/declares/projects/src/planted.d.ts';
    const found = await messagesFor("export declare const thing: import('react').ReactNode;\n", pulled);
    expect(found.map(({ ruleId }) => ruleId)).not.toContain(undeclared.rule);
  });

  test.each<Planted>([
    {
      ...undeclared,
      file: 'shared/contracts/src/planted.ts',
      code: named('react'),
      says: 'Add it, at the version the root uses, to shared/contracts/package.json',
      harmless: named('node:path'),
    },
    {
      ...undeclared,
      file: 'remote-agency/src/features/planted/planted.ts',
      code: named('semver'),
      says: 'remote-agency/package.json',
      harmless: named('react'),
    },
    {
      ...undeclared,
      file: 'shared/runtime/src/planted.test.ts',
      code: named('left-pad'),
      says: 'left-pad',
      harmless: named('react-dom'),
    },
    {
      ...undeclared,
      file: 'remote-agency/src/features/planted/planted.ts',
      code: named('@testing-library/react'),
      says: '@testing-library/react',
      harmless: named('@testing-library/react'),
      harmlessFile: 'remote-agency/src/features/planted/planted.test.ts',
    },
  ])('$file: $code', expectCaught);
});

describe('names', () => {
  const nothing = 'export const thing = 1;\n';

  test.each([
    [
      'remote-agency/src/features/plan-card/PlanCard.tsx',
      'kebab-case',
      'remote-agency/src/features/plan-card/plan-card.tsx',
    ],
    [
      'remote-agency/src/features/planCard/card.tsx',
      'kebab-case',
      'remote-agency/src/features/plan-card/use-card.test.tsx',
    ],
    [
      'remote-agency/src/features/plan-card/plan-utils.ts',
      'says nothing',
      'remote-agency/src/features/plan-card/annual-price.ts',
    ],
    ['shared/ui/src/helpers/focus.ts', 'says nothing', 'shared/ui/src/core/focus-ring.ts'],
    ['shared/line/release-manager.ts', 'says nothing', 'shared/line/release.ts'],
    ['shared/contracts/src/common.ts', 'says nothing', 'shared/contracts/src/commons-park.ts'],
    [
      'remote-agency/src/features/plan-card/plan-card-next.tsx',
      'Replace it',
      'remote-agency/src/features/plan-card/previous-next.tsx',
    ],
  ])('the file %s is refused: %s', async (file, says, harmlessFile) => {
    const caught = await messagesFor(nothing, file);
    expect(caught.map(({ ruleId }) => ruleId)).toEqual(['site/file-names']);
    expect(caught[0]?.message).toContain(says);
    expect(await messagesFor(nothing, harmlessFile)).toEqual([]);
  });

  test.each([
    ['export class CacheManager {}', 'says nothing', 'export class Cache {}'],
    ['export function dateHelpers() {}', 'says nothing', 'export function formatDate() {}'],
    ['export const GalleryNew = 1;', 'Replace it', 'export const isNew = true;'],
    ['export type PlanNext = string;', 'Replace it', 'export type PreviousNext = string;'],
  ])('the export "%s" is refused: %s', async (code, says, harmless) => {
    const caught = await messagesFor(`${code}\n`, 'shared/contracts/src/planted.ts');
    expect(caught.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-syntax']);
    expect(caught[0]?.message).toContain(says);
    expect(await messagesFor(`${harmless}\n`, 'shared/contracts/src/planted.ts')).toEqual([]);
  });

  const unnamed = { rule: 'no-restricted-syntax', says: 'Export this by name' };
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
  const colour = { rule: 'site/no-raw-colours', says: 'use a token', file };
  const written = { rule: 'site/no-written-paths', says: 'Link with `paths`', file };

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
      code: inTest('await page.waitForTimeout(500);'),
      rule: 'playwright/no-wait-for-timeout',
      says: 'waitForTimeout',
      harmless,
    },
    {
      file,
      code: inTest("await page.waitForLoadState('networkidle');"),
      rule: 'playwright/no-networkidle',
      says: 'networkidle',
      harmless,
    },
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
      code: 'export const count = (value: any) => value;\n',
      rule: '@typescript-eslint/no-explicit-any',
      says: 'any',
      harmless: 'export const count = (value: unknown) => value;\n',
    },
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
    {
      file,
      code: '// @ts-ignore\nexport const count: number = 1;\n',
      rule: '@typescript-eslint/ban-ts-comment',
      says: 'ts-expect-error',
      harmless: '// @ts-expect-error the library types this as text\nexport const count: number = 1;\n',
    },
    {
      file,
      code: '// TODO later\nexport const count = 1;\n',
      rule: 'no-warning-comments',
      says: 'todo',
      harmless: '// Later than the others.\nexport const count = 1;\n',
    },
    {
      file,
      code: "import { PageHead } from './remote';\nexport const titleOf = (head: PageHead) => head.title;\n",
      rule: '@typescript-eslint/consistent-type-imports',
      says: 'import type',
      harmless: "import type { PageHead } from './remote';\nexport const titleOf = (head: PageHead) => head.title;\n",
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

  test('a file of 251 lines and a function of 81 lines are worth a warning, not an error', async () => {
    const statements = (count: number) =>
      Array.from({ length: count }, (_, index) => `export const line${index} = ${index};`).join('\n');
    const body = Array.from({ length: 79 }, (_, index) => `  void ${index};`).join('\n');
    const severities = async (code: string) =>
      (await messagesFor(`${code}\n`, file)).map(({ ruleId, severity }) => [ruleId, severity]);
    expect(await severities(statements(251))).toEqual([['max-lines', 1]]);
    expect(await severities(statements(250))).toEqual([]);
    expect(await severities(`export function long() {\n${body}\n}`)).toEqual([['max-lines-per-function', 1]]);
    expect(await severities(`export function long() {\n${body.split('\n').slice(1).join('\n')}\n}`)).toEqual([]);
  });

  test('a hook in a condition is an error', async () => {
    const hook = (before: string) => `import { useState } from 'react';

export function useOpen(isAllowed: boolean) {
  ${before}
  return useState(isAllowed);
}
`;
    await expectCaught({
      file: 'remote-agency/src/features/planted/use-open.ts',
      code: hook('if (!isAllowed) return undefined;'),
      rule: 'react-hooks/rules-of-hooks',
      says: 'conditionally',
      harmless: hook('if (!isAllowed) console.info(isAllowed);'),
    });
  });
});

describe('cycles', () => {
  let folder: string;
  const fileOf = (name: string) => path.join(folder, 'shared/loop/src', name);
  const write = (name: string, code: string) => writeFileSync(fileOf(name), code);

  async function rulesBrokenBy(name: string) {
    const [result] = await lintFrom(folder).lintText(readFileSync(fileOf(name), 'utf8'), { filePath: fileOf(name) });
    return result?.messages.map(({ ruleId }) => ruleId);
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
    mkdirSync(path.join(folder, 'shared/loop/src'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('two modules that need each other are reported in both', async () => {
    write('first.ts', "import { second } from './second';\nexport const first = () => second;\n");
    write('second.ts', "import { first } from './first';\nexport const second = () => first;\n");
    write('third.ts', "import { first } from './first';\nexport const third = () => first;\n");
    expect(await rulesBrokenBy('first.ts')).toEqual(['import-x/no-cycle']);
    expect(await rulesBrokenBy('second.ts')).toEqual(['import-x/no-cycle']);
    expect(await rulesBrokenBy('third.ts')).toEqual([]);
  });
});

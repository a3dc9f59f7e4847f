/** @jest-environment node */
import { newFolder } from '../../testing/folder';
import { expectCaught, messagesFor, named } from './testing/lint-planted';

/** What holds for a remote holds for the template, too. */
const page = 'shared/template-remote/src/pages/planted.tsx';
const shell = 'shell/src/planted.ts';

describe('who may import whom', () => {
  const relative = 'import-x/no-relative-packages';
  const undeclared = 'import-x/no-extraneous-dependencies';
  const restricted = 'no-restricted-imports';

  test.each([
    [page, '../../../../shell/src/main', relative, '@site/runtime'],
    [page, '../../../ui/src/core/button', relative, '@site/ui/core'],
    [page, '../../../line/build/images/plan', relative, '@site/runtime/router'],
    [page, '@site/contact-store', undeclared, '@site/contracts'],
    [page, '@site/runtime/hydrate', restricted, '@site/runtime'],
    [shell, '../../shared/contracts/src/index', relative, '@site/contracts'],
    [shell, '@site/contact-form', undeclared, '@site/runtime/load'],
    ['shared/contact-form/src/planted.ts', '@site/runtime/hydrate', restricted, '@site/runtime'],
    ['shared/ui/src/planted.ts', '@site/contracts', undeclared, '@site/runtime/hydrate'],
    ['shared/ui/src/planted.ts', '@site/runtime/load', restricted, '@site/runtime/names'],
    ['shared/contracts/src/planted.ts', '@site/contact-form', undeclared, './site'],
    ['shared/runtime/src/planted.ts', '@site/ui/core', undeclared, '@site/contracts'],
    ['shared/line/live/planted.ts', '@site/runtime', restricted, '@site/runtime/names'],
    ['shared/contact-store/src/planted.ts', '../../line/build/index', relative, './keys'],
    ['e2e/planted.ts', '../shell/src/main', relative, '@site/contracts'],
    ['e2e/planted.ts', '@site/runtime/load', restricted, '@site/runtime/names'],
  ])('%s may not import %s', async (file, target, rule, harmless) => {
    expect((await messagesFor(named(target), file)).map(({ ruleId }) => ruleId)).toEqual([rule]);
    expect(await messagesFor(named(harmless), file)).toEqual([]);
  });

  test('another team cannot be reached by the name of its package', async () => {
    const caught = await messagesFor(named('@site/remote-fair'), page);
    expect(caught.map(({ message }) => message)).toContainEqual(expect.stringContaining('Show its fragment'));
  });

  test('what draws whole pages for a test is only for tests', async () => {
    const code = named('@manzil/line/page-tests');
    expect((await messagesFor(code, page)).map(({ ruleId }) => ruleId)).toEqual([undeclared]);
    expect(await messagesFor(code, page.replace('.tsx', '.test.tsx'))).toEqual([]);
  });
});

describe('inside a remote', () => {
  const files = [
    ...['features/gallery/gallery.ts', 'features/search/found-projects.ts', 'components/chip.ts', 'routes.ts'],
    ...['pages/projects.ts', 'fragments/project-grid.ts', 'content/projects.ts'],
    ...['model/amount.ts', 'model/home-address.ts', 'model/list-homes.ts'],
  ];
  const sources = files.map((file) => [`remote-fair/src/${file}`, 'export const thing = 1;\n'] as const);
  const checkout = newFolder({ 'remote-fair/package.json': '{}', ...Object.fromEntries(sources) });
  const rule = 'import-x/no-restricted-paths';

  test.each([
    ['features/gallery', '../search/found-projects', 'Let the page compose them', './gallery'],
    ['features/gallery', '../../pages/projects', 'features comes before it', '../../content/projects'],
    ['features/gallery', '../../fragments/project-grid', 'features comes before it', '../../model/amount'],
    ['components', '../features/gallery/gallery', 'components comes before it', '../model/home-address'],
    ['model', '../components/chip', 'model comes before it', '../content/projects'],
    ['content', '../features/gallery/gallery', 'content comes before it', './projects'],
    ['content', '../model/list-homes', 'content comes before it', './projects'],
    ['pages', '../routes', 'fragments, pages comes before it', '../features/gallery/gallery'],
  ])('%s may not import %s', (folder, target, says, harmless) =>
    expectCaught({
      checkout,
      rule,
      file: `remote-fair/src/${folder}/planted.tsx`,
      code: named(target),
      says,
      harmless: named(harmless),
    }),
  );

  test('a file outside of all layers is refused', () =>
    expectCaught({
      checkout,
      rule: 'no-restricted-syntax',
      file: 'remote-fair/src/lib/dates.ts',
      code: 'export const day = 1;\n',
      says: 'in no layer',
      harmless: 'export const day = 1;\n',
      harmlessFile: 'remote-fair/src/model/dates.ts',
    }));
});

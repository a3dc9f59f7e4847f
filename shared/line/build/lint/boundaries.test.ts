/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../part';
import { expectCaught, messagesFor, named } from '../testing/lint-planted';

const page = 'remote-projects/src/pages/planted.tsx';
const shell = 'shell/src/planted.ts';

describe('who may import whom', () => {
  const relative = 'import-x/no-relative-packages';
  const undeclared = 'import-x/no-extraneous-dependencies';
  const restricted = 'no-restricted-imports';

  test.each([
    [page, '../../../remote-agency/src/content/plans', relative, '@site/runtime'],
    [page, '../../../shared/ui/src/core/button', relative, '@site/ui/core'],
    [page, '../../../shared/line/build/images/plan', relative, '@site/runtime/router'],
    [page, '@site/contact-store', undeclared, '@site/contact-form'],
    [page, '@site/runtime/hydrate', restricted, '@site/runtime'],
    [shell, '../../shared/contracts/src/index', relative, '@site/contracts'],
    [shell, '@site/contact-form', undeclared, '@site/runtime/load'],
    ['shared/contact-form/src/planted.ts', '@site/runtime', restricted, '@site/runtime/router'],
    ['shared/ui/src/planted.ts', '@site/contracts', undeclared, '@site/runtime/hydrate'],
    ['shared/ui/src/planted.ts', '@site/runtime/load', restricted, '@site/runtime/names'],
    ['shared/contracts/src/planted.ts', '@site/contact-form', undeclared, './site'],
    ['shared/runtime/src/planted.ts', '@site/ui/core', undeclared, '@site/contracts'],
    ['shared/line/live/planted.ts', '@site/runtime', restricted, '@site/runtime/names'],
    ['shared/contact-store/src/planted.ts', '../../line/build/index', relative, './keys'],
    ['e2e/planted.ts', '../remote-agency/src/routes', relative, '@site/contracts'],
    ['e2e/planted.ts', '@site/runtime/load', restricted, '@site/runtime/names'],
  ])('%s may not import %s', async (file, target, rule, harmless) => {
    expect((await messagesFor(named(target), file)).map(({ ruleId }) => ruleId)).toEqual([rule]);
    expect(await messagesFor(named(harmless), file)).toEqual([]);
  });

  test('another team cannot be reached by the name of its package', async () => {
    const caught = await messagesFor(named('@site/remote-agency'), page);
    expect(caught.map(({ message }) => message)).toContainEqual(expect.stringContaining('Show its fragment'));
  });

  test('what draws whole pages for a test is only for tests', async () => {
    const code = named('@manzil/line/page-tests');
    expect((await messagesFor(code, page)).map(({ ruleId }) => ruleId)).toEqual([undeclared]);
    expect(await messagesFor(code, page.replace('.tsx', '.test.tsx'))).toEqual([]);
  });
});

/** Its layers come from its folders; a repository with the shell only has none. */
const describeRemote = existsSync(path.join(root, 'remote-projects')) ? describe : describe.skip;

describeRemote('inside a remote', () => {
  const rule = 'import-x/no-restricted-paths';

  test.each([
    ['features/gallery', '../search/found-projects', 'Let the page compose them', './gallery'],
    ['features/gallery', '../../pages/projects', 'features comes before it', '../../content/projects'],
    ['features/gallery', '../../fragments/project-grid', 'features comes before it', '../../model/amount'],
    ['components', '../features/gallery/gallery', 'components comes before it', '../model/home-address'],
    ['model', '../components/chip', 'model comes before it', '../content/projects'],
    ['content', '../features/gallery/gallery', 'content comes before it', './projects'],
    ['content', '../model/list-properties', 'content comes before it', './projects'],
    ['pages', '../routes', 'fragments, pages comes before it', '../features/gallery/gallery'],
  ])('%s may not import %s', (folder, target, says, harmless) =>
    expectCaught({
      rule,
      file: `remote-projects/src/${folder}/planted.tsx`,
      code: named(target),
      says,
      harmless: named(harmless),
    }),
  );

  test('a file outside of all layers is refused', () =>
    expectCaught({
      rule: 'no-restricted-syntax',
      file: 'remote-projects/src/lib/dates.ts',
      code: 'export const day = 1;\n',
      says: 'in no layer',
      harmless: 'export const day = 1;\n',
      harmlessFile: 'remote-projects/src/model/dates.ts',
    }));
});

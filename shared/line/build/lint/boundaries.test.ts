/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../part';
import { expectCaught, messagesFor, named } from '../testing/lint-planted';

const page = 'remote-projects/src/pages/planted.tsx';
const shell = 'shell/src/planted.ts';
const ofContracts = 'shared/contracts/src/planted.ts';
const fragmentTypes = 'shared/contracts/src/generated/fragments.ts';

describe('who may import whom', () => {
  const rule = 'site/boundaries';

  test.each([
    [page, '../../../remote-agency/src/content/plans', 'its fragment through @site/runtime', '@site/runtime'],
    [page, '../../../shell/src/site', 'comes through @site/runtime', '@site/runtime/router'],
    [page, '../../../shared/ui/src/core/heading', 'import from @site/ui', '@site/ui/core'],
    [page, '@site/runtime/hydrate', 'its state would be there twice', '@site/ui/core'],
    [shell, '../../shared/contact-form/src/index', 'Only a remote shows a form', '@site/ui/forms'],
    ['shared/contact-form/src/planted.ts', '../../runtime/src', 'or as a property', '@site/ui/forms'],
    ['shared/ui/src/planted.ts', '@site/runtime', 'take it as a property', '@site/runtime/router'],
    ['shared/ui/src/planted.ts', '../../contracts/src/site', 'knows nothing of the product', './core/heading'],
    [ofContracts, '../../contact-form/src/index', 'Contracts know nothing', './site'],
    ['shared/runtime/src/planted.ts', '../../ui/src/core', 'how the site looks', '@site/contracts'],
    ['shared/line/live/planted.ts', '../../ui/src/core', 'how the site looks', '../storage'],
    ['shared/line/live/planted.ts', '../../../e2e/pages', 'see the site as a visitor does', '@site/contact-store'],
    ['shared/contact-store/src/planted.ts', '../../line/build', 'needed at run time', './keys'],
    ['e2e/planted.ts', '../remote-agency/src/routes', 'read paths from @site/contracts', '@site/contracts'],
  ])('%s may not import %s', (file, target, says, harmless) =>
    expectCaught({ rule, file, code: named(target), says, harmless: named(harmless) }),
  );

  const type = (from: string) => `import type { Props } from '${from}';\nexport type Same = Props;\n`;
  const grid = '../../../remote-projects/src/fragments/project-grid';

  test.each([
    [page, "jest.mock('../../../remote-agency/src/routes');\n", 'with `paths`', "jest.mock('@site/runtime');\n"],
    [
      page,
      "export type Plan = import('../../../remote-agency/src/content/plans').Plan;\n",
      'may not import',
      "export type Path = import('@site/contracts').PageHead;\n",
    ],
    [
      shell,
      "export const load = () => import('../../remote-agency/src/pages/pricing');\n",
      'may not import',
      "export const load = () => import('@site/ui/forms');\n",
    ],
    [fragmentTypes, named(`../${grid}`), 'Contracts know nothing', `export type Props = import('../${grid}').Props;\n`],
    [ofContracts, type(grid), 'Contracts know nothing', type('./generated/fragments')],
  ])('%s may not contain %s', (file, code, says, harmless) => expectCaught({ rule, file, code, says, harmless }));

  test('a plan of pictures uses the presets, a page does not', () =>
    expectCaught({
      rule,
      file: page,
      code: named('../../../shared/line/build/images/index'),
      says: 'The line builds and releases',
      harmless: named('../images'),
      harmlessFile: 'remote-projects/images/plan.ts',
    }));

  test('another team cannot be reached by the name of its package either', async () => {
    const caught = await messagesFor(named('@site/remote-agency'), page);
    expect(caught.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  test('what draws whole pages for a test is only for tests', async () => {
    const code = named('../../../shared/line/page-tests/index');
    const rules = async (file: string) => (await messagesFor(code, file)).map(({ message }) => message);
    expect((await rules(page))[0]).toContain('Only the tests of shell, remotes and contact form');
    expect((await rules(page.replace('.tsx', '.test.tsx')))[0]).toContain('imported through its entry point');
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
    ['components', '../features/gallery/gallery', 'components comes before it', '../model/read-home'],
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

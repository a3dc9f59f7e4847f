/** @jest-environment node */
import { expectCaught, messagesFor, named, type Planted } from '../testing/lint-planted';

describe('who may import whom', () => {
  const page = 'remote-projects/src/pages/planted.tsx';
  const boundary = { rule: 'site/boundaries' };

  test.each<Planted>([
    {
      ...boundary,
      file: page,
      code: named('../../../remote-agency/src/content/plans'),
      says: 'its fragment through @site/federation',
      harmless: named('@site/federation'),
    },
    {
      ...boundary,
      file: page,
      code: named('../../../shell/src/site'),
      says: 'comes through @site/federation',
      harmless: named('@site/router'),
    },
    {
      ...boundary,
      file: page,
      code: "jest.mock('../../../remote-agency/src/routes');\n",
      says: 'link to it with `paths`',
      harmless: "jest.mock('@site/federation');\n",
    },
    {
      ...boundary,
      file: page,
      code: "export type Plan = import('../../../remote-agency/src/content/plans').Plan;\n",
      says: 'may not import',
      harmless: "export type Path = import('@site/contracts').PageHead;\n",
    },
    {
      ...boundary,
      file: page,
      code: named('../../../shared/packages/ui/src/core/heading'),
      says: 'import from @site/ui',
      harmless: named('@site/ui/core'),
    },
    {
      ...boundary,
      file: page,
      code: named('../../../shared/packages/hydration/src/index'),
      says: 'its state would be there twice',
      harmless: named('@site/ui/core'),
    },
    {
      ...boundary,
      file: 'shell/src/planted.ts',
      code: "export const load = () => import('../../remote-agency/src/pages/pricing');\n",
      says: 'may not import',
      harmless: "export const load = () => import('@site/ui/forms');\n",
    },
    {
      ...boundary,
      file: 'shell/src/planted.ts',
      code: named('../../shared/packages/contact-form/src/index'),
      says: 'Only a remote shows the contact form',
      harmless: named('@site/ui/forms'),
    },
    {
      ...boundary,
      file: 'shared/packages/contact-form/src/planted.ts',
      code: named('../../federation/src/index'),
      says: 'Take what you need as a property',
      harmless: named('@site/ui/forms'),
    },
    {
      ...boundary,
      file: 'shared/packages/ui/src/planted.ts',
      code: named('../../federation/src/index'),
      says: 'take it as a property',
      harmless: named('@site/router'),
    },
    {
      ...boundary,
      file: 'shared/packages/ui/src/planted.ts',
      code: named('../../contracts/src/site'),
      says: 'knows nothing of the product',
      harmless: named('./core/heading'),
    },
    {
      ...boundary,
      file: 'shared/packages/contracts/src/planted.ts',
      code: named('../../contact-form/src/index'),
      says: 'Contracts know nothing',
      harmless: named('./site'),
    },
    {
      ...boundary,
      file: 'shared/packages/contracts/src/generated/fragments/planted.ts',
      code: "export { ProjectGrid } from '../../../../../../remote-projects/src/fragments/project-grid';\n",
      says: 'Contracts know nothing',
      harmless:
        "import type { ProjectGridProps } from '../../../../../../remote-projects/src/fragments/project-grid';\nexport type Props = ProjectGridProps;\n",
    },
    {
      ...boundary,
      file: 'shared/packages/contracts/src/planted.ts',
      code: "import type { ProjectGridProps } from '../../../../remote-projects/src/fragments/project-grid';\nexport type Props = ProjectGridProps;\n",
      says: 'Contracts know nothing',
      harmless: "import type { FragmentProps } from './generated/fragments';\nexport type Props = FragmentProps;\n",
    },
    {
      ...boundary,
      file: 'shared/packages/federation/src/planted.ts',
      code: named('../../ui/src/core/heading'),
      says: 'knows nothing of how the site looks',
      harmless: named('@site/contracts'),
    },
    {
      ...boundary,
      file: 'shared/tools/delivery/src/planted.ts',
      code: named('../../../packages/ui/src/core/heading'),
      says: 'knows nothing of how the site looks',
      harmless: named('@site/build'),
    },
    {
      ...boundary,
      file: 'shared/services/contact-store/src/planted.ts',
      code: named('../../../tools/build/src/index'),
      says: 'Presets are for tools',
      harmless: named('./keys'),
    },
    {
      ...boundary,
      file: 'shared/tools/build/src/planted.ts',
      code: named('../../delivery/src/release'),
      says: 'may not import',
      harmless: named('@site/contracts'),
    },
    {
      ...boundary,
      file: 'e2e/planted.ts',
      code: named('../remote-agency/src/routes'),
      says: 'read paths from @site/contracts',
      harmless: named('@site/contracts'),
    },
    {
      ...boundary,
      file: page,
      code: named('../../../shared/tools/build/src/images/index'),
      says: 'Presets are for tools',
      harmless: named('@site/build/images'),
      harmlessFile: 'remote-projects/images/plan.ts',
    },
    {
      ...boundary,
      file: 'shared/tools/delivery/src/planted.ts',
      code: named('../../../../e2e/pages'),
      says: 'see the site as a visitor does',
      harmless: named('@site/contact-store'),
    },
  ])('$file does not reach $code', expectCaught);

  test('another team cannot be reached by the name of its package either', async () => {
    const caught = await messagesFor(named('@site/remote-agency'), page);
    expect(caught.map(({ ruleId }) => ruleId)).toContain('site/boundaries');
  });

  test('what draws whole pages for a test is only for tests', async () => {
    const code = named('../../../shared/tools/testing/src/index');
    const rules = async (file: string) => (await messagesFor(code, file)).map(({ message }) => message);
    expect((await rules(page))[0]).toContain('Only the tests of shell, remotes and contact form');
    expect((await rules(page.replace('.tsx', '.test.tsx')))[0]).toContain('imported through its entry point');
  });
});

describe('inside a remote', () => {
  const layer = { rule: 'site/layers' };

  test.each<Planted>([
    {
      ...layer,
      file: 'remote-projects/src/features/gallery/planted.ts',
      code: named('../search-panel/search-panel'),
      says: 'Let the page compose them',
      harmless: named('./thumbnails'),
    },
    {
      ...layer,
      file: 'remote-projects/src/features/planted/planted.ts',
      code: named('../../pages/projects'),
      says: 'A page arranges features',
      harmless: named('../../content/projects'),
    },
    {
      ...layer,
      file: 'remote-projects/src/features/planted/planted.ts',
      code: named('../../fragments/project-grid'),
      says: 'into the feature',
      harmless: named('../../../images/manifest.json'),
    },
    {
      ...layer,
      file: 'remote-projects/src/content/planted.ts',
      code: named('../features/gallery/gallery'),
      says: 'turn the import round',
      harmless: named('./projects'),
    },
    {
      ...layer,
      file: 'remote-projects/src/components/planted.tsx',
      code: named('../features/gallery/gallery'),
      says: 'A feature is above components',
      harmless: named('../model/id-store'),
    },
    {
      ...layer,
      file: 'remote-projects/src/model/planted.ts',
      code: named('../components/chip'),
      says: 'A rule and a text know no component',
      harmless: named('../content/projects'),
    },
    {
      ...layer,
      file: 'remote-projects/src/content/planted.ts',
      code: named('../model/list-properties'),
      says: 'move what computes with it into the model',
      harmless: named('./projects'),
    },
    {
      ...layer,
      file: 'remote-projects/src/pages/planted.tsx',
      code: named('../routes'),
      says: 'The routes are the entry point',
      harmless: named('../features/gallery/gallery'),
    },
    {
      ...layer,
      file: 'remote-projects/src/pages/planted.tsx',
      code: named('../lib/dates'),
      says: 'is in no layer',
      harmless: named('../content/dates'),
    },
  ])('$file does not reach $code', expectCaught);
});

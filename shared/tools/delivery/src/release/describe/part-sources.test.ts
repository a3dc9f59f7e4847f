/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@site/build';
import { readFragmentUse } from './fragment-use';
import { openPartProgram } from './part-program';
import { readProvided, readSharedUse } from './shared-use';

let dir: string;
const contracts = join(root, 'shared/packages/contracts/src/index.ts');

// Inside the repository, where the shared modules can be found.
function makeFolder(): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  dir = mkdtempSync(join(root, '.cache/sources-'));
}
const removeFolder = () => rmSync(dir, { recursive: true, force: true });

/** Described before any other, by a compiler that has read nothing: what later ones share is parsed for it. */
const firstPage =
  "import { Button, Heading } from '@site/ui/core';\nexport default ({ size }: { size: 'md' | 'sm' }) => <><Heading level={1}>x</Heading><Button size={size}>y</Button></>;";
let firstUse: unknown;
beforeAll(() => {
  makeFolder();
  firstUse = shared({ 'src/pages/page.tsx': firstPage });
  removeFolder();
}, 60_000);

beforeEach(makeFolder);
afterEach(removeFolder);

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

/** The program of a page and what it imports. */
function open(files: Record<string, string>, name = 'src/pages/page.tsx') {
  write(files);
  const page = join(dir, name);
  const program = openPartProgram({ roots: [page], contracts });
  return { program, files: program.reach(page) };
}

const shared = (files: Record<string, string>, name?: string) => {
  const { program, files: found } = open(files, name);
  return readSharedUse(program, found);
};

describe('what a part uses of shared modules', () => {
  it('is found in every file that a page reaches, with what it passes of the component’s own properties', () => {
    const uses = shared({
      'src/pages/page.tsx':
        "import { Title } from '../title';\nimport type { ButtonProps } from '@site/ui/core';\nexport default (props: ButtonProps) => <Title {...props} />;",
      'src/title.tsx':
        'import { Heading, Text as Words } from \'@site/ui/core\';\nexport const Title = (props: object) => <><Heading level={2} mt="4">x</Heading><Words {...props}>y</Words></>;',
      'src/other.tsx': "import { Chip } from '@site/ui/core';\nexport const Other = () => <Chip>x</Chip>;",
    });
    expect(uses).toEqual({ '@site/ui/core': { Heading: ['{ level: 2 }'], Text: ['{} & Spread'] } });
  });

  it('is the same in another folder, and when another part was described before', () => {
    shared({
      'src/pages/page.tsx':
        "import { Button } from '@site/ui/core';\nexport default ({ size }: { size: 'sm' | 'lg' | 'md' }) => <Button size={size} variant=\"outline\">y</Button>;",
    });
    expect(shared({ 'other/src/pages/page.tsx': firstPage }, 'other/src/pages/page.tsx')).toEqual(firstUse);
    expect(firstUse).toEqual({
      '@site/ui/core': { Button: [expect.stringContaining('"md" | "sm"')], Heading: ['{ level: 1 }'] },
    });
  });

  it('is found through a name for the whole module', () => {
    expect(
      shared({
        'src/pages/page.tsx': "import * as core from '@site/ui/core';\nexport default () => <core.Chip>x</core.Chip>;",
      }),
    ).toEqual({ '@site/ui/core': { Chip: [] } });
  });

  it.each([
    ["const load = () => import('@site/ui/disclosure').then(({ Accordion }) => ({ default: Accordion }));"],
    ["const load = () => import('@site/ui/disclosure').then((module) => ({ default: module.Accordion }));"],
    [
      "const load = async () => { const { Accordion } = await import('@site/ui/disclosure'); return { default: Accordion }; };",
    ],
    ["const load = async () => ({ default: (await import('@site/ui/disclosure')).Accordion });"],
  ])('is found where it comes with a click: %s', (code) => {
    expect(
      shared({
        'src/pages/page.tsx': `import { lazy } from 'react';\n${code}\nconst Later = lazy(load);\nexport default () => <Later open />;`,
      }),
    ).toEqual({ '@site/ui/disclosure': { Accordion: [] } });
  });
});

it('a generic function of a library is named, and what is passed to it is not written', () => {
  const code =
    "import { chakra } from '@site/ui/core';\nconst Bar = chakra('span', { base: { display: 'grid', color: 'fg.muted' } });\nexport default () => <Bar>x</Bar>;";
  expect(shared({ 'src/pages/page.tsx': code })).toEqual({ '@site/ui/core': { chakra: [] } });
});

describe('what a part passes to functions of shared modules, and reads of their results', () => {
  const calls = (code: string) =>
    shared({
      'src/pages/page.tsx': `import { useIsHydrated, useLocation, useSearchParams } from '@site/router';\nimport * as router from '@site/router';\nexport default () => { ${code} };`,
    })['@site/router'];

  it.each([
    ['a member of the result', 'return useLocation().pathname;', { useLocation: ['{ (): { pathname: string } }'] }],
    [
      'a member under another name',
      'const { pathname: path } = useLocation(); return path;',
      { useLocation: ['{ (): { pathname: string } }'] },
    ],
    [
      'members through a variable',
      'const here = useLocation(); return here.key + here.hash;',
      { useLocation: ['{ (): { hash: string; key: string } }'] },
    ],
    [
      'a place in a list',
      "const [params] = useSearchParams({ city: 'Lahore' }); return params.get('city');",
      { useSearchParams: ['{ (p0: { city: string }): { "0": URLSearchParams } }'] },
    ],
    ['the whole result', 'return useIsHydrated() ? 1 : 2;', { useIsHydrated: ['{ (): boolean }'] }],
    ['nothing', 'useIsHydrated();', { useIsHydrated: ['{ (): unknown }'] }],
    [
      'anything, of a library',
      'const here = useLocation(); return JSON.stringify(here);',
      { useLocation: ['{ (): External<"Location", unknown> }'] },
    ],
    [
      'with the name of the whole module',
      'return router.useLocation().hash;',
      { useLocation: ['{ (): { hash: string } }'] },
    ],
    ['what is handed on', 'return [0].map(useIsHydrated);', { useIsHydrated: ['{ (): boolean }'] }],
  ])('%s', (_, code, uses) => {
    expect(calls(code)).toMatchObject(uses);
  });

  it('is not written out for a generic function, whose provided text is empty as well', () => {
    const code =
      "import { chakra } from '@site/ui/core';\nconst Line = chakra('p', { base: { color: 'fg.muted' } });\nexport default () => <Line>x</Line>;";
    expect(shared({ 'src/pages/page.tsx': code })).toEqual({ '@site/ui/core': { chakra: [] } });
  });
});

describe('what the shell provides', () => {
  it('is each export, with the properties of its own that a component takes', () => {
    const file = join(root, 'shared/packages/ui/src/core/index.ts');
    const provided = readProvided(openPartProgram({ roots: [file], contracts }), file);
    expect(provided.Heading).toMatch(/^\{ level: 1 \| 2 \| 3 \| 4; textStyle\?: /);
    expect(provided.Button).toMatch(/variant\?: .*"outline" \| "primary"/);
    expect(provided).toMatchObject({ Box: '{}', system: '' });
    expect(Object.keys(provided)).not.toContain('ButtonProps');
  });

  it('is what a function takes and returns, too', () => {
    const file = join(root, 'shared/packages/router/src/index.ts');
    const provided = readProvided(openPartProgram({ roots: [file], contracts }), file);
    expect(provided).toMatchObject({
      useIsHydrated: '{ (): boolean }',
      useSearchParams: expect.stringMatching(/^\{ \(p0\?: .*\): \[URLSearchParams, /),
    });
  });
});

describe('the fragments of a page', () => {
  const fragments = (code: string) => {
    const { program, files } = open({ 'src/pages/page.tsx': `import { Fragment } from '@site/federation';\n${code}` });
    return [...readFragmentUse('shop', files, program.checker)].map(([id, passed]) => [id, [...passed].sort()]);
  };

  it('are found with what is passed to them, also by a spread, and where the id has a name', () => {
    const code =
      "const grid = 'projects/fragments/property-grid';\nconst more = { sort: 'lowest' } as const;\nexport default () => <Fragment id={grid} label=\"Homes\" limit={4} {...more} />;";
    expect(fragments(code)).toEqual([['projects/fragments/property-grid', ['limit', 'sort']]]);
  });

  it('must be known before the page runs', () => {
    const code =
      'export default ({ id }: { id: \'projects/fragments/project-grid\' | (string & {}) }) => <Fragment id={id as never} label="Homes" />;';
    expect(() => fragments(code)).toThrow(
      'shop shows a fragment whose id is only known at run time (src/pages/page.tsx).',
    );
  });
});

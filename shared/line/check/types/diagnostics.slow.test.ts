/** @jest-environment node */
import type { TypeTree } from '@site/contracts';
import { findDiagnostics } from './diagnostics';
import type { TypedPart } from './type-program';

const none: TypeTree = { files: {}, modules: {} };

/** Sentences about a page of marketing, beside a shell and a grid of projects with these declarations. */
function sentencesOf({ core = '', grid = 'export default function Grid(): null;', page = '' }): string[] {
  const fragment =
    "import type { FragmentProps } from '@site/contracts';\nexport declare function Fragment<Id extends keyof FragmentProps>(props: { id: Id; label: string } & FragmentProps[Id]): null;";
  const parts: TypedPart[] = [
    {
      part: 'shell',
      types: {
        declares: {
          files: { 'core.d.ts': `${core}\nexport {};`, 'runtime.d.ts': fragment },
          modules: { '@site/ui/core': 'core.d.ts', '@site/runtime': 'runtime.d.ts' },
        },
        sources: none,
      },
    },
    {
      part: 'projects',
      types: { declares: { files: { 'grid.d.ts': grid }, modules: { 'fragments/grid': 'grid.d.ts' } }, sources: none },
    },
    { part: 'marketing', types: { declares: none, sources: { files: { 'page.tsx': page }, modules: {} } } },
  ];
  return findDiagnostics({ parts, consumer: 'marketing' }).map(({ sentence }) => sentence);
}

const show = (props: string) =>
  `import { Fragment } from '@site/runtime';\nexport default () => <Fragment id="projects/fragments/grid" label="Grid" ${props} />;`;
const takes = (props: string) => `export default function Grid(props: ${props}): null;`;
const crumbs = 'export declare function Breadcrumb(props: { items: { label: string; href?: string }[] }): null;';
const imports = (names: string, body = '') => `import { ${names} } from '@site/ui/core';\n${body}`;

test.each([
  [
    'a property of a list that is gone',
    {
      core: crumbs,
      page: imports('Breadcrumb', "export default () => <Breadcrumb items={[{ label: 'Home', to: '/' }]} />;"),
    },
    /'to' does not exist/,
  ],
  [
    'a hook that takes addresses only',
    {
      core: 'export declare function useNavigate(): (to: string) => void;',
      page: imports('useNavigate', 'export const back = () => useNavigate()(-1);'),
    },
    /'number' is not assignable to parameter of type 'string'/,
  ],
  [
    'a value that may be missing now',
    {
      core: 'export declare const site: { url?: string };',
      page: imports('site', 'export const length = site.url.length;'),
    },
    /possibly 'undefined'/,
  ],
  ['an export that is gone', { page: imports('Heading', 'export default () => <Heading />;') }, /no exported member/],
  [
    'a fragment that requires more',
    { grid: takes('{ mode: string; city: string }'), page: show('mode="all"') },
    /'city' is missing/,
  ],
  [
    'a fragment that no longer takes a property',
    { grid: takes('{ max?: number }'), page: show('limit={3}') },
    /'limit' does not exist/,
  ],
  [
    'a callback that gets something else',
    { grid: takes('{ onCount: (count: number) => void }'), page: show('onCount={(count: string) => count.trim()}') },
    /'number' is not assignable to type 'string'/,
  ],
  [
    'a token inside a text',
    {
      core: "export type TokenReference = '{colors.fg.default}';",
      page: "export const move = 'all 1s {easings.bounce}';",
    },
    /^The theme has no token easings\.bounce\.$/,
  ],
])('%s is found', (_, given, sentence) => {
  expect(sentencesOf(given)).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  [
    'a fragment that takes one more that may be left out',
    { grid: takes('{ mode: string; city?: string }'), page: show('mode="all"') },
  ],
  [
    'a fragment that is wrapped in memo',
    {
      grid: "import { memo } from 'react';\ndeclare const Grid: ReturnType<typeof memo<(props: { mode: 'all' }) => null>>;\nexport default Grid;",
      page: show('mode="all"'),
    },
  ],
  [
    'a type that is gone',
    { page: "import type { HeadingProps } from '@site/ui/core';\nexport const props = {} as HeadingProps;" },
  ],
  ['a package that is not installed here', { page: "import words from 'no-words';\nexport const text = words.list;" }],
  [
    'a token that the theme has',
    {
      core: "export type TokenReference = '{colors.fg.default}';",
      page: "export const ring = '0 0 0 3px {colors.fg.default/40} {paths.home}';",
    },
  ],
])('%s disturbs nobody', (_, given) => {
  expect(sentencesOf(given)).toEqual([]);
});

/** @jest-environment node */
import type { ReleaseTypes, TypeTree } from '@site/contracts';
import { findMisfits } from './misfits';
import { openTypeProgram } from './type-program';

const none: TypeTree = { files: {}, modules: {} };

const shell: ReleaseTypes = {
  declares: {
    files: {
      'federation.d.ts':
        "import type { FragmentProps } from '@site/contracts';\nexport declare function Fragment<Id extends keyof FragmentProps>(props: { id: Id; label: string } & FragmentProps[Id]): null;",
    },
    modules: { '@site/runtime': 'federation.d.ts' },
  },
  sources: none,
};

const takes = (props: string) => `export default function Grid(props: ${props}): null;`;
const show = (props: string) => `export default () => <Fragment id="projects/fragments/grid" label="Grid" ${props} />;`;
const misfit = 'marketing consumes projects/fragments/grid, but what it passes does not fit what projects takes:';
const typed =
  "import type { FragmentProps } from '@site/contracts';\ntype Filter = FragmentProps['projects/fragments/grid'];\n";

const harmless: readonly [string, string, string][] = [
  ['takes one more that may be left out', takes('{ mode: string; city?: string }'), show('mode="all"')],
  ['takes a callback', takes('{ onCount?: (count: number) => void }'), show('onCount={(count) => count.toFixed()}')],
  [
    'is a class',
    "import { Component } from 'react';\nexport default class Grid extends Component<{ mode: 'all' }> {}",
    show('mode="all"'),
  ],
  [
    'is wrapped in memo',
    "import { memo } from 'react';\ndeclare const Grid: ReturnType<typeof memo<(props: { mode: 'all' }) => null>>;\nexport default Grid;",
    show('mode="all"'),
  ],
  ['takes none', 'export default function Grid(): null;', show('')],
];

const breaking: readonly [string, string, string, string[]][] = [
  [
    'requires one more',
    takes('{ mode: string; city: string }'),
    show('mode="all"'),
    [`${misfit} Property 'city' is missing.`],
  ],
  [
    'takes another type',
    takes('{ limit: string }'),
    show('limit={3}'),
    [`${misfit} Types of property 'limit' are incompatible. Type 'number' is not assignable to type 'string'.`],
  ],
  [
    'no longer takes one',
    takes('{ max?: number }'),
    show('limit={3}'),
    ['marketing passes "limit" to projects/fragments/grid, which projects no longer takes.'],
  ],
  [
    'no longer takes one of a spread',
    takes('{ mode: string; max?: number }'),
    `const more = { limit: 3 };\n${show('mode="all" {...more}')}`,
    ['marketing passes "limit" to projects/fragments/grid, which projects no longer takes.'],
  ],
  [
    'calls back with something else',
    takes('{ onCount: (count: number) => void }'),
    show('onCount={(count: string) => count.trim()}'),
    [`${misfit} Types of property 'onCount' are incompatible. Type 'number' is not assignable to type 'string'.`],
  ],
  [
    'takes another type than a function of the consumer returns',
    takes('{ limit?: string }'),
    `${typed}function choose(): Filter { return { limit: 3 }; }\n${show('{...choose()}')}`,
    [`${misfit} Types of property 'limit' are incompatible. Type 'number' is not assignable to type 'string'.`],
  ],
  [
    'requires one that a function of the consumer leaves out',
    takes('{ limit: number; mode?: string }'),
    `${typed}function choose(): Filter { return { mode: 'all' }; }\n${show('{...choose()}')}`,
    [`${misfit} Property 'limit' is missing.`],
  ],
  [
    'no longer takes one that the consumer has written as its type',
    takes('{ max?: number }'),
    `${typed}const places = [{ limit: 3 }] satisfies Filter[];\nexport default () => places.map((each) => <Fragment key="a" id="projects/fragments/grid" label="Grid" {...each} />);`,
    ['marketing passes "limit" to projects/fragments/grid, which projects no longer takes.'],
  ],
];

const unknown: [string, string, string] = [
  'is exposed by nobody',
  takes('{}'),
  '<Fragment id="projects/fragments/map" label="Map" />;',
];

const all = [...harmless, ...breaking, unknown];
const found = new Map<string, string[]>();

beforeAll(() => {
  const parts = all.flatMap(([, grid, page], index) => {
    const declares = { files: { 'grid.d.ts': grid }, modules: { 'fragments/grid': 'grid.d.ts' } };
    const text = page.replaceAll('projects/fragments', `projects-${index}/fragments`);
    const files = { 'page.tsx': `import { Fragment } from '@site/runtime';\n${text}` };
    return [
      { part: `projects-${index}`, types: { declares, sources: none } },
      { part: `marketing-${index}`, types: { declares: none, sources: { files, modules: {} } } },
    ];
  });
  const consumers = all.map((_, index) => `marketing-${index}`);
  const opened = openTypeProgram({ parts: [{ part: 'shell', types: shell }, ...parts], consumers });
  for (const [index, [name]] of all.entries())
    found.set(
      name,
      findMisfits(opened, `marketing-${index}`).map(({ sentence }) => sentence.replaceAll(`-${index}`, '')),
    );
});

it.each(harmless)('a fragment that %s disturbs nobody', (name) => {
  expect(found.get(name)).toEqual([]);
});

it.each(breaking)('a fragment that %s is refused', (name, _grid, _page, sentences) => {
  expect(found.get(name)).toEqual(sentences);
});

it('a fragment that nobody exposes is left to the check of modules', () => {
  expect(found.get(unknown[0])).toEqual([]);
});

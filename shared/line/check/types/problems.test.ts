/** @jest-environment node */
import type { TypeTree } from '@site/contracts';
import { findProblems, type Problem } from './problems';
import { openTypeProgram } from './type-program';

interface Case {
  name: string;
  /** `@site/ui/core` of the shell. */
  shell?: string;
  /** `projects/fragments/grid`. */
  grid?: string;
  page: string;
  /** Each is part of one sentence, in their order. */
  says: readonly string[];
}

const heading = 'export declare function Heading(props: { level: 1 | 2; id?: string }): null;';
const useHeading = (body: string) => `import { Heading } from '@site/ui/core';\nexport default () => ${body};`;
const crumbs = (name: string) =>
  `export declare function Crumbs(props: { items: readonly { label: string; ${name}?: string }[] }): null;`;
const show = (props: string) =>
  `import { Fragment } from '@site/runtime';\nexport default () => <Fragment id="projects/fragments/grid" label="Grid" ${props} />;`;

const cases: readonly Case[] = [
  { name: 'what fits', shell: heading, page: useHeading('<Heading level={1} />'), says: [] },
  {
    name: 'another type',
    shell: heading,
    page: useHeading('<Heading level={3} />'),
    says: [`Type '3' is not assignable to type '1 | 2'.`],
  },
  {
    name: 'a property that is gone',
    shell: heading,
    page: useHeading('<Heading level={1} note="x" />'),
    says: ["Property 'note' does not exist"],
  },
  {
    name: 'a property that is gone, in a list that is written elsewhere',
    shell: crumbs('href'),
    page: "import { Crumbs } from '@site/ui/core';\nconst trail = [{ label: 'Home', to: '/' }];\nexport default () => <Crumbs items={trail} />;",
    says: ["Nothing takes 'to' here."],
  },
  {
    name: 'the same with its property',
    shell: crumbs('to'),
    page: "import { Crumbs } from '@site/ui/core';\nconst trail = [{ label: 'Home', to: '/' }];\nexport default () => <Crumbs items={trail} />;",
    says: [],
  },
  {
    name: 'fewer arguments',
    shell: 'export declare function useGo(): (to: string) => void;',
    page: "import { useGo } from '@site/ui/core';\nexport default () => useGo()(-1);",
    says: ["Argument of type 'number' is not assignable to parameter of type 'string'."],
  },
  {
    name: 'an export that is gone',
    shell: 'export declare const Text: string;',
    page: useHeading('<Heading level={1} />'),
    says: ["has no exported member 'Heading'"],
  },
  {
    name: 'a type that is gone, which no browser asks for',
    shell: 'export declare const Text: string;',
    page: "import type { Tone } from '@site/ui/core';\nimport { type Size, Text } from '@site/ui/core';\nexport const tone: Tone | Size = Text;",
    says: [],
  },
  {
    name: 'a result with less',
    shell: 'export declare function useOffer(): { cost: number };',
    page: "import { useOffer } from '@site/ui/core';\nexport default () => useOffer().price;",
    says: ["Property 'price' does not exist"],
  },
  {
    name: 'packages and globals that are not installed here',
    page: "import words from 'no-words';\nexport default () => words(process.env.NODE_ENV);",
    says: [],
  },
  {
    name: 'a fragment that requires more',
    grid: '{ mode: string; city: string }',
    page: show('mode="all"'),
    says: ["Property 'city' is missing"],
  },
  {
    name: 'a fragment that no longer takes one of a spread',
    grid: '{ mode: string; max?: number }',
    page: `const more = { limit: 3 };\n${show('mode="all" {...more}')}`,
    says: ["Nothing takes 'limit' here."],
  },
  {
    name: 'a path that is gone, and one with fewer parameters',
    page: "import { paths } from '@site/contracts';\nexport default () => [paths.home, paths.agent, paths.article(1), paths.article()];",
    says: ['No part calls a path agent any more.', 'Expected 1 arguments, but got 0.'],
  },
  {
    name: 'a token inside a longer value',
    shell: "export type TokenReference = '{colors.fg.default}';",
    page: "export const shadow = ['0 0 {colors.fg.default/40}', '1s {easings.bounce}', '{paths.home}'];",
    says: ['The shell does not provide the token easings.bounce.'],
  },
];

const fragment =
  "import type { FragmentProps } from '@site/contracts';\nexport declare function Fragment<Id extends keyof FragmentProps>(props: { id: Id; label: string } & FragmentProps[Id]): null;";

/** Each page has a shell module and a fragment of its own, so that one program answers for all. */
let problems: Problem[];
beforeAll(() => {
  const own = (index: number, text: string) =>
    text.replaceAll('@site/ui/core', `@site/case-${index}`).replaceAll('fragments/grid', `fragments/grid-${index}`);
  const trees = (text: (each: Case) => string | undefined, name: (index: number) => string): TypeTree => ({
    files: Object.fromEntries(cases.map((each, index) => [`${index}.d.ts`, text(each) ?? 'export {};'])),
    modules: Object.fromEntries(cases.map((_, index) => [name(index), `${index}.d.ts`])),
  });
  const modules = trees(
    ({ shell }) => shell,
    (index) => (cases[index]?.shell?.includes('TokenReference') ? '@site/ui/core' : `@site/case-${index}`),
  );
  const shell: TypeTree = {
    files: { ...modules.files, 'runtime.d.ts': fragment },
    modules: { ...modules.modules, '@site/runtime': 'runtime.d.ts' },
  };
  const grids = trees(
    ({ grid }) => `export default function Grid(props: ${grid ?? '{}'}): null;`,
    (index) => `fragments/grid-${index}`,
  );
  const files = Object.fromEntries(cases.map(({ page }, index) => [`agency/page-${index}.tsx`, own(index, page)]));
  const question = {
    consumer: 'agency',
    sources: { files, modules: {} },
    producers: [
      { part: 'shell', declares: shell },
      { part: 'projects', declares: grids },
    ],
    paths: [
      { name: 'home', path: '/' },
      { name: 'article', path: '/blog/:id' },
    ],
  };
  problems = findProblems(openTypeProgram(question), 'agency');
});

it.each(cases.map(({ name, says }, index) => [name, index, says] as const))('%s', (_, index, says) => {
  const found = problems.filter(({ place }) => place.startsWith(`page-${index}.tsx: `)).map(({ sentence }) => sentence);
  expect(found).toEqual(says.map((part) => expect.stringContaining(part) as string));
});

it('quotes the line', () => {
  expect(problems.map(({ place }) => place)).toContain('page-1.tsx: export default () => <Heading level={3} />;');
});

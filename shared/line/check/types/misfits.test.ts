/** @jest-environment node */
import type { TypeTree } from '@site/contracts';
import { findMisfits } from './misfits';
import { openTypeProgram } from './type-program';

interface Case {
  name: string;
  declares: string;
  uses: string;
  sentences: readonly string[];
}

const core = (name: string, declares: string, uses: string, ...sentences: string[]): Case => ({
  name,
  declares,
  uses,
  sentences,
});

const passes = "but what it passes does not fit what the shell's takes:";
const reads = "but what it reads is not what the shell's returns:";
const heading = 'export declare function Heading(props: HeadingProps): null;\n';
const page = (body: string, names = 'Heading') =>
  `import { ${names} } from '@site/ui/core';\nexport default function Page() { ${body} }`;

const components: readonly Case[] = [
  core(
    'a component that takes more',
    `${heading} export interface HeadingProps { level: 1 | 2 | 3; id?: string }`,
    page('return <Heading level={1} />;'),
  ),
  core(
    'a component that requires more',
    `${heading} export interface HeadingProps { level: 1; tone: string }`,
    page('return <Heading level={1} />;'),
    `uses Heading of @site/ui/core, ${passes} Property 'tone' is missing.`,
  ),
  core(
    'a component that takes fewer values',
    `${heading} export type HeadingLevel = 1 | 3; export interface HeadingProps { level: HeadingLevel }`,
    page('return <Heading level={2} />;'),
    `uses Heading of @site/ui/core, ${passes} Types of property 'level' are incompatible. Type '2' is not assignable to type 'HeadingLevel'.`,
  ),
  core(
    'a component that no longer takes one of many values',
    `${heading} export interface HeadingProps { color: ${Array.from({ length: 20 }, (_, at) => `'fg.${at}'`).join('|')} }`,
    page('return <Heading color="brand.solid" />;'),
    `uses Heading of @site/ui/core, ${passes} Types of property 'color' are incompatible. It does not take "brand.solid".`,
  ),
  core(
    'a component that no longer takes a property',
    `${heading} export interface HeadingProps { level: 1 }`,
    page('return <Heading level={1} note="x" />;'),
    'uses Heading of @site/ui/core with "note", which the shell\'s no longer takes.',
  ),
  core(
    'a component whose properties the consumer has put together',
    `${heading} export interface HeadingProps { level: 1 }`,
    "import { Heading, type HeadingProps } from '@site/ui/core';\nconst large: HeadingProps = { level: 2 };\nexport default () => <Heading {...large} />;",
    `uses HeadingProps of @site/ui/core, ${passes} Types of property 'level' are incompatible. Type '2' is not assignable to type '1'.`,
  ),
  core(
    'a component with children',
    `import type { ReactNode } from 'react';\nexport declare function Heading(props: { children?: (size: number) => ReactNode }): null;`,
    page('return <Heading>{(size: string) => size}</Heading>;'),
    `uses Heading of @site/ui/core, ${passes} Type 'number' is not assignable to type 'string'.`,
  ),
  core(
    'a component that comes later',
    'export declare function Sheet(props: { open: boolean }): null;',
    "import { lazy } from 'react';\nconst load = () => import('@site/ui/core').then(({ Sheet }) => ({ default: Sheet }));\nconst Later = lazy(load);\nexport default () => <Later open=\"yes\" />;",
    `uses Sheet of @site/ui/core, ${passes} Types of property 'open' are incompatible. Type 'string' is not assignable to type 'boolean'.`,
  ),
];

const exports: readonly Case[] = [
  core(
    'an error of the consumer only, beside a type of the shell',
    'export interface Asset { src: string }',
    "import type { Asset } from '@site/ui/core';\ninterface Home { image: Asset; beds: number }\nexport const show = (image: Asset): Home => ({ image, beds: 'three' });",
  ),
  core(
    'an export that is gone',
    'export declare const Text: string;',
    page('return <Heading level={1} />;'),
    'uses Heading of @site/ui/core, which the shell does not provide.',
  ),
  core(
    'an export that is gone, of a name for the whole module',
    'export declare const Text: string;',
    "import * as core from '@site/ui/core';\nexport default () => <core.Chip />;",
    'uses Chip of @site/ui/core, which the shell does not provide.',
  ),
  core(
    'an export that is gone, after a click',
    'export declare const Text: string;',
    "export const open = () => import('@site/ui/core').then(({ Sheet }) => Sheet);",
    'uses Sheet of @site/ui/core, which the shell does not provide.',
  ),
  core(
    'a type that is gone, which no browser asks for',
    'export declare const Text: string;',
    "import type { Tone } from '@site/ui/core';\nexport const tone: Tone = 'sand';",
  ),
];

const functions: readonly Case[] = [
  core(
    'a result with more',
    'export declare function useOffer(id?: string): { price: number; city: string };',
    page('const { price } = useOffer(); return price.toFixed();', 'useOffer'),
  ),
  core(
    'a result with less',
    'export declare function useOffer(): { cost: number };',
    page('const offer = useOffer(); return offer.price;', 'useOffer'),
    `uses useOffer of @site/ui/core, ${reads} Property 'price' is missing.`,
  ),
  core(
    'a result that may be nothing',
    'export declare function useOffer(): { price: number } | undefined;',
    page('const offer = useOffer(); return offer.price;', 'useOffer'),
    `uses useOffer of @site/ui/core, ${reads} It may be undefined.`,
  ),
  core(
    'a result that a function of the consumer hands on',
    'export declare function useOffer(): { price: string };',
    page(
      'return half(usePrice()); }\nfunction usePrice() { return useOffer().price; }\nfunction half(price: number) { return price / 2;',
      'useOffer',
    ),
    `uses useOffer of @site/ui/core, ${reads} Argument of type 'string' is not assignable to parameter of type 'number'.`,
  ),
  core(
    'one more parameter',
    'export declare function useOffer(id: string): number;',
    page('return useOffer();', 'useOffer'),
    `uses useOffer of @site/ui/core, ${passes} Expected 1 arguments, but got 0.`,
  ),
  core(
    'a callback that is called with something else',
    'export declare function onOffer(call: (price: number) => void): void;',
    page('onOffer((price: string) => price.trim()); return null;', 'onOffer'),
    `uses onOffer of @site/ui/core, ${passes} Type 'number' is not assignable to type 'string'.`,
  ),
  core(
    'a callback that is called with more',
    'export declare function onOffer(call: (price: number, city: string) => void): void;',
    page('onOffer((price: number) => price.toFixed()); return null;', 'onOffer'),
  ),
  core(
    'a callback that must return something',
    'export declare function onOffer(call: () => number): void;',
    page('onOffer(() => undefined); return null;', 'onOffer'),
    `uses onOffer of @site/ui/core, ${passes} Type 'undefined' is not assignable to type 'number'.`,
  ),
];

const generics: readonly Case[] = [
  core(
    'a generic hook that returns what is asked for',
    'export declare function useStored<T>(key: string, first: T): [T, (next: T) => void];',
    page("const [count, setCount] = useStored('count', 1); setCount(count + 1); return count;", 'useStored'),
  ),
  core(
    'a generic hook that may return nothing',
    'export declare function useStored<T>(key: string, first: T): [T | null, (next: T) => void];',
    page("const [count] = useStored<number>('count', 1); return count.toFixed();", 'useStored'),
    `uses useStored of @site/ui/core, ${reads} It may be null.`,
  ),
  core(
    'a generic hook with a narrower bound',
    'export declare function useStored<T extends string>(key: string, first: T): T;',
    page("return useStored('count', 1);", 'useStored'),
    `uses useStored of @site/ui/core, ${passes} Argument of type 'number' is not assignable to parameter of type 'string'.`,
  ),
  core(
    'a generic component',
    'export declare function List<T>(props: { items: readonly T[]; write: (item: T) => string }): null;',
    page('return <List items={[1, 2]} write={(item: string) => item} />;', 'List'),
    `uses List of @site/ui/core, ${passes} Type 'number' is not assignable to type 'string'.`,
  ),
  core(
    'an overload that is gone',
    'export declare function format(value: number): string;\nexport declare function format(value: Date): string;',
    page("return format(1) + format(new Date()) + format('1');", 'format'),
    `uses format of @site/ui/core, ${passes} No overload matches this call.`,
  ),
  core(
    'one more overload',
    'export declare function format(value: number): string;\nexport declare function format(value: Date): string;',
    page('return format(1);', 'format'),
  ),
];

const libraries: readonly Case[] = [
  core(
    'a property that a component takes over from a library',
    "import type { ComponentProps } from 'react';\nexport declare function Button(props: Omit<ComponentProps<'button'>, 'disabled'>): null;",
    page('return <Button type="button" onClick={(event) => event.preventDefault()} disabled />;', 'Button'),
    'uses Button of @site/ui/core with "disabled", which the shell\'s no longer takes.',
  ),
  core(
    'an event of a library',
    "import type { MouseEvent } from 'react';\nexport declare function Button(props: { onClick: (event: MouseEvent<HTMLAnchorElement>) => void }): null;",
    "import type { MouseEvent } from 'react';\nimport { Button } from '@site/ui/core';\nexport default () => <Button onClick={(event: MouseEvent<HTMLButtonElement>) => event.currentTarget.form} />;",
    `uses Button of @site/ui/core, ${passes} Types of property 'onClick' are incompatible. Properties command, commandForElement, disabled, form, and 15 more are missing.`,
  ),
  core(
    'a reference to an element',
    "import type { RefObject } from 'react';\nexport declare function useSize(): RefObject<HTMLInputElement | null>;",
    "import { useSize } from '@site/ui/core';\nexport default () => <canvas ref={useSize()} />;",
    `uses useSize of @site/ui/core, ${reads} Types of property 'ref' are incompatible. Properties captureStream, getContext, toBlob, toDataURL, transferControlToOffscreen are missing.`,
  ),
];

const none: TypeTree = { files: {}, modules: {} };

const all = [...components, ...exports, ...functions, ...generics, ...libraries];
const moduleOf = (index: number) => `@site/case-${index}`;
const tree = (files: Record<string, string>, modules: Record<string, string> = {}): TypeTree => ({ files, modules });
let found: string[][];

beforeAll(() => {
  const shell = {
    declares: tree(
      Object.fromEntries(all.map(({ declares }, index) => [`case-${index}.d.ts`, declares])),
      Object.fromEntries(all.map((_, index) => [moduleOf(index), `case-${index}.d.ts`])),
    ),
    sources: none,
  };
  const consumers = all.map(({ uses }, index) => ({
    part: `agency-${index}`,
    types: { declares: none, sources: tree({ 'page.tsx': uses.replaceAll('@site/ui/core', moduleOf(index)) }) },
  }));
  const names = consumers.map(({ part }) => part);
  const opened = openTypeProgram({ parts: [{ part: 'shell', types: shell }, ...consumers], consumers: names });
  found = names.map((part, index) =>
    findMisfits(opened, part).map(({ sentence }) =>
      sentence.replace(part, 'agency').replaceAll(moduleOf(index), '@site/ui/core'),
    ),
  );
});

it.each(all.map(({ name, sentences }, index) => [name, index, sentences] as const))('%s', (_, index, sentences) => {
  expect(found[index]).toEqual(sentences.map((sentence) => `agency ${sentence}`));
});

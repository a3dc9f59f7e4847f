/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@site/build';
import { readFragmentTypes } from './fragment-types';
import { readLinkedPaths } from './linked-paths';

let dir: string;

// Inside the repository, where React can be found.
const cache = join(root, '.cache');

beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  dir = mkdtempSync(join(cache, 'describe-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

/** The properties of one exposed fragment whose source is this. */
function propsOf(source: string, contracts = 'export {};'): string {
  write({ 'src/fragments/grid.tsx': source, 'contracts.ts': contracts });
  const exposed = { 'fragments/grid': join(dir, 'src/fragments/grid.tsx') };
  return (
    readFragmentTypes({ part: 'shop', dir, exposed, consumed: [], contracts: join(dir, 'contracts.ts') }).exposes[
      'grid'
    ] ?? ''
  );
}

describe('readFragmentTypes', () => {
  it('writes out what aliases, interfaces and imports stand for', () => {
    const source = `
      import type { Size } from '../size';
      interface Base { readonly name: string; tags?: readonly string[] }
      type Props = Base & { size: Size; pick?: (id: string, many?: boolean) => void };
      export default function Grid(props: Props) { return props.name; }
    `;
    write({ 'src/size.ts': "export type Size = { unit: 'm2' | 'sqft'; value: number };" });
    expect(propsOf(source)).toBe(
      'type Props = { name: string; pick?: { (p0: string, p1?: boolean | undefined): void }; size: { unit: "m2" | "sqft"; value: number }; tags?: ReadonlyArray<string> };',
    );
  });

  it('writes the same type the same way, however it was written', () => {
    const first = propsOf("export default ({ mode }: { mode: 'b' | 'a'; on: boolean }) => mode;");
    const second = propsOf(
      "type M = 'a' | 'b'; export default function Grid(props: { mode: M; on: true | false }) { return props.mode; }",
    );
    expect(first).toBe('type Props = { mode: "a" | "b"; on: boolean };');
    expect(second).toBe(first);
  });

  it('takes children, whose type has "any" deep inside a library', () => {
    const text = propsOf(
      "import type { ReactNode } from 'react';\nexport default (props: { children?: ReactNode; onCount?: (count: number) => void }) => props.children;",
    );
    expect(text).toMatch(/children\?: .*External<"React\.ReactElement", unknown, unknown>/);
    expect(text).toContain('onCount?: { (p0: number): void }');
    for (const [name] of text.matchAll(/\bT\d+\b/g)) expect(text).toContain(`type ${name} = `);
  });

  it('reads what a class component takes', () => {
    expect(
      propsOf(
        "import { Component } from 'react';\nexport default class Grid extends Component<{ mode: 'a' }> { override render() { return null; } }",
      ),
    ).toBe('type Props = { mode: "a" };');
  });

  it('gives a type that contains itself a name', () => {
    expect(
      propsOf(
        'interface Tree { children: Tree[]; label?: string | null } export default function Grid({ tree }: { tree: Tree }) { return tree.label; }',
      ),
    ).toBe('type T1 = { children: Array<T1>; label?: string | null };\ntype Props = { tree: T1 };');
  });

  it('names types of the language and of React instead of writing them out', () => {
    const props = propsOf(
      "import type { ReactElement } from 'react'; export default function Grid(props: { since: Date; ids: Map<string, number>; icon: ReactElement<unknown, 'svg'> }) { return props.icon; }",
    );
    expect(props).toMatch(/icon: External<"React\.ReactElement".*; ids: Map<string, number>; since: Date/);
  });

  it('takes a component without parameters for one without properties', () => {
    expect(propsOf('export default function Grid() { return null; }')).toBe('type Props = {};');
  });

  it('refuses a property whose type it cannot know, and says which', () => {
    const source =
      "import type { BoxProps } from '@site/ui/core'; export default function Grid(props: { label: string; box: BoxProps }) { return props.label; }";
    expect(() => propsOf(source)).toThrow(
      'shop exposes grid, but the type "BoxProps" of "box" cannot be written down. Give it plain types, or types of @site/contracts.',
    );
  });

  it('takes what a consumer was compiled against from its contracts', () => {
    write({ 'contracts.ts': "export interface FragmentProps { 'other/fragments/map': { zoom: number } }" });
    const input = { part: 'shop', dir, exposed: {}, contracts: join(dir, 'contracts.ts') };
    expect(readFragmentTypes({ ...input, consumed: ['other/fragments/map'] }).consumes).toEqual({
      'other/fragments/map': 'type Props = { zoom: number };',
    });
    expect(() => readFragmentTypes({ ...input, consumed: ['other/fragments/list'] })).toThrow(
      'shop consumes other/fragments/list, but FragmentProps in @site/contracts does not say what it takes.',
    );
  });
});

describe('readLinkedPaths', () => {
  const known = { home: '/', item: (id: string) => `/item/${id}`, login: '/login', own: '/own' };

  it('finds every path that code names, but not in its own routes and tests', () => {
    write({
      'src/pages/home.tsx':
        "import { paths as to } from '@site/contracts'; export default () => <a href={to.item(3)} onClick={() => go(to.login)} />;",
      'src/routes.ts': "import { paths } from '@site/contracts'; export const routes = [{ path: paths.own }];",
      'src/pages/home.test.tsx': "import { paths } from '@site/contracts'; paths.home;",
      'src/other.ts': 'const paths = { home: 1 }; paths.home;',
    });
    expect(readLinkedPaths(dir, known)).toEqual(['/item/:id', '/login']);
  });
});

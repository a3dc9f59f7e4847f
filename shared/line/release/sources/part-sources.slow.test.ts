/** @jest-environment node */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder, writeFiles } from '../../testing/folder';
import { openPartProgram } from './part-program';
import { readFragmentUse, readLinkedPaths } from './part-uses';
import { declarationsOf, sourcesOf } from './type-tree';
import { root } from '../../checkout';

let dir: string;

// Inside the repository, where shared modules resolve.
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  dir = newFolder({}, join(root, '.cache'));
});

function open(files: Record<string, string>, name = 'src/pages/page.tsx') {
  writeFiles(dir, files);
  const page = join(dir, name);
  const program = openPartProgram([page]);
  return { program, page, files: program.reach(page) };
}

describe('what a release carries for the compiler', () => {
  const grid = {
    'src/fragments/grid.tsx':
      "import { paths } from '@site/contracts';\nimport type { HeadingLevel } from '@site/ui/core';\nimport type { Size } from '../size';\n/** As cards. */\nexport default function Grid(props: { size: Size; level: HeadingLevel }) { return paths && props.size.value; }",
    'src/size.ts': "import { unit } from './unit';\nexport type Size = { unit: typeof unit; value: number };",
    'src/unit.ts': "export const unit = 'm2' as 'm2' | 'sqft';",
  };
  const file = 'src/fragments/grid.tsx';

  test('declare exposed modules with their types, and nothing of others', () => {
    const { program, page } = open(grid, file);
    const { files, modules } = declarationsOf({ name: 'shop', dir }, program, [['fragments/grid', page]]);
    expect(Object.keys(files)).toEqual(['shop/src/fragments/grid.d.ts', 'shop/src/size.d.ts', 'shop/src/unit.d.ts']);
    expect(modules).toEqual({ 'fragments/grid': 'shop/src/fragments/grid.d.ts' });
    expect(files['shop/src/unit.d.ts']).toBe('export declare const unit: "m2" | "sqft";\n');
  });

  test('are its sources, the same with other comments', () => {
    const sources = (changes: Record<string, string>) => {
      const { program, page } = open({ ...grid, ...changes }, file);
      return sourcesOf({ name: 'shop', dir }, program, [page]);
    };
    const first = sources({});
    expect(sources({ [file]: `// One more.\n${grid[file].replace('As cards.', 'As a list.')}` })).toEqual(first);
    expect(sources({ [file]: grid[file].replace('value', 'unit') })).not.toEqual(first);
  });

  test('are the same in another folder', () => {
    const read = (folder: string) => {
      const files = Object.fromEntries(Object.entries(grid).map(([path, text]) => [folder + path, text]));
      const { program, page } = open(files, folder + file);
      const place = { name: 'shop', dir: resolve(dir, folder) };
      return [declarationsOf(place, program, [['fragments/grid', page]]), sourcesOf(place, program, [page])];
    };
    expect(read('other/')).toEqual(read(''));
    expect(JSON.stringify(read(''))).not.toContain(root);
  });
});

describe('the fragments of a page', () => {
  const fragments = (code: string) => {
    const { program, files } = open({ 'src/pages/page.tsx': `import { Fragment } from '@site/runtime';\n${code}` });
    return readFragmentUse('shop', files, program.checker);
  };

  test('are found, also by a named id', () => {
    const code =
      'const grid = \'projects/fragments/property-grid\';\nexport default () => <Fragment id={grid} label="Homes" limit={4} />;';
    expect(fragments(code)).toEqual(['projects/fragments/property-grid']);
  });

  test('must be known before the page runs', () => {
    const code =
      'export default ({ id }: { id: \'projects/fragments/project-grid\' | (string & {}) }) => <Fragment id={id as never} label="Homes" />;';
    expect(() => fragments(code)).toThrow(
      'shop shows a fragment whose id is only known at run time (src/pages/page.tsx).',
    );
  });
});

describe('readLinkedPaths', () => {
  const known = { home: '/', item: (id: string | number) => `/item/${id}`, login: '/login', own: '/own' };

  test('finds every path that code names', () => {
    const { files } = open({
      'src/pages/page.tsx':
        "import { paths as to } from '@site/contracts'; import '../other'; export default () => <a href={to.item(3)} onClick={() => go(to.login)} />;",
      'src/other.ts': 'const paths = { home: 1 }; paths.home; export {};',
    });
    expect(readLinkedPaths(files, known)).toEqual(['/item/:id', '/login']);
  });

  test('keeps the first name of a query and the hash after a path', () => {
    const { files } = open({
      'src/pages/page.tsx':
        "import { paths } from '@site/contracts'; export const [a, b, c, d] = [`${paths.login}?q=${1}&r=2`, `${paths.item(3)}#map`, `${paths.home}?${1}`, `${paths.own}/more`];",
    });
    expect(readLinkedPaths(files, known)).toEqual(['/', '/item/:id#map', '/login?q', '/own']);
  });
});

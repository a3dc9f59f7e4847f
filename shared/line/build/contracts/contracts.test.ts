/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { newFolder, readFiles, writeFiles } from '../../testing/folder';
import { contractFiles, generatedFolder, writeContracts } from './generated-files';
import { readPulled } from './pulled';
import { root as repository } from '../../checkout';

let root: string;

const write = (file: string, text: string) => writeFiles(root, { [file]: text });
const routesOf = (part: string, ...routes: string[]) => {
  write(`remote-${part}/package.json`, JSON.stringify({ site: { part } }));
  write(`remote-${part}/src/routes.ts`, `export const routes = [${routes.join(', ')}];\n`);
};
const generate = () => writeContracts(root).map((file) => file.slice(generatedFolder.length + 1));
const readTexts = (from: string, files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(path.join(from, file), 'utf8')]));
const readGenerated = (from = root) => readFiles(from, generatedFolder);
const read = (file: string) => readGenerated()[`${generatedFolder}/${file}`]?.split('\n').slice(1).join('\n');

beforeEach(() => {
  root = newFolder();
  routesOf('shop', "{ path: '/', name: 'home', page: 'home' }", "{ path: '/legal', page: 'legal' }");
  routesOf(
    'houses',
    "{ path: '/houses/:city/:id', name: 'house', page: 'house', staticParams: [{ params: { city: 'lahore', id: '1' }, title: 'One' }] }",
  );
});

test('what is committed is what the remotes say today: otherwise run npx manzil pull', () => {
  const files = contractFiles(repository, readPulled()?.parts);
  const registered = Object.keys(files).filter((file) => file.startsWith('remote-'));
  expect({ ...readGenerated(repository), ...readTexts(repository, registered) }).toEqual(files);
});

describe('paths', () => {
  const house =
    'export const house = (city: string | number, id: string | number) => `/houses/${city}/${id}` as const;\n';

  test('are one constant per named route; a team renames its own; those of a lost part go', () => {
    expect(generate()).toEqual(['paths.ts', 'fragments.ts']);
    expect(read('paths.ts')).toBe(`\n// houses\n${house}\n// shop\nexport const home = '/';\n`);
    routesOf('shop', "{ path: '/start', name: 'startPage', page: 'home' }");
    generate();
    expect(read('paths.ts')).toBe(`\n// houses\n${house}\n// shop\nexport const startPage = '/start';\n`);
    rmSync(path.join(root, 'remote-houses'), { recursive: true });
    generate();
    expect(read('paths.ts')).toBe("\n// shop\nexport const startPage = '/start';\n");
  });

  test.each([
    [
      "{ path: '/other', name: 'house', page: 'other' }",
      'Both houses and shop call a path "house" (name in src/routes.ts). Links write paths.house, so it can mean one path only: choose another name in one of them.',
    ],
    [
      "{ path: '/a', name: 'a', page: 'a' }, { path: '/b', name: 'a', page: 'b' }",
      'shop calls two paths "a" (name in src/routes.ts). Links write paths.a, so it can mean one path only: choose another name in one of them.',
    ],
    [
      "{ path: base + '/a', name: 'a', page: 'a' }",
      "the route with name 'a' must have its name and its path in quotes, so that both can be read without running the file.",
    ],
    [
      "{ path: '/a', name: 'my-page', page: 'a' }",
      '"my-page" cannot be the name of a path. Write it as a variable: small letter first, letters and digits, e.g. companyProfile.',
    ],
    ["{ path: '/a', name: 'new', page: 'a' }", '"new" cannot be the name of a path: JavaScript uses that word itself.'],
    [
      "{ path: '/a/*', name: 'a', page: 'a' }",
      'the path /a/* cannot have a name ("a"): a link needs every part of it. Only words and parameters such as :id can be filled in.',
    ],
  ])('that cannot be written are refused: %s', (route, sentence) => {
    routesOf('shop', route);
    expect(() => contractFiles(root)).toThrow(sentence);
  });
});

describe('of a part that is released from another repository', () => {
  const declaration =
    "import type { Hydration } from '@site/contracts';\nexport interface PriceListProps {\n    city: string;\n}\nexport default function PriceList({ city }: PriceListProps): string;\n";
  const path = 'fair/src/fragments/price-list.d.ts';
  const released = {
    fair: {
      contracts: {
        paths: [{ name: 'fairDay', path: '/fair/:day' }],
        declares: { modules: { 'fragments/price-list': path }, files: { [path]: declaration } },
      },
    },
  };

  test('paths and fragment types come from its release', () => {
    writeContracts(root, released);
    expect(read('paths.ts')).toContain(
      '// fair\nexport const fairDay = (day: string | number) => `/fair/${day}` as const;\n',
    );
    expect(readGenerated()[`${generatedFolder}/declares/${path}`]).toBe(declaration);
    expect(read('fragments.ts')).toContain(
      "'fair/fragments/price-list': PropsOf<typeof import('./declares/fair/src/fragments/price-list').default>;",
    );
  });

  test('declarations go with it', () => {
    writeContracts(root, released);
    generate();
    expect(Object.keys(readGenerated()).filter((file) => file.includes('fair'))).toEqual([]);
    expect(read('paths.ts')).not.toContain('fair');
  });

  test('sources beside are newer than the release of the same part', () => {
    routesOf('fair', "{ path: '/fair', name: 'fair', page: 'fair' }");
    const files = contractFiles(root, released);
    expect(Object.keys(files).filter((file) => file.includes('fair'))).toEqual([]);
    expect(files[`${generatedFolder}/paths.ts`]).toContain("export const fair = '/fair';");
  });
});

describe('fragment types', () => {
  const exposed =
    'export interface PriceListProps { city: string }\nexport default function PriceList({ city }: PriceListProps) { return city; }\n';

  const registered = (part: string) =>
    readTexts(root, [`remote-${part}/fragment-props.ts`])[`remote-${part}/fragment-props.ts`];

  beforeEach(() => void generate());

  test('come from the files of the fragments, which may have equal names', () => {
    write('remote-shop/src/fragments/price-list.tsx', exposed);
    write('remote-shop/src/fragments/price-list.test.tsx', '');
    write('remote-shop/src/fragments/plain.tsx', 'export default function Plain() { return null; }\n');
    write('remote-houses/src/fragments/price-list.tsx', 'export default (props: { id: string }) => props.id;\n');
    generate();
    expect(read('fragments.ts')).not.toContain('price-list');
    expect(registered('houses')).toContain(`{
    'houses/fragments/price-list': PropsOf<typeof import('./src/fragments/price-list').default>;
  }`);
    expect(registered('shop')).toContain(`{
    'shop/fragments/plain': PropsOf<typeof import('./src/fragments/plain').default>;
    'shop/fragments/price-list': PropsOf<typeof import('./src/fragments/price-list').default>;
  }`);
  });

  test('go with the last fragment of a remote', () => {
    write('remote-shop/src/fragments/price-list.tsx', exposed);
    generate();
    rmSync(path.join(root, 'remote-shop/src/fragments'), { recursive: true });
    generate();
    expect(existsSync(path.join(root, 'remote-shop/fragment-props.ts'))).toBe(false);
  });
});

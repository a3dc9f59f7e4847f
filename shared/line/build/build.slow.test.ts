/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Checkout, readAll } from './testing/checkout';
import { listParts } from '../checkout';

const parts = listParts().map(({ name }) => name);
const { name: part, dir: sources } = listParts().at(-1)!;

let here: Checkout;
let elsewhere: Checkout;
let before: Record<string, string>;

beforeAll(() => {
  here = new Checkout('here-');
  elsewhere = new Checkout('quite-another-place-with-a-longer-name-');
}, 600_000);
afterAll(() => {
  here.remove();
  elsewhere.remove();
});

const filesOf = (dir: string, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(readAll(dir)).filter(([name]) => isWanted(name)));
/** Source maps are private and no part of a version: they have names from before webpack's last hash. */
const withoutMaps = (dir: string) => filesOf(dir, (name) => !name.startsWith('/maps/'));
const scripts = (dir: string) => filesOf(dir, (name) => /\.(js|cjs)$/.test(name));

test('every part has the same files in folders with different names, built in another order', async () => {
  const [one, other] = [await here.build(parts), await elsewhere.build(parts.toReversed())];
  for (const [index, { dir }] of one.entries()) {
    expect(Object.keys(readAll(dir)).length).toBeGreaterThan(5);
    expect(withoutMaps(other.at(-1 - index)!.dir)).toEqual(withoutMaps(dir));
  }
  before = scripts(one.at(-1)!.dir);
}, 1_200_000);

test('comments are not a new version, and concurrent builds of a part are one', async () => {
  elsewhere.edit(`${basename(sources)}/src`, (text) => `// One more line.\n${text}\n/* No more. */\n`);
  const builds = (await Promise.all([elsewhere.build([part]), elsewhere.build([part])])).flat();
  const [{ dir }, second] = builds as [(typeof builds)[0], (typeof builds)[0]];
  expect(second.dir).toBe(dir);
  expect(readdirSync(dirname(dir)).filter((name) => name.startsWith('draft'))).toEqual([]);
  expect(scripts(dir)).toEqual(before);
}, 600_000);

test('a new path of another team gives a part that links to other paths the same files', async () => {
  elsewhere.edit(
    'shared/contracts/src/generated/paths.ts',
    (text) => `${text}\n// other\nexport const fair = '/fair';\n`,
  );
  const [built] = await elsewhere.build([part]);
  expect(built?.wasBuilt).toBe(true);
  expect(scripts(built?.dir ?? '')).toEqual(before);
}, 600_000);

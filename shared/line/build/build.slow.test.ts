/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Checkout, readAll } from './testing/checkout';

let here: Checkout;
let elsewhere: Checkout;
let atOnce: Awaited<ReturnType<Checkout['build']>>[];
let alone: Awaited<ReturnType<Checkout['build']>>;

beforeAll(async () => {
  here = new Checkout('here-');
  elsewhere = new Checkout('quite-another-place-');
  const builds = await Promise.all([here.build(), here.build(), elsewhere.build()]);
  atOnce = builds.slice(0, 2);
  alone = builds[2];
});

const released = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => /\.(js|cjs)$/.test(name)));

afterAll(() => {
  here.remove();
  elsewhere.remove();
});

test('a team that builds the same sources in another folder gets the same files', () => {
  const files = readAll(alone.dir);
  expect(Object.keys(files).filter((name) => /remoteEntry\.\w+\.js$/.test(name))).toHaveLength(1);
  expect(files).toEqual(readAll(atOnce[0]!.dir));
});

test('concurrent builds of a part run once, and both get it', () => {
  expect(atOnce.map(({ wasBuilt }) => wasBuilt).sort()).toEqual([false, true]);
  expect(atOnce[0]!.dir).toBe(atOnce[1]!.dir);
  expect(readdirSync(dirname(atOnce[0]!.dir)).sort()).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), 'latest']);
});

test('a comment, or a statement over two lines, is not a new version', async () => {
  const before = elsewhere.read('remote-small/src/words.ts');
  elsewhere.write(
    'remote-small/src/words.ts',
    `// What the page says.\n${before.replace('words =', 'words = // in full\n')}\n/* No more. */`,
  );
  const { wasBuilt, dir } = await elsewhere.build();
  elsewhere.write('remote-small/src/words.ts', before);
  expect(wasBuilt).toBe(true);
  expect(released(readAll(dir))).toEqual(released(readAll(atOnce[0]!.dir)));
});

test('a new path of another team gives a part that links to other paths the same files', async () => {
  const before = readAll(alone.dir);
  const file = 'shared/contracts/src/generated/paths.ts';
  elsewhere.write(file, `${elsewhere.read(file)}\n// other\nexport const fair = '/fair';\n`);
  const { wasBuilt, dir } = await elsewhere.build();
  expect(wasBuilt).toBe(true);
  expect(Object.keys(released(before)).length).toBeGreaterThan(2);
  expect(released(readAll(dir))).toEqual(released(before));
});

/** @jest-environment node */
import type { Release } from '@site/contracts';
import { RefusedError } from '../checkout';
import { keys } from '../storage';
import { TestSite } from '../testing/fixture/site';

let site: TestSite;

beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

async function refusalsOf(parts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  try {
    await site.compose(parts);
    return [];
  } catch (error) {
    if (error instanceof RefusedError) return error.refusals;
    throw error;
  }
}

const firstFile = ({ part, files }: Release) => keys.file(part, files[0]?.name ?? '');

/** Damage to a stored release. */
const damages: readonly [string, (release: Release) => Promise<void>, string][] = [
  ['a browser file is missing', (release) => site.storage.remove(firstFile(release)), 'is missing from the storage.'],
  [
    'a browser file was altered',
    (release) => site.overwrite(firstFile(release), 'alert(1)'),
    'differs in the storage from the hash in release.json.',
  ],
  [
    'a compressed file was altered',
    (release) => site.overwrite(`${firstFile(release)}.br`, 'alert(1)'),
    'The compressed',
  ],
  [
    'the render code is missing',
    ({ part, version }) => site.storage.remove(keys.nodeBundle(part, version)),
    'node.cjs of entry',
  ],
  [
    'the render code was altered',
    ({ part, version }) => site.overwrite(keys.nodeBundle(part, version), 'module.exports = {};'),
    'node.cjs of entry',
  ],
  [
    'the declarations are missing',
    ({ part, version }) => site.storage.remove(keys.types(part, version)),
    'types.json of entry',
  ],
];

test.each(damages)('refuses a release of which %s', async (_, damage, refusal) => {
  const before = await site.storage.list('compositions/');
  const release = await site.derive('entry', { release: () => ({ owner: 'team-door' }) });
  await damage(release);
  expect(await refusalsOf({ [release.part]: release.version })).toContainEqual(expect.stringContaining(refusal));
  expect(await site.storage.list('compositions/')).toEqual(before);
});

test('refuses a release that is not in the storage', async () => {
  expect(await refusalsOf({ entry: '9.9.9-00000000' })).toContain(
    'There is no release 9.9.9-00000000 of entry in this storage.',
  );
});

test('accepts a path that one part hands over to another in the same composition', async () => {
  const shop = await site.derive('shop', {
    release: ({ routes }) => ({ routes: routes.filter(({ path }) => path !== '/blog') }),
  });
  const blog = (await site.release('shop')).routes.find(({ path }) => path === '/blog')!;
  const entry = await site.derive('entry', {
    release: ({ routes }) => ({ routes: [...routes, { ...blog, page: 'login' }] }),
  });
  expect(await refusalsOf({ shop: shop.version, entry: entry.version })).toEqual([]);
});

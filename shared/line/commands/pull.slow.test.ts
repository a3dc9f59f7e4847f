/** @jest-environment node */
import { readReleases } from '../release';
import type { TestSite } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { readContracts } from './pull';

let site: TestSite;
openSiteForEachTest((opened) => ({ site } = opened));

test('npx manzil pull takes paths and declarations of what is live', async () => {
  const live = await site.live();
  const [catalogue, ...others] = await readReleases(site.storage, live.parts);
  const routes = catalogue!.routes.map((route, index) => (index === 0 ? { ...route, name: 'first' } : route));
  const { parts } = await readContracts(site.storage, [{ ...catalogue!, routes }, ...others]);
  expect(parts['shop']?.version).toBe(live.parts['shop']);
  expect(parts['catalogue']?.contracts.paths).toEqual([{ name: 'first', path: routes[0]?.path }]);
  expect(Object.keys(parts['catalogue']?.contracts.declares.modules ?? {})).toContain('fragments/grid');
  expect(Object.keys(parts['catalogue']?.contracts.declares.files ?? {})).toContain(
    'catalogue/src/fragments/grid.d.ts',
  );
});

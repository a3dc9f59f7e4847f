/** @jest-environment node */
import type { StaticParams } from '@site/contracts';
import { remoteRelease, shellRelease } from '../testing/releases';
import { documentRegistry, planSite } from './registry';

function siteWith(homes: number) {
  const staticParams = Array.from({ length: homes }, (_, index): StaticParams => ({
    params: { id: String(index + 1) },
    title: `Home ${index + 1}`,
    description: `A home on plot ${index + 1} with a garden.`,
  }));
  const releases = [
    shellRelease(),
    remoteRelease('homes', {
      routes: [
        { path: '/homes/:id', page: 'home', staticParams, fallback: { title: 'No such home', description: 'Gone.' } },
      ],
    }),
  ];
  return { releases, staticParams, plan: planSite(releases) };
}

test('a document carries the same bytes beside ten homes and beside ten thousand', () => {
  const [small, large] = [siteWith(10), siteWith(10_000)].map(({ plan, staticParams, releases }) =>
    JSON.stringify(documentRegistry(plan, plan.routes[0], staticParams[6], releases)),
  );
  expect(large).toBe(small);
  expect(small).toContain('Home 7');
  expect(small).not.toContain('Home 8');
});

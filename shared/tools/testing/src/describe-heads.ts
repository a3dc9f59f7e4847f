import type { RouteDefinition } from '@site/contracts';

/** Holds what every remote promises people who search (decisions §3) against its routes, unknown instances included. */
export function describeHeads(routes: readonly RouteDefinition[]): void {
  const heads = routes.flatMap((route) => (route.instances ? [...route.instances, route.unknown] : [route]));

  test('a person who searches reads a title of its own for each page, without the name of the site, which the shell appends', () => {
    const titles = heads.map(({ title }) => title);
    expect(new Set(titles).size).toBe(heads.length);
    expect(titles.filter((title) => title.includes('Manzil'))).toEqual([]);
  });

  test('a person who searches reads a description of its own for each page, of 50 to 160 characters', () => {
    const descriptions = heads.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(heads.length);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  });
}

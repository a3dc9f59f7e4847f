import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RouteDefinition } from '@site/contracts';

/** Tests page files and heads of a remote's routes. `folder` is its `src`. */
export function describeRoutes(routes: readonly RouteDefinition[], folder: string): void {
  const heads = routes.flatMap((route) => (route.staticParams ? [...route.staticParams, route.fallback] : [route]));

  test('every path has the file of its page, and every page a path', () => {
    const files = readdirSync(path.join(folder, 'pages')).filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
    );
    expect(new Set(routes.map(({ page }) => `${page}.tsx`))).toEqual(new Set(files));
  });

  test('a person who searches reads a different title for each page, without the name of the site, which the shell appends to all but the homepage', () => {
    const titles = heads.map(({ title }) => title);
    expect(new Set(titles).size).toBe(heads.length);
    const named = routes.filter(
      ({ path, ...route }) => path !== '/' && 'title' in route && route.title?.includes('Manzil'),
    );
    expect(named).toEqual([]);
  });

  test('a person who searches reads a different description for each page, of 50 to 160 characters', () => {
    const descriptions = heads.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(heads.length);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  });
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { routes } from './routes';

const heads = routes.flatMap((route) => (route.instances ? [...route.instances, route.unknown] : [route]));
const getRoute = (address: string) => routes.find((route) => route.path === address);

test('ROUT-01 ROUT-02 ROUT-03 ROUT-04 ROUT-05 ROUT-19 ROUT-32 this part owns its nine paths', () => {
  expect(routes.map((route) => route.path).toSorted()).toEqual([
    '/',
    '/blog',
    '/blog_details/:id',
    '/buy',
    '/coming-soon',
    '/overseas',
    '/overseas1',
    '/overseas_spain',
    '/rent',
  ]);
});

test.each(routes.map((route) => route.page))('the page %s has a file', (page) => {
  expect(existsSync(path.join(__dirname, 'pages', `${page}.tsx`))).toBe(true);
});

test('ROUT-05 BDET-07 the articles 1 to 6 exist, and any other address has a head of its own', () => {
  const article = getRoute('/blog_details/:id');
  expect(article?.instances?.map(({ params }) => params.id)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(heads.map(({ title }) => title)).toContain('Article not found');
});

test('every head has its own title and a description of 50 to 160 characters', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { description } of heads) {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('no title carries the name of the site, which the shell appends', () => {
  expect(heads.filter(({ title }) => title.includes('Manzil'))).toEqual([]);
});

test('pages that borrow from the projects team name what they borrow', () => {
  const borrowed = routes.filter((route) => route.uses).map(({ path: address, uses }) => [address, uses]);
  expect(borrowed).toEqual([
    ['/', ['projects/fragments/project-grid']],
    ['/overseas', ['projects/fragments/property-grid']],
    ['/overseas_spain', ['projects/fragments/property-grid']],
  ]);
});

test('the navigation bar lies over the landing hero and over no other page', () => {
  expect(routes.filter((route) => route.header === 'over').map((route) => route.path)).toEqual(['/']);
});

test('pages without content of their own stay out of search engines', () => {
  const hidden = routes.filter((route) => route.noindex).map((route) => route.path);
  expect(hidden.toSorted()).toEqual(['/buy', '/coming-soon', '/overseas1', '/rent']);
});

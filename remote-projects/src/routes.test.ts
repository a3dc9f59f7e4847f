import { describeRoutes } from '@manzil/line/page-tests';
import { routes } from './routes';

test.each([
  ['project', 10],
  ['sampleHome', 24],
])('each page of %s has a number from 1 to %i, a picture of links and a place @ROUT-10 @ROUT-35', (name, count) => {
  const staticParams = routes.find((route) => route.name === name)?.staticParams ?? [];
  expect(staticParams.map(({ params }) => params.id)).toEqual(
    Array.from({ length: count }, (_, index) => `${index + 1}`),
  );
  expect(new Set(staticParams.map(({ image }) => image)).size).toBe(count);
  for (const { about } of staticParams) expect(about).toMatchObject({ country: expect.stringMatching(/^[A-Z]{2}$/) });
});

describe('@ROUT-06 @ROUT-07 @ROUT-08 @ROUT-09 @ROUT-10 @ROUT-11', () => describeRoutes(routes, __dirname));

test('both favorites paths name the first as the one to list', () => {
  const favorites = routes.filter((route) => route.page === 'favorites');
  expect(favorites.map(({ path: address, canonical }) => canonical ?? address)).toEqual([
    '/home_favourites',
    '/home_favourites',
  ]);
});

test('only pages of homes may embed a frame, and only of OpenStreetMap', () => {
  const framed = routes.filter((route) => route.frames);
  expect(framed.map(({ path: address, frames }) => [address, frames])).toEqual([
    ['/details', ['https://www.openstreetmap.org']],
    ['/details/:id', ['https://www.openstreetmap.org']],
  ]);
});

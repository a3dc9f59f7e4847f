import { describeRoutes } from '@manzil/line/page-tests';
import { routes } from './routes';

test('the projects 1 to 10 exist, and no other @ROUT-10', () => {
  const project = routes.find((route) => route.page === 'project-details');
  const ids = Array.from({ length: 10 }, (_, index) => String(index + 1));
  expect(project?.instances?.map(({ params }) => params.id)).toEqual(ids);
});

describe('@ROUT-06 @ROUT-07 @ROUT-08 @ROUT-09 @ROUT-10 @ROUT-11', () => describeRoutes(routes, __dirname));

test('both favorites paths name the first as the one to list', () => {
  const favorites = routes.filter((route) => route.page === 'favorites');
  expect(favorites.map(({ path: address, canonical }) => canonical ?? address)).toEqual([
    '/home_favourites',
    '/home_favourites',
  ]);
});

test('only the property detail may embed a frame, and only of OpenStreetMap', () => {
  const framed = routes.filter((route) => route.frames);
  expect(framed.map(({ path: address, frames }) => [address, frames])).toEqual([
    ['/details', ['https://www.openstreetmap.org']],
  ]);
});

import { describeRoutes } from '@manzil/line/page-tests';
import { routes } from './routes';

const getRoute = (address: string) => routes.find((route) => route.path === address);

test('the articles 1 to 6 exist with their date, and any other address has another head @ROUT-05 @BDET-07', () => {
  const article = getRoute('/blog_details/:id');
  expect(article?.staticParams?.map(({ params }) => params.id)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(article).toMatchObject({ fallback: { title: 'Article not found' } });
  for (const { about } of article?.staticParams ?? [])
    expect(about).toEqual({ type: 'BlogPosting', published: '2024-05-20' });
});

describe('@ROUT-01 @ROUT-02 @ROUT-03 @ROUT-04 @ROUT-05 @ROUT-19 @ROUT-32', () => describeRoutes(routes, __dirname));

test('the navigation bar lies over the landing hero and over no other page', () => {
  expect(routes.filter((route) => route.header === 'over').map((route) => route.path)).toEqual(['/']);
});

test('pages without content of their own stay out of search engines', () => {
  const hidden = routes.filter((route) => route.noindex).map((route) => route.path);
  expect(hidden.toSorted()).toEqual(['/buy', '/coming-soon', '/overseas1', '/rent']);
});

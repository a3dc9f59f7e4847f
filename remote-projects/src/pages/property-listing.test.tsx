import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import PropertyListingPage from './property-listing';

test('a visitor reads "Inside PropertiesListing page" and one sentence, and finds a way on @ROUT-07 @ROUT-34', async () => {
  const { user, router } = renderPage(<PropertyListingPage />, { path: '/property_listing' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Inside PropertiesListing page$/);
  expect(screen.getByText(/^[A-Z][^.]+\.$/, { selector: 'h1 ~ p' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  await user.click(screen.getByRole('link', { name: 'Search sample homes' }));
  expect(router.state.location.pathname).toBe('/projects_details_view');
});

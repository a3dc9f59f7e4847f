import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ComingSoonPage from './coming-soon';

const sentence = 'We are working hard to bring you something amazing. Stay tuned!';

test('a visitor reads that something is coming @SOON-01 @ROUT-19', () => {
  renderPage(<ComingSoonPage />, { path: '/coming-soon' });
  expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
});

test('the sentence stays the same whatever was searched for @SOON-01', () => {
  renderPage(<ComingSoonPage />, { path: '/coming-soon?mode=rent&type=2&q=Lake+City' });
  expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
  expect(screen.getByRole('region', { name: sentence })).not.toHaveTextContent('Lake City');
});

test('a visitor goes on to the search with the word that was typed', async () => {
  const { user, router } = renderPage(<ComingSoonPage />, { path: '/coming-soon?mode=rent&type=2&q=+Lake+%26+City+' });
  await user.click(screen.getByRole('link', { name: 'Search sample homes for Lake & City' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/projects_details_view?q=Lake%20%26%20City',
  );
});

test.each(['/coming-soon', '/coming-soon?mode=buy&q=+'])('from %s the search opens without a word', (path) => {
  renderPage(<ComingSoonPage />, { path });
  expect(screen.getByRole('link', { name: 'Search sample homes' })).toHaveAttribute('href', '/projects_details_view');
});

test('Back to Homepage leads to the homepage @SOON-02', async () => {
  const { user, router } = renderPage(<ComingSoonPage />, { path: '/coming-soon' });
  await user.click(screen.getByRole('link', { name: 'Back to Homepage' }));
  expect(router.state.location.pathname).toBe('/');
});

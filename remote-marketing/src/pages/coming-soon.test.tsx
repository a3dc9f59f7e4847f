import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ComingSoonPage from './coming-soon';

const sentence = 'We are working hard to bring you something amazing. Stay tuned!';

test('the sentence is the same whatever was searched for, and a link leads home @SOON-01 @SOON-02 @ROUT-19', async () => {
  const path = '/coming-soon?mode=rent&type=2&q=Lake+City';
  const { user, router } = renderPage(<ComingSoonPage />, { path });
  expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
  expect(screen.getByRole('region', { name: sentence })).not.toHaveTextContent('Lake City');
  await user.click(screen.getByRole('link', { name: 'Back to Homepage' }));
  expect(router.state.location.pathname).toBe('/');
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

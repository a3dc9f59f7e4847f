import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ComingSoonPage from './coming-soon';

const sentence = 'We are working hard to bring you something amazing. Stay tuned!';

test('the sentence is the same whatever was searched for, and a link leads home @SOON-01 @SOON-02 @ROUT-19', async () => {
  const path = '/coming-soon?mode=rent&type=2&q=Lake+City';
  const { user, router } = renderPage(<ComingSoonPage />, { path });
  expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Homepage' }));
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  [
    '?mode=rent&type=2&q=+Lake+%26+City+',
    'Search sample homes for Lake & City',
    '?mode=rent&type=condos&q=Lake+%26+City',
  ],
  ['?mode=rent&type=1', 'Search sample homes', '?mode=rent&type=apartments'],
  ['?mode=buy&q=Gulberg', 'Search sample homes for Gulberg', '?q=Gulberg'],
  ['?mode=buy&q=+', 'Search sample homes', ''],
  ['', 'Search sample homes', ''],
])('from /coming-soon%s "%s" keeps what was asked: %s @SOON-03', (query, name, kept) => {
  renderPage(<ComingSoonPage />, { path: `/coming-soon${query}` });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/projects_details_view${kept}`);
});

test('a search for homes abroad leads to the homes in Spain @SOON-03', () => {
  renderPage(<ComingSoonPage />, { path: '/coming-soon?mode=buy&q=M%C3%A1laga&abroad=yes' });
  expect(screen.getByRole('link', { name: 'Search homes in Spain' })).toHaveAttribute('href', '/overseas_spain');
});

import { screen } from '@testing-library/react';
import { renderPage } from '@site/testing';
import ComingSoonPage from './coming-soon';

const sentence = 'We are working hard to bring you something amazing. Stay tuned!';

test('SOON-01 ROUT-19 a visitor reads that something is coming', () => {
  renderPage(<ComingSoonPage />, { path: '/coming-soon' });
  expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
});

test('SOON-01 the sentence stays the same whatever was searched for', () => {
  renderPage(<ComingSoonPage />, { path: '/coming-soon?mode=rent&type=2&q=Lake+City' });
  expect(screen.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
  expect(screen.queryByText(/Lake City/)).not.toBeInTheDocument();
});

test('SOON-02 Back to Homepage leads to the homepage', async () => {
  const { user, router } = renderPage(<ComingSoonPage />, { path: '/coming-soon' });
  await user.click(screen.getByRole('link', { name: 'Back to Homepage' }));
  expect(router.state.location.pathname).toBe('/');
});

import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import MarketNewsPage from './market-news';

const renderStart = () => renderPage(<MarketNewsPage />, { path: '/market-news' });

test('a visitor reads where they are, and that the page has just been opened', () => {
  renderStart();
  expect(screen.getByRole('heading', { level: 1, name: 'Market news' })).toBeVisible();
  expect(screen.getByText('Market news', { selector: '[aria-current=page]' })).toBeVisible();
  expect(screen.getByText(/has just been opened/)).toBeVisible();
});

test.each([
  ['Home', '/'],
  ['See our projects', '/projects'],
])('a visitor who follows "%s" comes to %s', async (name, path) => {
  const { user, router } = renderStart();
  await user.click(screen.getByRole('link', { name }));
  expect(router.state.location.pathname).toBe(path);
});

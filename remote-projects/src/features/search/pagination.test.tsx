import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { Pagination } from './pagination';

function pages(page: number) {
  return <Pagination page={page} pages={10} toPage={(number) => `/projects_details_view?page=${number}`} />;
}

test('pages are links from 1 to 10, and the open one is marked', () => {
  renderPage(pages(3));
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(nav).getAllByRole('link', { name: /^Page \d+$/ })).toHaveLength(10);
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 3');
  expect(within(nav).getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/projects_details_view?page=4');
});

test('there is nothing before the first page and nothing after the last', () => {
  const { unmount } = renderPage(pages(1));
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  unmount();
  renderPage(pages(10));
  expect(screen.getByRole('link', { name: 'Previous page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

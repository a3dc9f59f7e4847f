import { render, screen } from '@testing-library/react';
import { SiteProvider } from '@site/ui/core';
import { Unavailable } from './unavailable';

const open = (kind: 'page' | 'fragment') =>
  render(
    <SiteProvider>
      <Unavailable label="Our Projects" kind={kind} onRetry={() => undefined} />
    </SiteProvider>,
  );

test('a page that fails keeps its name, and the rest of the site works', () => {
  open('page');
  expect(screen.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
  expect(screen.getByText('The rest of the site works as usual.')).toBeVisible();
});

test('without a connection a page says so, and does not say that the rest works', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('page');
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(screen.getByText('Our Projects cannot be shown right now.')).toBeVisible();
  expect(screen.getByText('It appears when you are online again.')).toBeVisible();
  expect(screen.queryByText(/works as usual/)).not.toBeInTheDocument();
});

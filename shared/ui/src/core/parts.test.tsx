import { screen, within } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { Breadcrumb } from './breadcrumb';
import { SectionHead } from './section-head';
import { UnavailableNotice } from './unavailable-notice';

test('the breadcrumb reads "Home - Projects" and leads home', () => {
  renderInSite(<Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Projects' }]} />);
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(crumbs).toHaveTextContent('Home - Projects');
  expect(within(crumbs).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(within(crumbs).getByText('Projects')).toHaveAttribute('aria-current', 'page');
});

test('a section head puts its note and its button beside the heading', () => {
  renderInSite(<SectionHead title="Projects" id="projects" note="In two cities" action={<button>View All</button>} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Projects' })).toHaveAttribute('id', 'projects');
  expect(screen.getByText('In two cities')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View All' })).toBeVisible();
});

test('a section that fails to render shows a message and a Try again button', async () => {
  const onRetry = jest.fn();
  const { user } = renderInSite(<UnavailableNotice title="Projects are taking a break" onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Projects are taking a break');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

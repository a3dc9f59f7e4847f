import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import AgencyPage from './agency';

const Homes = () => <p>Four homes</p>;
const renderAgent = () =>
  renderPage(<AgencyPage />, { path: '/agency', fragments: { 'projects/fragments/property-grid': Homes } });

test('a visitor meets the Partner Agent: photo, name and description @AGNC-01', () => {
  renderAgent();
  expect(screen.getByRole('heading', { level: 1, name: 'Partner Agent' })).toBeVisible();
  const card = screen.getByRole('article');
  const name = within(card).getByRole('heading', { level: 2 });
  expect(card).toHaveAccessibleName(name.textContent ?? '');
  expect(within(card).getByRole('img')).toHaveAccessibleName(/estate agent/);
  expect(within(card).getByText(/shows homes and plots in Lahore and Islamabad/)).toBeVisible();
});

test('every visitor reads the same, without sign-in, with a way to the form and to the projects @ROLE-01', () => {
  renderAgent();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#contact', '/projects']);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Submit']);
});

test('a visitor finds homes of the agent and a way to write to him', () => {
  renderAgent();
  expect(
    within(screen.getByRole('region', { name: 'Homes that Bilal Ahmed shows' })).getByText('Four homes'),
  ).toBeVisible();
  expect(screen.getByRole('form', { name: 'Contact With An Agent' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Contact With An Agent' })).toHaveAttribute('id', 'contact');
});

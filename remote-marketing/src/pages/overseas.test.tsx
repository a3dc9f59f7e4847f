import { screen, within } from '@testing-library/react';
import type { FragmentProps } from '@site/contracts';
import { renderPage } from '@manzil/line/page-tests';
import { countries } from '../content/countries';
import OverseasPage from './overseas';

function FakeGrid({ limit }: FragmentProps['projects/fragments/property-grid']) {
  return <p>Grid of {limit} homes</p>;
}

const openOverseas = () =>
  renderPage(<OverseasPage />, { path: '/overseas', fragments: { 'projects/fragments/property-grid': FakeGrid } });

const regionNames = ['Europe', 'Caribbean', 'Oceania', 'Asia', 'Africa', 'Americas'];
const listPopular = () => within(screen.getByRole('list', { name: 'Most popular countries' })).getAllByRole('link');
const namesOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('the hero has Buy and Rent and a search box, which leads to /coming-soon @OVER-01 @OVER-02 @ROUT-03 @ROUT-32', async () => {
  const { user, router } = openOverseas();
  expect(screen.getByRole('heading', { level: 1, name: 'Overseas' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Buy' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Rent' })).not.toBeChecked();
  const select = screen.getByRole('combobox', { name: 'Property type' });
  expect(namesOf(within(select).getAllByRole('option'))).toEqual(['Homes', 'Apartments', 'Condos']);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Crete{Enter}');
  expect(router.state.location.pathname).toBe('/coming-soon');
  expect(router.state.location.search).toBe('?mode=buy&q=Crete&abroad=yes');
});

test('Advanced Search opens the larger search @OVER-03', async () => {
  const { user, router } = openOverseas();
  await user.click(screen.getByRole('link', { name: 'Advanced Search' }));
  expect(router.state.location.pathname).toBe('/overseas_spain');
});

test('eight popular countries have a picture, and open the search with the country chosen @OVER-04 @DATA-09', async () => {
  const { user, router } = openOverseas();
  expect(namesOf(listPopular())).toEqual(countries.slice(0, 8));
  for (const tile of listPopular()) expect(tile.querySelector('img')).toBeInTheDocument();
  await user.click(listPopular()[6]!);
  expect(router.state.location.pathname).toBe('/overseas_spain');
  expect(new URLSearchParams(router.state.location.search).get('country')).toBe('Czech Republic');
});

test('Show all 32 adds 24 countries, focuses the first, and removes them again', async () => {
  const { user } = openOverseas();
  const button = screen.getByRole('button', { name: 'Show all 32' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('list', { name: 'More countries' })).not.toBeInTheDocument();
  await user.click(button);
  const more = within(screen.getByRole('list', { name: 'More countries' })).getAllByRole('link');
  expect(namesOf(more)).toEqual(countries.slice(8));
  expect(more[0]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show only the popular 8', expanded: true }));
  expect(screen.queryByRole('list', { name: 'More countries' })).not.toBeInTheDocument();
});

test('a banner leads to the plans of agencies, and four homes of the projects team follow @OVER-05 @ROLE-01', async () => {
  const { user, router } = openOverseas();
  const recommended = screen.getByRole('region', { name: 'Recommended properties' });
  expect(within(recommended).getByText('Grid of 4 homes')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Become An Agent' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See agency plans' }));
  expect(router.state.location.pathname).toBe('/agency_plans');
});

test('six regions in their order, of which Europe is open, list the same 32 countries @OVER-06 @OVER-07 @OVER-08', async () => {
  const { user } = openOverseas();
  const section = within(screen.getByRole('region', { name: 'Countries by region' }));
  expect(namesOf(section.getAllByRole('heading', { level: 3 }))).toEqual(regionNames);
  expect(namesOf(section.getAllByRole('button', { expanded: true }))).toEqual(['Europe']);
  for (const name of regionNames) {
    if (name !== 'Europe') await user.click(section.getByRole('button', { name }));
    const links = within(section.getByRole('region', { name })).getAllByRole('link');
    expect(links).toHaveLength(32);
    expect(namesOf(links)).toEqual([...countries]);
    expect(links.at(0)).toHaveAttribute('href', '/overseas_spain?country=Albania');
    expect(links.at(-1)).toHaveAttribute('href', '/overseas_spain?country=Ukraine');
  }
});

test('About claims over 4 million searches a month, and Contact With An Agent is last @OVER-09 @OVER-10 @CONT-06', () => {
  openOverseas();
  const about = screen.getByRole('region', { name: 'About' });
  expect(within(about).getByText(/over 4 million searches a month/)).toBeVisible();
  const contact = screen.getByRole('heading', { name: 'Contact With An Agent' });
  expect(about.compareDocumentPosition(contact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

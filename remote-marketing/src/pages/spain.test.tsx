import { screen, within } from '@testing-library/react';
import type { FragmentProps } from '@site/contracts';
import { renderPage } from '@manzil/line/page-tests';
import { spainCities } from '../content/spain-cities';
import SpainPage from './spain';

function FakeGrid(props: FragmentProps['projects/fragments/property-grid']) {
  return <output>{JSON.stringify(props)}</output>;
}

const openSpain = (query = '') =>
  renderPage(<SpainPage />, {
    path: `/overseas_spain${query}`,
    fragments: { 'projects/fragments/property-grid': FakeGrid },
  });

const getForm = () => screen.getByRole('search', { name: 'Search for property in Spain' });
const getSelect = (name: string) => within(getForm()).getByLabelText(name);
const optionsOf = (name: string) =>
  within(getSelect(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const chosenIn = (name: string) => within(getSelect(name)).getByRole('option', { selected: true }).textContent;
const getMadrid = () => screen.getByRole('region', { name: 'Properties For Sale in Madrid' });
const asked = () =>
  within(getMadrid())
    .getAllByRole('status')
    .map(({ textContent }) => JSON.parse(textContent ?? '') as FragmentProps['projects/fragments/property-grid']);
const readCities = () =>
  within(screen.getByRole('list', { name: 'Cities in Spain' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a visitor sees the title, a map of Spain and the search form @SPAN-01 @ROUT-03 @ROUT-32', () => {
  openSpain();
  expect(screen.getByRole('heading', { level: 1, name: 'Search for property in Spain' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Map of Spain/ })).toHaveAttribute('src', 'spain.svg');
  expect(getForm()).toBeVisible();
});

test.each([
  { id: '@SPAN-04', name: 'Property type', options: ['Any', 'Apartment', 'House', 'Villa'], first: 'Any' },
  { id: '@SPAN-04', name: 'Currency', options: ['USD', 'EUR'], first: 'USD' },
  { id: '@SPAN-05', name: 'Price from', options: ['30,000', '40,000'], first: '30,000' },
  { id: '@SPAN-05', name: 'Price to', options: ['80,000', '90,000'], first: '90,000' },
  { id: '@SPAN-06', name: 'Min bedrooms', options: ['2', '3'], first: '2' },
  { id: '@SPAN-06', name: 'Max bedrooms', options: ['2', '3'], first: '3' },
  { id: '@SPAN-07', name: 'Sort by', options: ['Lowest price', 'Highest price'], first: 'Lowest price' },
])('$id $name offers $options and starts with $first', ({ name, options, first }) => {
  openSpain();
  expect(optionsOf(name)).toEqual(options);
  expect(chosenIn(name)).toBe(first);
});

test('the country is Spain at first, and one of 32 @SPAN-07', () => {
  openSpain();
  expect(optionsOf('Country')).toHaveLength(32);
  expect(chosenIn('Country')).toBe('Spain');
});

test('a country in the address is chosen, and hints say what country, currency and bedrooms mean', async () => {
  const { user } = openSpain('?country=Czech%20Republic');
  expect(chosenIn('Country')).toBe('Czech Republic');
  expect(getSelect('Country')).toHaveAccessibleDescription(/^We have no homes in Czech Republic yet/);
  await user.selectOptions(getSelect('Currency'), 'EUR');
  expect(getSelect('Currency')).toHaveAccessibleDescription('Sample prices stay in US dollars.');
  await user.selectOptions(getSelect('Min bedrooms'), '3');
  await user.selectOptions(getSelect('Max bedrooms'), '2');
  expect(getSelect('Max bedrooms')).toHaveAccessibleDescription('Less than Min bedrooms, so no home matches.');
});

test('before a search Madrid shows four homes to buy, the banner, and four to rent @MADR-01', () => {
  openSpain('?country=Spain');
  expect(asked()).toEqual([
    { place: 'madrid', saleStatus: 'for sale', sort: 'lowest', limit: 4 },
    { place: 'madrid', saleStatus: 'per month', bedsMax: 3, limit: 4 },
  ]);
  expect(
    within(getMadrid()).getByRole('heading', {
      name: 'Discover Properties That Will Improve Your Life And That Of Your Family',
    }),
  ).toBeVisible();
  expect(within(getMadrid()).getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/projects_details_view');
});

test('a search filters both Madrid grids, the address, and leads to the homes @MADR-01', async () => {
  const { user, router } = openSpain();
  await user.selectOptions(getSelect('Property type'), 'Villa');
  await user.selectOptions(getSelect('Price to'), '80,000');
  await user.selectOptions(getSelect('Min bedrooms'), '3');
  await user.selectOptions(getSelect('Sort by'), 'Highest price');
  expect(router.state.location.search).toBe('');
  await user.click(within(getForm()).getByRole('button', { name: 'Search' }));
  const narrowed = { type: 'Villa', priceFrom: 30_000, priceTo: 80_000, bedsMin: 3, bedsMax: 3, sort: 'highest' };
  expect(asked()).toEqual([
    { place: 'madrid', saleStatus: 'for sale', ...narrowed },
    { place: 'madrid', saleStatus: 'per month', ...narrowed },
  ]);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    country: 'Spain',
    type: 'Villa',
    currency: 'USD',
    priceFrom: '30000',
    priceTo: '80000',
    bedsMin: '3',
    bedsMax: '3',
    sort: 'highest',
  });
  expect(getMadrid()).toHaveFocus();
});

test('a shared address brings the search with it, and Clear the search undoes it', async () => {
  const { user } = openSpain('?type=Apartment&bedsMin=3&sort=highest');
  expect(chosenIn('Property type')).toBe('Apartment');
  expect(asked()[0]).toMatchObject({ type: 'Apartment', bedsMin: 3, sort: 'highest' });
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(chosenIn('Property type')).toBe('Any');
  expect(asked()[0]).toEqual({ place: 'madrid', saleStatus: 'for sale', sort: 'lowest', limit: 4 });
});

test('values in the address that the form does not offer count as not chosen', () => {
  openSpain('?country=Atlantis&type=Castle&priceTo=5&bedsMin=-1&sort=random');
  expect(chosenIn('Country')).toBe('Spain');
  expect(asked()[0]).toEqual({
    place: 'madrid',
    saleStatus: 'for sale',
    priceFrom: 30_000,
    priceTo: 90_000,
    bedsMin: 2,
    bedsMax: 3,
    sort: 'lowest',
  });
});

test('four recommended homes and Become An Agent follow @SPAN-02', () => {
  openSpain('?type=House');
  const recommended = screen.getByRole('region', { name: 'Recommended Hot Properties' });
  expect(within(recommended).getByRole('status')).toHaveTextContent('{"place":"spain","limit":4}');
  expect(screen.getByRole('heading', { name: 'Become An Agent' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See agency plans' })).toHaveAttribute('href', '/agency_plans');
});

test('24 cities have a count each, and sort by name or by number of homes @SPAN-03 @DATA-09', async () => {
  const { user } = openSpain();
  const byName = readCities();
  expect(new Set(spainCities.map(({ city }) => city)).size).toBe(24);
  expect(byName).toHaveLength(24);
  expect(byName.slice(0, 3)).toEqual(['A Coruña148 homes', 'Alicante612 homes', 'Barcelona1,106 homes']);
  expect(screen.getByRole('radio', { name: 'Name' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Number of homes (sample)' }));
  expect(readCities()[0]).toBe('Madrid1,284 homes');
  expect(readCities().at(-1)).toBe('Vitoria-Gasteiz68 homes');
  expect(new Set(readCities())).toEqual(new Set(byName));
  await user.click(screen.getByRole('radio', { name: 'Name' }));
  expect(readCities()).toEqual(byName);
});

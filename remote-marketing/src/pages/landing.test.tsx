import { screen, within } from '@testing-library/react';
import type { FragmentProps } from '@site/contracts';
import { renderPage } from '@manzil/line/page-tests';
import LandingPage from './landing';

/** Replaces the projects team's grid and prints its properties. */
function FakeGrid({ mode }: Partial<FragmentProps['projects/fragments/project-grid']>) {
  return <p>Grid of projects, {mode}</p>;
}

/** Replaces their search field. */
function FakeField({ name = '', placeholder = '' }: Partial<FragmentProps['projects/fragments/search-field']>) {
  return <input type="search" aria-label="Search" name={name} placeholder={placeholder} />;
}

const fragments = { 'projects/fragments/project-grid': FakeGrid, 'projects/fragments/search-field': FakeField };
const openLanding = () => renderPage(<LandingPage />, { fragments });

const getPanel = () => screen.getByRole('search', { name: 'Find your property' });
const getPlace = (element: Element) => [...document.querySelectorAll('*')].indexOf(element);

test('the hero has a headline, a tagline and a search for homes to buy @LAND-01 @LAND-02 @LAND-04 @LAND-05 @LAND-06 @ROUT-01', () => {
  openLanding();
  expect(screen.getByRole('heading', { level: 1, name: 'RENT, BUY, SELL' })).toBeVisible();
  expect(screen.getByText('Making your real estate journey effortless')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Find your property' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Buy' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Rent' })).not.toBeChecked();
  const select = within(getPanel()).getByRole('combobox', { name: 'Property type' });
  const options = within(select).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text, value }) => [text, value])).toEqual([
    ['Homes', ''],
    ['Apartments', '1'],
    ['Condos', '2'],
  ]);
  expect(select).toHaveValue('');
});

test('Search leads to /coming-soon and takes along what was asked @LAND-07', async () => {
  const { user, router } = openLanding();
  await user.click(screen.getByRole('radio', { name: 'Rent' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Property type' }), 'Condos');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' Park View ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.pathname).toBe('/coming-soon');
  expect(router.state.location.search).toBe('?mode=rent&type=2&q=Park+View');
});

test('three steps are shown in their order @LAND-08', () => {
  openLanding();
  const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Search your Destination',
    'Contact an Agent',
    'Rent or Buy Property',
  ]);
});

test('the Projects section consumes the grid in show-all mode @LAND-10 @CARD-08', () => {
  openLanding();
  expect(within(screen.getByRole('region', { name: 'Projects' })).getByText('Grid of projects, showAll')).toBeVisible();
});

test('the promo panel names place, price and period, and leads to /coming-soon @LAND-11 @LAND-12 @DATA-10', async () => {
  const { user, router } = openLanding();
  const promo = within(screen.getByRole('region', { name: 'Starting From Rs. 90,000' }));
  expect(promo.getByText('Lahore')).toBeVisible();
  expect(promo.getByText('/ Per month')).toBeVisible();
  await user.click(promo.getByRole('link', { name: 'Coming Soon' }));
  expect(router.state.location.pathname).toBe('/coming-soon');
});

test('the sections follow each other, Properties is coming, the contact form is last @LAND-13 @LAND-14 @LAND-15 @CONT-06', () => {
  openLanding();
  const order = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('heading', { name: 'Search your Destination' }),
    screen.getByRole('heading', { name: 'Projects' }),
    screen.getByRole('heading', { name: 'Starting From Rs. 90,000' }),
    screen.getByRole('heading', { name: 'Properties' }),
    screen.getByRole('heading', { name: 'Contact Us' }),
  ].map(getPlace);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const properties = screen.getByRole('region', { name: 'Properties' });
  expect(within(properties).getByText('Coming Soon! Stay tuned.')).toBeVisible();
  const sections = document.querySelectorAll('section');
  expect(sections.item(sections.length - 1)).toContainElement(screen.getByRole('heading', { name: 'Contact Us' }));
});

test('Properties leads to homes for sale and homes to rent @LAND-16', () => {
  openLanding();
  const links = within(screen.getByRole('region', { name: 'Properties' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/buy', '/rent']);
});

test('only the first picture of the page is fetched at once', () => {
  openLanding();
  const [hero, ...others] = screen.getAllByRole('img');
  expect(hero).toHaveAttribute('fetchpriority', 'high');
  expect(hero).not.toHaveAttribute('loading', 'lazy');
  for (const picture of others) expect(picture).toHaveAttribute('loading', 'lazy');
});

import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import PropertyGridFragment, { type PropertyGridProps } from './property-grid';

function showHomes(props: PropertyGridProps) {
  renderPage(<PropertyGridFragment {...props} />);
  return screen.queryAllByRole('article');
}

const namesOf = (cards: HTMLElement[]) => cards.map((card) => within(card).getByRole('heading').textContent);

test('each of the eight sample homes shows price, status, place, beds, baths and area @DATA-05 @DATA-08', () => {
  const cards = showHomes({});
  expect(cards).toHaveLength(8);
  const [first] = cards;
  expect(first).toHaveTextContent('$90,000 per month');
  expect(first).toHaveTextContent('DHA Phase 6');
  expect(first).toHaveTextContent('Lahore');
  expect(first).toHaveTextContent('4 bedrooms');
  expect(first).toHaveTextContent('3 baths');
  expect(first).toHaveTextContent('240 m² (11.5 marla)');
  expect(within(first!).getByRole('img')).toHaveAccessibleName();
});

test('outside Pakistan an area is in square meters only', () => {
  const [first] = showHomes({ place: 'overseas' });
  expect(first).toHaveTextContent('310 m²');
  expect(first).not.toHaveTextContent('marla');
});

test.each<[string, PropertyGridProps, string[]]>([
  ['a villa with four bedrooms', { type: 'Villa', bedsMin: 4 }, ['Lake City']],
  ['an apartment, which may be a condo', { type: 'Apartment' }, ['F-7 Markaz', 'E-11']],
  ['the lowest of equal prices, which is the larger home', { sort: 'lowest', limit: 1 }, ['Bahria Town']],
  [
    'homes to buy in Madrid, all within the unchanged limits of the search',
    { place: 'madrid', saleStatus: 'for sale', priceFrom: 30_000, priceTo: 90_000, bedsMin: 2, bedsMax: 3 },
    ['Mirasierra', 'Aravaca', 'Chamartín', 'Sanchinarro'],
  ],
])('a visitor who looks for %s finds them', (_, props, names) => {
  expect(namesOf(showHomes(props))).toEqual(names);
});

test('a consumer can ask for four homes and deeper headings; that they are samples is said once', () => {
  expect(showHomes({ limit: 4, headingLevel: 4 })).toHaveLength(4);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  expect(screen.getAllByText(/sample homes$/)).toHaveLength(1);
  expect(screen.getAllByText('Sample prices')).toHaveLength(1);
});

test('the number of results is announced, and an empty result is text', () => {
  expect(showHomes({ priceFrom: 40_000, priceTo: 80_000 })).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent('No property matches these choices.');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('the count is shown and spoken when there are homes', () => {
  showHomes({ place: 'madrid', saleStatus: 'for sale', type: 'Villa' });
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 sample homes');
  cleanup();
  showHomes({ place: 'madrid', saleStatus: 'for sale' });
  expect(screen.getByRole('status')).toHaveTextContent(/^4 sample homes$/);
});

test('homes in Madrid are for sale or to rent, on their own page too', () => {
  const cards = showHomes({ place: 'madrid', saleStatus: 'for sale' });
  const forSale = namesOf(cards);
  for (const card of cards) expect(card).toHaveTextContent('$90,000 for sale');
  expect(within(cards[1]!).getByRole('link')).toHaveAttribute('href', '/details/18');
  cleanup();
  const toRent = namesOf(showHomes({ place: 'madrid', saleStatus: 'per month' }));
  expect(toRent).toHaveLength(4);
  expect(toRent.filter((name) => forSale.includes(name))).toEqual([]);
});

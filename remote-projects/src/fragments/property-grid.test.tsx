import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { properties } from '../content/properties';
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

test('a heart in a grid saves its own home', async () => {
  localStorage.clear();
  const { user } = renderPage(<PropertyGridFragment />);
  await user.click(screen.getByRole('button', { name: 'Save Model Town' }));
  const saved = properties.find(({ neighborhood }) => neighborhood === 'Model Town');
  expect(localStorage.getItem('projects.favourites')).toContain(`["property:${saved?.id}"]`);
  expect(screen.getByRole('button', { name: 'Save Model Town' })).toBePressed();
});

test('a grid of homes says once that homes and prices are samples', () => {
  showHomes({ limit: 4 });
  expect(screen.getAllByText(/sample homes$/)).toHaveLength(1);
  expect(screen.getAllByText('Sample prices')).toHaveLength(1);
});

test('outside Pakistan an area is in square meters only', () => {
  const [first] = showHomes({ place: 'overseas' });
  expect(first).toHaveTextContent('310 m²');
  expect(first).not.toHaveTextContent('marla');
});

test('a visitor who wants to buy sees only homes for sale', () => {
  const cards = showHomes({ saleStatus: 'for sale' });
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) expect(card).toHaveTextContent('$90,000 for sale');
});

test('a visitor who looks for a villa with four bedrooms finds Lake City', () => {
  expect(namesOf(showHomes({ type: 'Villa', bedsMin: 4 }))).toEqual(['Lake City']);
});

test('a visitor who looks for an apartment is shown the condo as well', () => {
  expect(namesOf(showHomes({ type: 'Apartment' }))).toEqual(['F-7 Markaz', 'E-11']);
});

test('a consumer can ask for four homes and for headings one level deeper', () => {
  const cards = showHomes({ limit: 4, headingLevel: 4 });
  expect(cards).toHaveLength(4);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(4);
});

test('at equal prices the larger home is the cheaper one', () => {
  expect(namesOf(showHomes({ sort: 'lowest', limit: 1 }))).toEqual(['Bahria Town']);
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

test('Spain lists homes in Madrid, none both for sale and to rent', () => {
  const forSale = namesOf(showHomes({ place: 'madrid', saleStatus: 'for sale' }));
  expect(forSale).toEqual(['Mirasierra', 'Aravaca', 'Chamartín', 'Sanchinarro']);
  cleanup();
  const toRent = namesOf(showHomes({ place: 'madrid', saleStatus: 'per month' }));
  expect(toRent).toHaveLength(4);
  expect(toRent.filter((name) => forSale.includes(name))).toEqual([]);
});

test('a villa in Madrid leads to its own page, and is for sale there', () => {
  const [, villa] = showHomes({ place: 'madrid', saleStatus: 'for sale' });
  expect(within(villa!).getByRole('link')).toHaveAttribute('href', '/details?home=18&for=sale');
});

test('Search without changes keeps the homes to buy', () => {
  const unchanged = {
    place: 'madrid',
    saleStatus: 'for sale',
    priceFrom: 30_000,
    priceTo: 90_000,
    bedsMin: 2,
    bedsMax: 3,
  } as const;
  expect(showHomes(unchanged)).toHaveLength(4);
});

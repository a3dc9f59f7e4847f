import { screen, within } from '@testing-library/react';
import { cards, names, open, panel, summary, title } from './testing/search-view';

const featured = () => within(screen.getByRole('region', { name: 'Featured homes' }));

beforeEach(() => localStorage.clear());

describe('a visitor who has chosen nothing', () => {
  test('sees a search panel with Buy chosen, types, beds, baths and prices @PVIEW-01 @PVIEW-02 @PVIEW-03 @PVIEW-04 @PVIEW-05 @PVIEW-06 @ROUT-09', () => {
    open();
    const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
    const buttonsIn = (name: string) => textsOf(within(panel().getByRole('group', { name })).getAllByRole('button'));
    expect(panel().getByRole('radio', { name: 'Buy' })).toBeChecked();
    expect(panel().getByRole('radio', { name: 'Rent' })).not.toBeChecked();
    const types = within(panel().getByRole('combobox', { name: 'Property type' }));
    expect(textsOf(types.getAllByRole('option'))).toEqual(['Homes', 'Apartments', 'Condos']);
    expect(panel().getByRole('combobox', { name: 'Search' })).toBeVisible();
    expect(panel().getByRole('combobox', { name: 'City' })).toBeVisible();
    expect(buttonsIn('Beds')).toEqual(['1', '2', '3', '4', '5+']);
    expect(buttonsIn('Baths')).toEqual(['1', '2', '3', '4+']);
    expect(panel().getByRole('textbox', { name: 'Price from' })).toBeVisible();
    expect(panel().getByRole('textbox', { name: 'Price to' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'More options' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Search' })).toBeVisible();
  });

  test('reads "Projects in a city" and "1 to 16 of 280 projects", and no filter to take away @PVIEW-07 @PVIEW-18', () => {
    open();
    expect(title()).toHaveTextContent(/^Projects in a city$/);
    expect(summary()).toHaveTextContent(/^1 to 16 of 280 projects$/);
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  test('sees sixteen homes for $90,000 per month and the promo block between them @PVIEW-16 @PVIEW-19', () => {
    open();
    expect(cards()).toHaveLength(16);
    for (const card of cards()) expect(card).toHaveTextContent('$90,000 per month');
    expect(screen.getByRole('heading', { name: 'Starting From Rs. 90,000' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Coming Soon' })).toHaveAttribute('href', '/coming-soon');
  });

  test('can go through ten pages, with nothing before the first and after the last @PVIEW-17', async () => {
    const { user, router } = open();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link', { name: /^Page \d+$/ })).toHaveLength(10);
    expect(pages.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    const before = names();
    await user.click(pages.getByRole('link', { name: 'Page 3' }));
    expect(router.state.location.search).toBe('?page=3');
    expect(names()).not.toEqual(before);
    expect(summary()).toHaveTextContent('33 to 48 of 280 projects');
    expect(title()).toHaveFocus();
    expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 3');
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', expect.stringContaining('?page=4'));
    await user.click(pages.getByRole('link', { name: 'Page 10' }));
    expect(pages.getByRole('link', { name: 'Previous page' })).toBeVisible();
    expect(pages.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });

  test('finds the contact form, headed Contact Us @CONT-06', () => {
    open();
    expect(screen.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  });
});

test('the featured homes lead from the first of four to the last and back, with facts @PVIEW-10 @PVIEW-11 @PVIEW-12 @PVIEW-13 @PVIEW-14 @PVIEW-15', async () => {
  const { user } = open();
  const button = (name: string) => featured().queryByRole('button', { name: `${name} featured home` });
  expect(featured().getAllByRole('img')).toHaveLength(1);
  expect(featured().getByRole('heading', { name: 'Courtyard house by the park' })).toBeVisible();
  expect(button('Previous')).not.toBeInTheDocument();
  for (const place of ['1 of 4', '2 of 4', '3 of 4']) {
    expect(featured().getByText(place)).toBeVisible();
    expect(featured().getByText('$650 000')).toBeVisible();
    expect(featured().getByText('Model Town, Lahore')).toBeVisible();
    expect(featured().getByText(/4 bedrooms/)).toBeVisible();
    await user.click(button('Next')!);
  }
  expect(featured().getByText('4 of 4')).toBeVisible();
  expect(button('Next')).not.toBeInTheDocument();
  expect(button('Previous')).toHaveFocus();
  for (const place of ['3 of 4', '2 of 4', '1 of 4']) {
    await user.click(button('Previous')!);
    expect(featured().getByText(place)).toBeVisible();
  }
  expect(button('Previous')).not.toBeInTheDocument();
});

describe('a visitor who sorts and looks', () => {
  test('sees the order of the cards change @PVIEW-08', async () => {
    const { user, router } = open('?mode=rent');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Popularity');
    await user.selectOptions(sort, 'Lowest price');
    expect(names().slice(0, 2)).toEqual(['Bahria Town', 'Lake City']);
    await user.selectOptions(sort, 'Highest price');
    expect(names().slice(0, 2)).toEqual(['E-11', 'F-7 Markaz']);
    expect(router.state.location.search).toBe('?mode=rent&sort=highest');
  });

  test('switches to the list, where each home is described, and back @PVIEW-09', async () => {
    const { user, router } = open();
    expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toBe('?view=list');
    expect(cards()[0]).toHaveTextContent('A bright two-story family house');
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    expect(router.state.location.search).toBe('');
  });
});

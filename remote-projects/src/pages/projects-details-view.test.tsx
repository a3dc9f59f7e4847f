import { screen, within } from '@testing-library/react';
import { cards, names, open, panel, summary, title } from './testing/search-view';

const featured = () => within(screen.getByRole('region', { name: 'Featured homes' }));

beforeEach(() => localStorage.clear());

describe('a visitor who has chosen nothing', () => {
  test('sees a search panel with Buy chosen @PVIEW-01 @PVIEW-02 @ROUT-09', () => {
    open();
    expect(panel().getByRole('radio', { name: 'Buy' })).toBeChecked();
    expect(panel().getByRole('radio', { name: 'Rent' })).not.toBeChecked();
  });

  test('chooses between Homes, Apartments and Condos @PVIEW-03', () => {
    open();
    const options = within(panel().getByRole('combobox', { name: 'Property type' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Homes', 'Apartments', 'Condos']);
  });

  test('finds Search, City, beds, baths, prices, More options and a Search button @PVIEW-04 @PVIEW-05 @PVIEW-06', () => {
    open();
    expect(panel().getByRole('searchbox', { name: 'Search' })).toBeVisible();
    expect(panel().getByRole('combobox', { name: 'City' })).toBeVisible();
    expect(
      within(panel().getByRole('group', { name: 'Beds' }))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['1', '2', '3', '4', '5+']);
    expect(
      within(panel().getByRole('group', { name: 'Baths' }))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['1', '2', '3', '4+']);
    expect(panel().getByRole('textbox', { name: 'Price from' })).toBeVisible();
    expect(panel().getByRole('textbox', { name: 'Price to' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'More options' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Search' })).toBeVisible();
    expect(panel().getByLabelText('Search')).toBe(panel().getByRole('searchbox', { name: 'Search' }));
  });

  test('reads "Projects in a city" and "1 to 16 of 280 projects" @PVIEW-07 @PVIEW-18', () => {
    open();
    expect(title()).toHaveTextContent(/^Projects in a city$/);
    expect(summary()).toHaveTextContent(/^1 to 16 of 280 projects$/);
  });

  test('can sort by popularity and other things @PVIEW-08', () => {
    open();
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Popularity');
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(expect.arrayContaining(['Lowest price', 'Highest price']));
  });

  test('sees sixteen homes for $90,000 per month and the promo block between them @PVIEW-16 @PVIEW-19', () => {
    open();
    expect(cards()).toHaveLength(16);
    for (const card of cards()) expect(card).toHaveTextContent('$90,000 per month');
    expect(screen.getByRole('heading', { name: 'Starting From Rs. 90,000' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Coming Soon' })).toHaveAttribute('href', '/coming-soon');
  });

  test('can go through ten pages @PVIEW-17', async () => {
    const { user, router } = open();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link', { name: /^Page \d+$/ })).toHaveLength(10);
    const before = names();
    await user.click(pages.getByRole('link', { name: 'Page 3' }));
    expect(router.state.location.search).toBe('?page=3');
    expect(names()).not.toEqual(before);
    expect(summary()).toHaveTextContent('33 to 48 of 280 projects');
    expect(title()).toHaveFocus();
  });

  test('finds the contact form, headed Contact Us @CONT-06', () => {
    open();
    expect(screen.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  test('sees no filter to take away', () => {
    open();
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });
});

describe('the featured homes', () => {
  test('begin with the first of four, with no way back @PVIEW-10 @PVIEW-11 @PVIEW-12 @PVIEW-14', () => {
    open();
    expect(featured().getByText('1 of 4')).toBeVisible();
    expect(featured().getAllByRole('img')).toHaveLength(1);
    expect(featured().getByRole('heading', { name: 'Courtyard house by the park' })).toBeVisible();
    expect(featured().queryByRole('button', { name: 'Previous featured home' })).not.toBeInTheDocument();
  });

  test('lead to the last one and back, each with the fixed price, place and bedrooms @PVIEW-13 @PVIEW-14 @PVIEW-15', async () => {
    const { user } = open();
    for (const place of ['1 of 4', '2 of 4', '3 of 4']) {
      expect(featured().getByText(place)).toBeVisible();
      expect(featured().getByText('$650 000')).toBeVisible();
      expect(featured().getByText('Model Town, Lahore')).toBeVisible();
      expect(featured().getByText(/4 bedrooms/)).toBeVisible();
      await user.click(featured().getByRole('button', { name: 'Next featured home' }));
    }
    expect(featured().getByText('4 of 4')).toBeVisible();
    expect(featured().queryByRole('button', { name: 'Next featured home' })).not.toBeInTheDocument();
    const back = featured().getByRole('button', { name: 'Previous featured home' });
    expect(back).toHaveFocus();
    for (const place of ['3 of 4', '2 of 4', '1 of 4']) {
      await user.click(featured().getByRole('button', { name: 'Previous featured home' }));
      expect(featured().getByText(place)).toBeVisible();
    }
    expect(featured().queryByRole('button', { name: 'Previous featured home' })).not.toBeInTheDocument();
  });
});

describe('a visitor who sorts and looks', () => {
  test('sees the order of the cards change @PVIEW-08', async () => {
    const { user, router } = open('?mode=rent');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    expect(names().slice(0, 2)).toEqual(['Bahria Town', 'Lake City']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest price');
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

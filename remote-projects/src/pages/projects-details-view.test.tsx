import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@site/testing';
import ProjectsDetailsViewPage from './projects-details-view';

const open = (query = '') => renderPage(<ProjectsDetailsViewPage />, { path: `/projects_details_view${query}` });

const title = () => screen.getByRole('heading', { level: 1 });
const panel = () => within(screen.getByRole('search', { name: 'Projects' }));
const cards = () => ['Homes', 'More homes'].flatMap((name) => screen.queryAllByRole('list', { name }).flatMap((list) => within(list).getAllByRole('article')));
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
const summary = () => screen.getAllByRole('status')[0];
const featured = () => within(screen.getByRole('region', { name: 'Featured homes' }));

beforeEach(() => localStorage.clear());

describe('a visitor who has chosen nothing', () => {
  test('PVIEW-01 PVIEW-02 ROUT-09 sees a search panel with Buy chosen', () => {
    open();
    expect(panel().getByRole('radio', { name: 'Buy' })).toBeChecked();
    expect(panel().getByRole('radio', { name: 'Rent' })).not.toBeChecked();
  });

  test('PVIEW-03 chooses between Homes, Apartments and Condos', () => {
    open();
    const options = within(panel().getByRole('combobox', { name: 'Property type' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Homes', 'Apartments', 'Condos']);
  });

  test('PVIEW-04 PVIEW-05 PVIEW-06 finds Search, City, beds, baths, prices, More options and a Search button', () => {
    open();
    expect(panel().getByRole('searchbox', { name: 'Search' })).toBeVisible();
    expect(panel().getByRole('combobox', { name: 'City' })).toBeVisible();
    expect(within(panel().getByRole('group', { name: 'Beds' })).getAllByRole('button').map((one) => one.textContent)).toEqual(['1', '2', '3', '4', '5+']);
    expect(within(panel().getByRole('group', { name: 'Baths' })).getAllByRole('button').map((one) => one.textContent)).toEqual(['1', '2', '3', '4+']);
    expect(panel().getByRole('textbox', { name: 'Price from' })).toBeVisible();
    expect(panel().getByRole('textbox', { name: 'Price to' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'More options' })).toBeVisible();
    expect(panel().getByRole('button', { name: 'Search' })).toBeVisible();
    expect(panel().getByLabelText('Search')).toBe(panel().getByRole('searchbox', { name: 'Search' }));
  });

  test('PVIEW-07 PVIEW-18 reads "Projects in a city" and "1 to 16 of 280 projects"', () => {
    open();
    expect(title()).toHaveTextContent(/^Projects in a city$/);
    expect(summary()).toHaveTextContent(/^1 to 16 of 280 projects$/);
  });

  test('PVIEW-08 can sort by popularity and other things', () => {
    open();
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Popularity');
    expect(within(sort).getAllByRole('option').map((option) => option.textContent)).toEqual(
      expect.arrayContaining(['Lowest price', 'Highest price']),
    );
  });

  test('PVIEW-16 PVIEW-19 sees sixteen homes for $90,000 per month and the promo block between them', () => {
    open();
    expect(cards()).toHaveLength(16);
    for (const card of cards()) expect(card).toHaveTextContent('$90,000 per month');
    expect(screen.getByRole('heading', { name: 'Starting From Rs. 90,000' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Coming Soon' })).toHaveAttribute('href', '/coming-soon');
  });

  test('PVIEW-17 can go through ten pages', async () => {
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

  test('CONT-06 finds the contact form, headed Contact Us', () => {
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
  test('PVIEW-10 PVIEW-11 PVIEW-12 PVIEW-14 begin with the first of four, with no way back', () => {
    open();
    expect(featured().getByText('1 of 4')).toBeVisible();
    expect(featured().getAllByRole('img')).toHaveLength(1);
    expect(featured().getByRole('heading', { name: 'Courtyard house by the park' })).toBeVisible();
    expect(featured().queryByRole('button', { name: 'Previous featured home' })).not.toBeInTheDocument();
  });

  test('PVIEW-13 PVIEW-14 PVIEW-15 lead to the last one and back, each with the fixed price, place and bedrooms', async () => {
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

describe('a visitor who filters', () => {
  test('PVIEW-07 chooses a city: the header, the cards and the address follow', async () => {
    const { user, router } = open();
    await user.selectOptions(panel().getByRole('combobox', { name: 'City' }), 'Islamabad');
    expect(title()).toHaveTextContent(/^Projects in Islamabad$/);
    expect(names()).toEqual(['F-7 Markaz', 'E-11']);
    expect(summary()).toHaveTextContent('2 sample homes match');
    expect(router.state.location.search).toBe('?city=Islamabad');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  test('chooses Rent, a type, beds and baths, each kept in the address', async () => {
    const { user, router } = open();
    await user.click(panel().getByRole('radio', { name: 'Rent' }));
    expect(cards()).toHaveLength(8);
    await user.selectOptions(panel().getByRole('combobox', { name: 'Property type' }), 'Condos');
    await user.click(within(panel().getByRole('group', { name: 'Beds' })).getByRole('button', { name: '2' }));
    await user.click(within(panel().getByRole('group', { name: 'Baths' })).getByRole('button', { name: '1' }));
    expect(names()).toEqual(['E-11']);
    expect(router.state.location.search).toBe('?mode=rent&type=condos&beds=2&baths=1');
  });

  test('sees the list change with every key, and the address when the typing rests', async () => {
    const { user, router } = open('?mode=rent');
    await user.type(panel().getByRole('searchbox', { name: 'Search' }), 'lake');
    expect(names()).toEqual(['Lake City']);
    expect(router.state.location.search).toBe('?mode=rent');
    await waitFor(() => expect(router.state.location.search).toBe('?mode=rent&q=lake'));
    expect(panel().getByRole('searchbox', { name: 'Search' })).toHaveValue('lake');
  });

  test('types a price and reads it grouped afterwards', async () => {
    const { user } = open();
    const to = panel().getByRole('textbox', { name: 'Price to' });
    await user.type(to, '80000');
    expect(to).toHaveValue('80000');
    expect(screen.getByRole('heading', { name: 'No sample home matches all of this' })).toBeVisible();
    await user.tab();
    expect(to).toHaveValue('80,000');
  });

  test('PVIEW-06 opens More options and filters by area; closing them takes that filter away', async () => {
    const { user } = open('?mode=rent');
    const more = panel().getByRole('button', { name: 'More options' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    await user.type(panel().getByRole('textbox', { name: 'Area from, m²' }), '300');
    expect(names()).toEqual(['Bahria Town', 'Lake City']);
    await user.click(more);
    expect(panel().queryByRole('textbox', { name: 'Area from, m²' })).not.toBeInTheDocument();
    expect(cards()).toHaveLength(8);
  });

  test('takes one filter away by its chip, and all of them at once', async () => {
    const { user, router } = open('?mode=rent&city=Lahore&beds=4');
    const chips = within(screen.getByRole('list', { name: 'Filters' }));
    expect(chips.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Remove filter: To rent',
      'Remove filter: Lahore',
      'Remove filter: 4 bedrooms',
      'Save search',
      'Clear all',
    ]);
    await user.click(chips.getByRole('button', { name: 'Remove filter: Lahore' }));
    expect(router.state.location.search).toBe('?mode=rent&beds=4');
    expect(title()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(router.state.location.search).toBe('');
    expect(summary()).toHaveTextContent('1 to 16 of 280 projects');
  });

  test('reads that nothing was found, and can clear all filters', async () => {
    const { user } = open('?q=castle');
    expect(screen.getByRole('heading', { name: 'No sample home matches all of this' })).toBeVisible();
    expect(summary()).toHaveTextContent('0 sample homes match');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(cards()).toHaveLength(16);
    expect(panel().getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  test('PVIEW-04 finds a project by its name, with a link to it, also when no sample home matches', async () => {
    const { user } = open();
    await user.type(panel().getByRole('searchbox', { name: 'Search' }), 'zaitoon');
    const projects = within(screen.getByRole('list', { name: 'Projects' }));
    expect(projects.getByRole('link', { name: /Zaitoon City Lahore/ })).toHaveAttribute('href', '/project_details/8');
    expect(summary()).toHaveTextContent('1 project, no sample home matches');
  });

  test('PVIEW-02 finds a home that the page shows, whether it is for sale or not; Buy filters when it was chosen, with a chip', async () => {
    const { user, router } = open('?q=Gulberg');
    expect(names()).toEqual(['Gulberg III']);
    expect(cards()[0]).toHaveTextContent('$90,000 per month');
    await user.click(panel().getByRole('radio', { name: 'Rent' }));
    await user.click(panel().getByRole('radio', { name: 'Buy' }));
    expect(router.state.location.search).toBe('?mode=buy&q=Gulberg');
    expect(cards()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove filter: To buy' }));
    expect(names()).toEqual(['Gulberg III']);
  });

  test('PVIEW-04 is told that similar names are shown after a typing error', () => {
    open('?q=Gulbreg');
    expect(screen.getByText('Nothing is named “Gulbreg”. Similar names are shown.')).toBeVisible();
    expect(names()).toEqual(['Gulberg III']);
  });

  test('PVIEW-05 keeps a price that is not understood, with a message until it is corrected', async () => {
    const { user } = open();
    const to = panel().getByRole('textbox', { name: 'Price to' });
    await user.type(to, 'about 90');
    expect(to).not.toHaveAccessibleDescription();
    await user.tab();
    expect(to).toHaveValue('about 90');
    expect(to).toHaveAccessibleDescription(/Not read as a number/);
    expect(summary()).toHaveTextContent('1 to 16 of 280 projects');
    await user.clear(to);
    await user.type(to, 'Rs. 90,000.00');
    await user.tab();
    expect(to).toHaveValue('90,000');
    expect(to).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: 'Remove filter: Up to $90,000' })).toBeVisible();
  });

  test('a press right after typing finds the address written, and nothing is written after it', async () => {
    const { user, router } = open('?mode=rent');
    await user.type(panel().getByRole('searchbox', { name: 'Search' }), 'lake');
    const written: string[] = [];
    const stop = router.subscribe(({ location }) => written.push(location.pathname + location.search));
    await user.click(within(cards()[0]!).getByRole('link'));
    expect(written).toEqual(['/projects_details_view?mode=rent&q=lake', '/details']);
    stop();
  });

  test('chooses in the sheet of small screens, and is led to as many homes as its button names', async () => {
    const { user } = open();
    await user.click(panel().getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Show all homes' })).toBeVisible();
    await user.selectOptions(sheet.getByRole('combobox', { name: 'City' }), 'Islamabad');
    await user.click(sheet.getByRole('button', { name: 'Show 2 homes' }));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(panel().getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  test('is led to the results by the Search button', async () => {
    const { user } = open();
    await user.click(panel().getByRole('button', { name: 'Search' }));
    expect(title()).toHaveFocus();
  });
});

describe('a visitor who sorts and looks', () => {
  test('PVIEW-08 sees the order of the cards change', async () => {
    const { user, router } = open('?mode=rent');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    expect(names().slice(0, 2)).toEqual(['Bahria Town', 'Lake City']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest price');
    expect(names().slice(0, 2)).toEqual(['E-11', 'F-7 Markaz']);
    expect(router.state.location.search).toBe('?mode=rent&sort=highest');
  });

  test('PVIEW-09 switches to the list, where each home is described, and back', async () => {
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

describe('the address', () => {
  test('restores every choice: reload and share', () => {
    open('?mode=rent&type=apartments&q=glass&city=Islamabad&beds=2&baths=2&from=30000&to=90000&sort=largest&view=list');
    expect(panel().getByRole('radio', { name: 'Rent' })).toBeChecked();
    expect(panel().getByRole('combobox', { name: 'Property type' })).toHaveDisplayValue('Apartments');
    expect(panel().getByRole('searchbox', { name: 'Search' })).toHaveValue('glass');
    expect(panel().getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Islamabad');
    expect(panel().getByRole('textbox', { name: 'Price from' })).toHaveValue('30,000');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Largest area');
    expect(names()).toEqual(['F-7 Markaz']);
  });

  test('lets Back undo one choice after the other', async () => {
    const { user, router } = open();
    await user.selectOptions(panel().getByRole('combobox', { name: 'City' }), 'Lahore');
    await user.click(within(panel().getByRole('group', { name: 'Beds' })).getByRole('button', { name: '5+' }));
    expect(names()).toEqual(['Bahria Town']);
    await act(() => router.navigate(-1));
    expect(names()).toHaveLength(6);
    await act(() => router.navigate(-1));
    expect(summary()).toHaveTextContent('1 to 16 of 280 projects');
  });

  test('Back also takes back what was just being typed', async () => {
    const { user, router } = open();
    await user.selectOptions(panel().getByRole('combobox', { name: 'City' }), 'Lahore');
    fireEvent.change(panel().getByRole('searchbox', { name: 'Search' }), { target: { value: 'lake' } });
    expect(names()).toEqual(['Lake City']);
    await act(() => router.navigate(-1));
    expect(panel().getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });

  test('a filter begins again at the first page', async () => {
    const { user, router } = open('?page=4');
    await user.click(panel().getByRole('radio', { name: 'Rent' }));
    expect(router.state.location.search).toBe('?mode=rent');
  });
});

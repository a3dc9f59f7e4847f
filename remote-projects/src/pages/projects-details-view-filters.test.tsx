import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cards, names, open, panel, summary, title } from './testing/search-view';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

describe('a visitor who filters', () => {
  test('chooses a city: the header, the cards and the address follow @PVIEW-07', async () => {
    const { user, router } = open('?page=4');
    await user.selectOptions(panel().getByRole('combobox', { name: 'City' }), 'Islamabad');
    expect(title()).toHaveTextContent(/^Projects in Islamabad$/);
    expect(names()).toEqual(['F-7 Markaz', 'E-11']);
    expect(summary()).toHaveTextContent('2 sample homes');
    expect(router.state.location.search).toBe('?city=Islamabad');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  test('sends no filter without scripts that was not chosen', () => {
    open();
    const form = new FormData(panel().getByRole<HTMLButtonElement>('button', { name: 'Search' }).form ?? undefined);
    expect([...form].filter(([, value]) => value !== '')).toEqual([]);
  });

  test('presses Buy, which is shown at first: the homes for sale follow, once @PVIEW-02', async () => {
    const { user, router } = open();
    const buy = panel().getByRole('radio', { name: 'Buy' });
    expect(buy).toBeChecked();
    await user.click(buy);
    await user.click(buy);
    expect(router.state.location.search).toBe('?mode=buy');
    expect(summary()).toHaveTextContent('6 sample homes');
    for (const card of cards()) expect(card).toHaveTextContent('for sale');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
  });

  test('chooses Rent, a type, beds and baths; the address keeps each; a second press gives beds up', async () => {
    const { user, router } = open();
    await user.click(panel().getByRole('radio', { name: 'Rent' }));
    expect(cards()).toHaveLength(8);
    await user.selectOptions(panel().getByRole('combobox', { name: 'Property type' }), 'Condos');
    const beds = within(panel().getByRole('group', { name: 'Beds' }));
    await user.click(beds.getByRole('button', { name: '2' }));
    await user.click(within(panel().getByRole('group', { name: 'Baths' })).getByRole('button', { name: '1' }));
    expect(names()).toEqual(['E-11']);
    expect(router.state.location.search).toBe('?mode=rent&type=condos&beds=2&baths=1');
    await user.click(beds.getByRole('button', { name: '2', pressed: true }));
    expect(beds.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });

  test('sees the list change with every key, and the address when the typing rests', () => {
    const { router } = open('?mode=rent');
    jest.useFakeTimers();
    const box = panel().getByRole('combobox', { name: 'Search' });
    for (const value of ['l', 'la', 'lak', 'lake']) fireEvent.input(box, { target: { value } });
    expect(names()).toEqual(['Lake City']);
    act(() => jest.advanceTimersByTime(299));
    expect(router.state.location.search).toBe('?mode=rent');
    act(() => jest.advanceTimersByTime(1));
    expect(router.state.location.search).toBe('?mode=rent&q=lake');
    expect(box).toHaveValue('lake');
  });

  test('opens More options and filters by area; closing them takes that filter away @PVIEW-06', async () => {
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

  test('takes one filter away by its chip, and all of them at once; order and view stay @PVIEW-07', async () => {
    const { user, router } = open('?mode=rent&city=Lahore&beds=4&sort=largest&view=list');
    const chips = within(screen.getByRole('list', { name: 'Filters' }));
    expect(
      chips.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Remove filter: To rent', 'Remove filter: Lahore', 'Remove filter: 4 bedrooms', 'Clear all']);
    await user.click(chips.getByRole('button', { name: 'Remove filter: Lahore' }));
    expect(router.state.location.search).toBe('?mode=rent&beds=4&sort=largest&view=list');
    expect(title()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(router.state.location.search).toBe('?sort=largest&view=list');
    expect(summary()).toHaveTextContent('1 to 16 of 280 projects');
  });

  test('reads that nothing was found, and can clear all filters', async () => {
    const { user } = open('?q=castle');
    expect(screen.getByRole('heading', { name: 'No sample homes match' })).toBeVisible();
    expect(summary()).toHaveTextContent('0 sample homes');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(cards()).toHaveLength(16);
    expect(panel().getByRole('combobox', { name: 'Search' })).toHaveValue('');
  });

  test('finds a project by its name, with a link to it, also when no sample homes @PVIEW-04', async () => {
    const { user } = open();
    await user.type(panel().getByRole('combobox', { name: 'Search' }), 'zaitoon');
    const projects = within(screen.getByRole('list', { name: 'Projects' }));
    expect(projects.getByRole('link', { name: /Zaitoon City Lahore/ })).toHaveAttribute('href', '/project_details/8');
    expect(summary()).toHaveTextContent(/^1 project$/);
    expect(screen.queryByRole('heading', { name: 'No sample homes match' })).not.toBeInTheDocument();
  });

  test('finds homes of both sale states; a chosen Buy filters, with a chip @PVIEW-02', async () => {
    const { user, router } = open('?q=Gulberg');
    expect(names()).toEqual(['Gulberg III']);
    expect(cards()[0]).toHaveTextContent('$90,000 per month');
    await user.click(panel().getByRole('radio', { name: 'Rent' }));
    await user.click(panel().getByRole('radio', { name: 'Buy' }));
    expect(router.state.location.search).toBe('?mode=buy&q=Gulberg');
    expect(screen.getByText('Nothing has all of: To buy, “Gulberg”. Closest:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter: To buy' }));
    expect(names()).toEqual(['Gulberg III']);
  });

  test('reads that only the closest is shown after a typing error @PVIEW-21', () => {
    open('?q=Gulbreg');
    expect(screen.getByText('Nothing matches “Gulbreg”. Closest:')).toBeVisible();
  });

  test('keeps a price that is not understood, with a message until it is corrected @PVIEW-05', async () => {
    const { user } = open();
    const to = panel().getByRole('textbox', { name: 'Price to' });
    await user.type(to, 'about 90');
    expect(to).not.toHaveAccessibleDescription();
    await user.tab();
    expect(to).toHaveValue('about 90');
    expect(to).toHaveAccessibleDescription(/Not read as a number/);
    expect(summary()).toHaveTextContent('1 to 16 of 280 projects');
    await user.clear(to);
    await user.type(to, '$ 90,000.00');
    await user.tab();
    expect(to).toHaveValue('90,000');
    expect(to).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: 'Remove filter: Up to $90,000' })).toBeVisible();
  });

  test('sees what a sentence says in the fields and as filters, and takes one out of the sentence @PVIEW-20', async () => {
    const { user } = open();
    const box = panel().getByLabelText('Search');
    await user.type(box, 'flat for rent 2 bed near F-7');
    expect(box).toHaveValue('flat for rent 2 bed near F-7');
    expect(panel().getByRole('radio', { name: 'Rent' })).toBeChecked();
    expect(panel().getByRole('combobox', { name: 'Property type' })).toHaveDisplayValue('Apartments');
    const beds = within(panel().getByRole('group', { name: 'Beds' }));
    expect(beds.getByRole('button', { name: '2' })).toHaveAttribute('aria-pressed', 'true');
    expect(names()).toEqual(['F-7 Markaz']);
    const chips = within(screen.getByRole('list', { name: 'Filters' }));
    await user.click(chips.getByRole('button', { name: 'Remove filter: Apartments' }));
    expect(box).toHaveValue('for rent 2 bed near F-7');
    await user.click(beds.getByRole('button', { name: '2' }));
    expect(box).toHaveValue('for rent near F-7');
    await user.click(chips.getByRole('button', { name: 'Remove filter: “F-7”' }));
    expect(box).toHaveValue('for rent near');
    expect(chips.getAllByRole('listitem')).toHaveLength(2);
  });

  test('a field that is set takes its words out of the sentence, but not the other end of a range @PVIEW-20', async () => {
    const { user, router } = open('?q=gulberg+%2450k+to+%2490k');
    const to = panel().getByRole('textbox', { name: 'Price to' });
    expect(to).toHaveValue('90,000');
    await user.clear(to);
    await user.type(to, '95000');
    await user.click(panel().getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=gulberg&from=50000&to=95000'));
  });

  test('is offered projects, areas and kinds while typing, and takes one by keyboard @PVIEW-24', async () => {
    const { user } = open();
    const box = panel().getByRole('combobox', { name: 'Search' });
    await user.type(box, '4 bed lake');
    const list = within(panel().getByRole('listbox', { name: 'Suggestions' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Lake CityProject in Lahore',
      'Lake CityLahore, 1 home',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(box).toHaveValue('4 bed Lake City');
    expect(names()).toEqual(['Lake City']);
  });

  test('reads that rupees do not filter, and what the rest finds @PVIEW-23', () => {
    open('?q=Gulberg+under+1+lakh');
    expect(screen.getByText('Prices here are US dollars, so “under 1 lakh” does not filter.')).toBeVisible();
    expect(names()).toEqual(['Gulberg III']);
  });

  test('reads in a price field that rupees are not taken @PVIEW-23', async () => {
    const { user } = open();
    const to = panel().getByRole('textbox', { name: 'Price to' });
    await user.type(to, 'Rs 1 lakh');
    await user.tab();
    expect(to).toHaveAccessibleDescription('Prices here are US dollars.');
    expect(summary()).toHaveTextContent('1 to 16 of 280 projects');
  });

  test('a press right after typing finds the final address', async () => {
    const { user, router } = open('?mode=rent');
    const written: string[] = [];
    const stop = router.subscribe(({ location }) => written.push(location.pathname + location.search));
    fireEvent.input(panel().getByRole('combobox', { name: 'Search' }), { target: { value: 'lake' } });
    await user.click(within(cards()[0]!).getByRole('link'));
    expect(written).toEqual(['/projects_details_view?mode=rent&q=lake', '/details/8']);
    stop();
  });

  test('the filter sheet leads to the number of homes on its button @PVIEW-25', async () => {
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

describe('the address', () => {
  test('restores every choice: reload and share', () => {
    open('?mode=rent&type=apartments&q=glass&city=Islamabad&beds=2&baths=2&from=30000&to=90000&sort=largest&view=list');
    expect(panel().getByRole('radio', { name: 'Rent' })).toBeChecked();
    expect(panel().getByRole('combobox', { name: 'Property type' })).toHaveDisplayValue('Apartments');
    expect(panel().getByRole('combobox', { name: 'Search' })).toHaveValue('glass');
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
    fireEvent.input(panel().getByRole('combobox', { name: 'Search' }), { target: { value: 'lake' } });
    expect(names()).toEqual(['Lake City']);
    await act(() => router.navigate(-1));
    expect(panel().getByRole('combobox', { name: 'Search' })).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });
});

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

  test('chooses Rent, a type, beds and baths, each kept in the address, and gives beds up by the same press', async () => {
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
    const box = panel().getByRole('searchbox', { name: 'Search' });
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
    expect(panel().getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  test('finds a project by its name, with a link to it, also when no sample homes @PVIEW-04', async () => {
    const { user } = open();
    await user.type(panel().getByRole('searchbox', { name: 'Search' }), 'zaitoon');
    const projects = within(screen.getByRole('list', { name: 'Projects' }));
    expect(projects.getByRole('link', { name: /Zaitoon City Lahore/ })).toHaveAttribute('href', '/project_details/8');
    expect(summary()).toHaveTextContent('1 project, no sample homes');
  });

  test('finds homes of both sale states; a chosen Buy filters, with a chip @PVIEW-02', async () => {
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

  test('reads that similar names are shown after a typing error @PVIEW-04', () => {
    open('?q=Gulbreg');
    expect(screen.getByText('Nothing is named “Gulbreg”. Similar names are shown.')).toBeVisible();
  });

  test('keeps a price that is not understood, with a message until it is corrected, which is then grouped @PVIEW-05', async () => {
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

  test('a press right after typing finds the final address', async () => {
    const { user, router } = open('?mode=rent');
    const written: string[] = [];
    const stop = router.subscribe(({ location }) => written.push(location.pathname + location.search));
    fireEvent.input(panel().getByRole('searchbox', { name: 'Search' }), { target: { value: 'lake' } });
    await user.click(within(cards()[0]!).getByRole('link'));
    expect(written).toEqual(['/projects_details_view?mode=rent&q=lake', '/details?home=8']);
    stop();
  });

  test('the filter sheet leads to the number of homes on its button', async () => {
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
    fireEvent.input(panel().getByRole('searchbox', { name: 'Search' }), { target: { value: 'lake' } });
    expect(names()).toEqual(['Lake City']);
    await act(() => router.navigate(-1));
    expect(panel().getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });
});

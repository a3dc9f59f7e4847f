import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { homes } from '../content/homes';
import { photosOf, placeOf } from '../model/home-facts';
import { getFavorites, setFavorites } from '../model/favorite-store';
import HomePage from './home';

const open = (query = '') => renderPage(<HomePage params={{}} />, { path: `/details${query}` });
const openHome = (id: string, query = '') =>
  renderPage(<HomePage params={{ id }} />, { path: `/details/${id}${query}` });

const findHome = (id: number) => homes.find((home) => home.id === id)!;
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = (name: string) => screen.getByRole('tabpanel', { name });

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => {
  jest.useRealTimers();
  setOnline(true);
  act(() => setFavorites([]));
});

test('a visitor sees photos in columns, the price, the place and the features @PROP-01 @ROUT-06', () => {
  open();
  expect(within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('img')).toHaveLength(5);
  expect(screen.getByRole('heading', { level: 1, name: 'DHA Phase 6, Lahore: $90,000 per month' })).toBeVisible();
  expect(screen.getByText('DHA Phase 6, Lahore')).toBeVisible();
  const features = within(screen.getByRole('list', { name: 'Features' })).getAllByRole('listitem');
  expect(features.map((chip) => chip.textContent)).toEqual([
    '4 bedrooms',
    '3 baths',
    '240 m² (11.5 marla)',
    '2 parking spaces',
    'Garden',
    'Air conditioning',
  ]);
});

test('Agent Profile leads to the agent @PROP-02', async () => {
  const { user, router } = open();
  await user.click(screen.getByRole('link', { name: 'Agent Profile' }));
  expect(router.state.location.pathname).toBe('/agency');
});

test('the breadcrumb leads from a home to the search', async () => {
  const { user, router } = open();
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByText('DHA Phase 6')).toHaveAttribute('aria-current', 'page');
  await user.click(way.getByRole('link', { name: 'Sample homes' }));
  expect(router.state.location.pathname).toBe('/projects_details_view');
});

test.each(['Message Agency', 'More information'])('%s only writes to the console @PROP-09 @ROLE-01', async (name) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { user, router } = open();
  const before = document.body.textContent;
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAccessibleDescription('Sample listing: messages are not sent.');
  await user.click(button);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(name, { property: 1 });
  expect(router.state.location.pathname + router.state.location.search).toBe('/details');
  expect(document.body.textContent).toBe(before);
});

test('six tabs stand in their order, and Details is chosen where the address names no tab @PROP-03 @PROP-04', () => {
  open('?tab=garage');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((one) => one.textContent)).toEqual([
    'Details',
    'Key Insights',
    'Description',
    'Location',
    'History',
    'Ask Question',
  ]);
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('Details')]);
  expect(panel('Details')).toHaveTextContent('Living area240 m² (11.5 marla)');
  expect(panel('Details')).toHaveTextContent(/One marla is 225 square feet/);
});

test.each([
  ['key-insights', 'Key Insights', 'Light from two sides'],
  ['description', 'Description', 'A bright family house with two stories'],
  ['location', 'Location', 'DHA Phase 6'],
  ['history', 'History', 'Offered for rent'],
  ['ask-question', 'Ask Question', 'Frequently asked questions'],
])('the link ?tab=%s opens %s @PROP-08', (query, name, text) => {
  open(`?tab=${query}`);
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
  expect(panel(name)).toHaveTextContent(text);
});

test('tabs follow click and keys, around the ends, and the address without a history entry', async () => {
  const { user, router } = open();
  await user.click(tab('Description'));
  expect(router.state.location.search).toBe('?tab=description');
  for (const [key, name] of [
    ['{ArrowRight}', 'Location'],
    ['{End}', 'Ask Question'],
    ['{ArrowRight}', 'Details'],
    ['{ArrowLeft}', 'Ask Question'],
    ['{Home}', 'Details'],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
  }
  expect(router.state.location.search).toBe('');
  expect(router.state.historyAction).toBe('REPLACE');
  // The others are not on the way of the Tab key.
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Details')]);
  await user.tab();
  expect(panel('Details')).toHaveFocus();
});

describe('the map', () => {
  test('is only loaded when its tab is opened, beside the address and a link to the same place @PROP-05 @API-05', async () => {
    const { user } = open();
    expect(screen.queryByTitle(/^Map of/)).not.toBeInTheDocument();
    await user.click(tab('Location'));
    const frame = screen.getByTitle('Map of DHA Phase 6, Lahore, Pakistan');
    expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/),
    );
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(within(panel('Location')).getByText('Lahore, Pakistan')).toBeVisible();
    const link = within(panel('Location')).getByRole('link', { name: /^Open on OpenStreetMap/ });
    expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/#map=15/31.476/74.458');
    await user.click(tab('History'));
    expect(screen.queryByTitle(/^Map of/)).not.toBeInTheDocument();
  });

  test('shows a message without a connection, and loads when the connection returns', () => {
    setOnline(false);
    open('?tab=location');
    expect(screen.getByText('The map needs a connection')).toBeVisible();
    expect(screen.queryByTitle(/^Map of/)).not.toBeInTheDocument();
    setOnline(true);
    expect(screen.getByTitle(/^Map of/)).toBeInTheDocument();
  });

  test('shows a message after eight seconds, and removes it when the map loads', () => {
    jest.useFakeTimers();
    open('?tab=location');
    act(() => jest.advanceTimersByTime(7999));
    expect(screen.queryByText(/^The map is taking long/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(/^The map is taking long/)).toBeVisible();
    fireEvent.load(screen.getByTitle(/^Map of/));
    expect(screen.queryByText(/^The map is taking long/)).not.toBeInTheDocument();
  });
});

describe('Ask Question', () => {
  test('has the fields Name, Email, Phone and a Submit button @PROP-06', () => {
    open('?tab=ask-question');
    const form = within(screen.getByRole('form', { name: 'Ask a question' }));
    expect(
      form
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ labels, autocomplete }) => [labels?.[0]?.textContent, autocomplete]),
    ).toEqual([
      ['Name', 'name'],
      ['Email', 'email'],
      ['Phone', 'tel'],
    ]);
    expect(form.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  test('sends nothing, stores nothing and complains about nothing @RSET-04 @RSET-05 @API-05', async () => {
    const fetching = jest.fn();
    Object.assign(globalThis, { fetch: fetching });
    const storing = jest.spyOn(Storage.prototype, 'setItem');
    const { user, router } = open('?tab=ask-question');
    const form = screen.getByRole('form', { name: 'Ask a question' });
    await user.type(within(form).getByRole('textbox', { name: 'Email' }), 'not an email');
    const before = document.body.textContent;
    await user.click(within(form).getByRole('button', { name: 'Submit' }));
    expect(within(form).getByRole('textbox', { name: 'Email' })).toHaveValue('not an email');
    expect(document.body.textContent).toBe(before);
    expect(within(form).queryByRole('alert')).not.toBeInTheDocument();
    expect(fetching).not.toHaveBeenCalled();
    expect(storing).not.toHaveBeenCalled();
    expect(router.state.location.search).toBe('?tab=ask-question');
    expect(new FormData(form as HTMLFormElement).keys().next().done).toBe(true);
  });

  test('answers three questions @PROP-07', async () => {
    const { user } = open('?tab=ask-question');
    expect(screen.getByRole('heading', { level: 2, name: 'Ask Question' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Frequently asked questions' })).toBeVisible();
    const asked = within(panel('Ask Question')).getAllByRole('button', { expanded: false });
    expect(asked).toHaveLength(3);
    await user.click(asked[0]!);
    expect(screen.getByRole('region', { name: 'Can I visit the house before I decide?' })).toHaveTextContent(
      'The agent agrees on a time with you',
    );
  });
});

test('full screen shows more photos than the page', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: /^Open large: Bedroom/ }));
  expect(await screen.findByRole('dialog', { name: 'Photos of DHA Phase 6' })).toHaveTextContent('3 of 7');
});

describe('the page of the home whose card was pressed', () => {
  test('shows its photograph, price, place, status, beds, baths and area', () => {
    openHome('18');
    const [photo] = within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('img');
    expect(photo).toHaveAccessibleName(findHome(18).image.alt);
    expect(screen.getByRole('heading', { level: 1, name: 'Aravaca, Madrid: $90,000 for sale' })).toBeVisible();
    expect(screen.getByText('Aravaca, Madrid')).toBeVisible();
    const features = within(screen.getByRole('list', { name: 'Features' })).getAllByRole('listitem');
    expect(features.slice(0, 3).map((chip) => chip.textContent)).toEqual(['3 bedrooms', '3 baths', '260 m²']);
    expect(panel('Details')).toHaveTextContent('Property typeVilla');
    expect(panel('Details')).toHaveTextContent('StatusFor sale');
    expect(panel('Details')).not.toHaveTextContent('marla');
    expect(screen.getByText(/^This is a sample listing\./)).toBeVisible();
    expect(screen.getByText('Madrid, Spain')).toBeInTheDocument();
  });

  test('is kept in the address by each tab', async () => {
    const { user, router } = openHome('18');
    await user.click(tab('History'));
    expect(router.state.location.search).toBe('?tab=history');
    await user.click(tab('Details'));
    expect(router.state.location.search).toBe('');
    expect(screen.getByText('Aravaca, Madrid')).toBeVisible();
  });

  test('is saved as that home, with a button whose words begin its name', async () => {
    const { user } = openHome('18');
    await user.click(screen.getByRole('button', { name: 'Save Aravaca' }));
    expect(getFavorites()).toEqual(['property:18']);
    expect(screen.getByRole('button', { name: 'Saved Aravaca, remove' })).toHaveTextContent('Saved');
  });

  test('is shared as that home, and as it was offered', async () => {
    const { user } = openHome('4', '?for=sale&tab=history');
    expect(screen.getByRole('heading', { level: 1, name: 'Model Town, Lahore: $90,000 for sale' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Share this home' }));
    expect(await navigator.clipboard.readText()).toMatch(/\/details\/4\?for=sale$/);
  });

  test('has no garden and no plot when it is an apartment', () => {
    openHome('21');
    expect(screen.getByRole('list', { name: 'Features' })).not.toHaveTextContent('Garden');
    expect(panel('Details')).not.toHaveTextContent('Plot area');
  });

  test('shows no photograph twice', () => {
    for (const home of homes) {
      const photos = photosOf(home);
      expect(photos[0]).toBe(home.image);
      expect(photos.length).toBeGreaterThanOrEqual(5);
      expect(new Set(photos).size).toBe(photos.length);
      expect(placeOf(home).address.join()).toContain(home.city);
    }
  });

  test('is where a link to its former address leads', async () => {
    const { router } = open('?home=18&tab=history');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/details/18', search: '?tab=history' }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

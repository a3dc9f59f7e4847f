import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { projects } from '../content/projects';
import { toUrdu } from '../content/urdu-names';
import ProjectDetailsPage from './project-details';

const openProject = (id: string) =>
  renderPage(<ProjectDetailsPage params={{ id }} />, { path: `/project_details/${id}` });

const sectionNav = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const section = (name: string) => screen.getByRole('region', { name });

function scrollPageTo(position: number, height = 2100, viewport = 500) {
  const root = document.documentElement;
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: height });
  Object.defineProperty(root, 'clientHeight', { configurable: true, value: viewport });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  fireEvent.scroll(window);
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each(projects)(
  'project $id shows its banner, name, city, texts, payment plan and an empty contact form @CONT-01 @ROUT-10 @PDET-01 @PDET-02 @PDET-12',
  ({ id, neighborhood, city, banner, introduction, amenities, paymentPlan }) => {
    openProject(String(id));
    expect(screen.getByRole('heading', { level: 1, name: neighborhood })).toBeVisible();
    expect(screen.getAllByRole('img', { name: banner.alt })[0]).toHaveAttribute('loading', 'eager');
    expect(screen.getByText(city)).toBeVisible();
    for (const paragraph of introduction) expect(section('Introduction')).toHaveTextContent(paragraph);
    for (const paragraph of amenities) expect(section('Amenities')).toHaveTextContent(paragraph);
    expect(within(section('Payment Plan')).getByRole('img')).toHaveAccessibleName(paymentPlan.alt);
    const form = screen.getByRole('form', { name: 'Contact Us' });
    expect(within(form).getByLabelText('Name')).toHaveValue('');
    expect(screen.getByRole('navigation', { name: 'Other projects' }).compareDocumentPosition(form)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

test('the section navigation links Introduction, Amenities and Payment Plan @PDET-03', () => {
  openProject('4');
  const links = sectionNav().getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Introduction', '#introduction'],
    ['Amenities', '#amenities'],
    ['Payment Plan', '#payment-plan'],
  ]);
  for (const link of links) expect(section(link.textContent ?? '')).toHaveAttribute('id', link.hash.slice(1));
});

test('a bar shows how far the page is scrolled, from 0 to 100 percent @PDET-09 @PDET-10 @PDET-11', async () => {
  openProject('4');
  const bar = screen.getByRole('progressbar', { name: 'How far you have read' });
  expect(bar).toHaveValue(0);
  scrollPageTo(400);
  await waitFor(() => expect(bar).toHaveValue(25));
  scrollPageTo(1600);
  await waitFor(() => expect(bar).toHaveValue(100));
});

describe('a visitor who chooses a section', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  });
  afterEach(() => jest.useRealTimers());

  function chooseAmenities() {
    openProject('4');
    section('Amenities').getBoundingClientRect = () => ({ top: 1270, bottom: 1900 }) as DOMRect;
    fireEvent.click(sectionNav().getByRole('link', { name: 'Amenities' }));
  }

  test('is brought there in 500 ms, 70 px below the top, and the address names it @PDET-05 @PDET-06', () => {
    chooseAmenities();
    expect(window.location.hash).toBe('#amenities');
    expect(section('Amenities')).toHaveFocus();
    wait(250);
    const [, halfway] = scrollTo.mock.lastCall as [number, number];
    expect(halfway).toBeGreaterThan(400);
    expect(halfway).toBeLessThan(800);
    wait(300);
    expect(scrollTo.mock.lastCall).toEqual([0, 1200]);
    const calls = scrollTo.mock.calls.length;
    wait(500);
    expect(scrollTo).toHaveBeenCalledTimes(calls);
  });

  test('stops scrolling as soon as the visitor turns the wheel', () => {
    chooseAmenities();
    wait(100);
    fireEvent.wheel(window);
    const calls = scrollTo.mock.calls.length;
    wait(600);
    expect(scrollTo).toHaveBeenCalledTimes(calls);
  });
});

test('the gallery shows one large picture and a thumbnail of each @PDET-13', () => {
  openProject('4');
  const gallery = within(screen.getByRole('region', { name: 'Pictures of Capital Smart City Islamabad' }));
  expect(within(gallery.getByRole('list', { name: 'Thumbnails' })).getAllByRole('button')).toHaveLength(3);
  expect(gallery.getByText('Picture 1 of 3')).toBeInTheDocument();
});

test('a picture opens full screen, follows arrow keys, and closes', async () => {
  const { user } = openProject('4');
  const [first] = screen.getAllByRole('link', { name: /^Open large: Capital Smart City/ });
  await user.click(first!);
  const dialog = await screen.findByRole('dialog', { name: 'Pictures of Capital Smart City Islamabad' });
  expect(dialog).toHaveTextContent('1 of 3');
  await user.keyboard('{ArrowLeft}');
  expect(dialog).toHaveTextContent('3 of 3');
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(dialog).toHaveTextContent('1 of 3');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a visitor with a phone opens the payment plan large', async () => {
  const { user } = openProject('5');
  await user.click(screen.getByRole('link', { name: 'Open the payment plan large' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment plan of Blue World Trade Center' });
  expect(within(dialog).getByRole('img')).toHaveAccessibleName(/1\. Booking: .*4\. Handover: /);
});

test('the way to the next and previous project ends at the first and the last', async () => {
  const { user, router, unmount } = openProject('2');
  await user.click(screen.getByRole('link', { name: 'Next project Park View City Lahore' }));
  expect(router.state.location.pathname).toBe('/project_details/3');
  await user.click(screen.getByRole('link', { name: 'Previous project Liberty Lands Housing Lahore' }));
  expect(router.state.location.pathname).toBe('/project_details/1');
  unmount();
  const first = openProject('1');
  expect(screen.queryByRole('link', { name: /^Previous project/ })).not.toBeInTheDocument();
  first.unmount();
  openProject('10');
  expect(screen.queryByRole('link', { name: /^Next project/ })).not.toBeInTheDocument();
});

test('a visitor saves the project, copies its link, and finds the way back to the list', async () => {
  const { user } = openProject('6');
  await user.click(screen.getByRole('button', { name: 'Save Lake City' }));
  expect(screen.getByRole('button', { name: 'Save Lake City' })).toBePressed();
  await user.click(screen.getByRole('button', { name: 'Share this project' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/project_details/6');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
  expect(trail.getByText('Lake City')).toHaveAttribute('aria-current', 'page');
});

test('a visitor of a project that is not there is offered three others and the list @PDET-16', async () => {
  const { user, router } = openProject('01');
  expect(screen.getByRole('heading', { level: 1, name: 'We could not find this project' })).toBeVisible();
  const suggestions = within(screen.getByRole('region', { name: 'You may like these' })).getAllByRole('article');
  expect(suggestions.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/project_details/1',
    '/project_details/2',
    '/project_details/3',
  ]);
  await user.click(screen.getByRole('link', { name: 'See all projects' }));
  expect(router.state.location.pathname).toBe('/projects');
});

test.each([
  ['1', 'لبرٹی لینڈز ہاؤسنگ لاہور'],
  ['4', 'کیپیٹل سمارٹ سٹی اسلام آباد'],
  ['5', 'بلیو ورلڈ ٹریڈ سینٹر'],
])('project %s has its name in Urdu below its title, in the order of the title @PDET-19', (id, name) => {
  openProject(id);
  const urdu = screen.getByText(name);
  expect(urdu).toHaveAttribute('lang', 'ur');
  expect(urdu).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(urdu);
});

test.each(projects)('each word of "$neighborhood" has an Urdu spelling @PDET-19', ({ neighborhood }) => {
  for (const word of neighborhood.split(/ (?!Center)/)) expect(toUrdu(word)).not.toBe('');
});

test('a visitor shares the address of a project on WhatsApp by a plain link', () => {
  openProject('6');
  const link = screen.getByRole('link', { name: 'Share on WhatsApp (new tab)' });
  expect(link).toHaveAttribute('href', 'https://wa.me/?text=Lake%20City');
  // The replay script appends the address.
  expect(link).toHaveAttribute('data-shares', '/project_details/6');
});

test.each([
  ['1', 'Approval: check with the LDA before you book.', ['https://www.lda.gop.pk']],
  ['4', 'Approval: check with the CDA or RDA before you book.', ['https://www.cda.gov.pk', 'https://rda.gop.pk']],
])('project %s says who approves schemes at its place, and nothing about the scheme', (id, line, addresses) => {
  openProject(id);
  const text = screen.getByText('Approval:').parentElement;
  expect(text).toHaveTextContent(line);
  const links = within(text!).getAllByRole('link');
  expect(links.slice(0, -1).map((link) => link.getAttribute('href'))).toEqual(addresses);
  expect(links.at(-1)).toHaveAttribute('href', expect.stringMatching(/openstreetmap.*query=(.*Lahore|.*Islamabad)$/));
});

describe('what I would pay', () => {
  const price = () => screen.getByRole('textbox', { name: 'Price' });
  const answer = () => screen.getByText(/^Your example appears here|^Price:|^Example for/).closest('[role=status]');
  const amounts = () => within(section('Payment Plan')).getAllByRole('listitem');

  test.each([
    [
      '6',
      '50 lakh',
      ['1. Booking833,330', '2. Confirmation833,330', '3. Installments8 × 312,500', '4. Handover833,340'],
    ],
    [
      '1',
      '3,000,000',
      ['1. Booking500,000', '2. Confirmation500,000', '3. Installments8 × 187,500', '4. Possession500,000'],
    ],
  ])('in project %s, a price of %s is written into the blocks of the plan @PDET-18', async (id, typed, blocks) => {
    const { user } = openProject(id);
    expect(answer()).toHaveTextContent('Your example appears here.');
    await user.type(price(), typed);
    expect(amounts().map((block) => block.textContent)).toEqual(blocks);
    expect(answer()).toContainElement(amounts()[0] ?? null);
    expect(answer()).toHaveTextContent('A rounded example, not an offer.');
  });

  test.each(['much', '999', '5000000000', '-50 lakh'])(
    'a price of "%s" stays in its field, and a sentence says what can be read @PDET-18',
    async (typed) => {
      const { user } = openProject('6');
      await user.type(price(), `${typed}{Enter}`);
      expect(price()).toHaveValue(typed);
      expect(answer()).toHaveTextContent('Price: a number, 50 lakh or 1.5 crore, from 1,000 to below 100 crore.');
    },
  );

  test('sends nothing, stores nothing and leaves the address as it is', async () => {
    const fetching = jest.fn();
    Object.assign(globalThis, { fetch: fetching });
    const storing = jest.spyOn(Storage.prototype, 'setItem');
    const { user, router } = openProject('6');
    storing.mockClear(); // Without ids, the visited project itself is stored.
    const before = router.state.location;
    await user.type(price(), '5000{Enter}');
    expect(fetching).not.toHaveBeenCalled();
    expect(storing).not.toHaveBeenCalled();
    expect(router.state.location).toBe(before);
    expect(price().closest('form, [name]')).toBeNull();
  });
});

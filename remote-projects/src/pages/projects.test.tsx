import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ProjectsPage from './projects';

const openProjects = () => renderPage(<ProjectsPage />, { path: '/projects' });

const places = [
  'Liberty Lands Housing Lahore, Lahore',
  'Kings Town Lahore, Lahore',
  'Park View City Lahore, Lahore',
  'Capital Smart City Islamabad, Islamabad',
  'Blue World Trade Center, Islamabad',
  'Lake City, Lahore',
  'Lahore Smart City, Lahore',
  'Zaitoon City Lahore, Lahore',
  'Blue World City Islamabad, Islamabad',
  'Blue Town Lahore, Lahore',
];

const listCards = () => within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('article');

beforeEach(() => localStorage.clear());

test('a visitor reads "Home - Projects" and Home leads to the homepage @PROJ-01', async () => {
  const { user, router } = openProjects();
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(breadcrumb).toHaveTextContent(/^Home - Projects$/);
  await user.click(within(breadcrumb).getByRole('link', { name: 'Home' }));
  expect(router.state.location.pathname).toBe('/');
});

test('a visitor sees the title Our Projects above the cards, and how many there are @PROJ-02 @ROUT-08', () => {
  openProjects();
  const title = screen.getByRole('heading', { level: 1, name: 'Our Projects' });
  const grid = screen.getByRole('list', { name: 'Projects' });
  expect(title.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('status')).toHaveTextContent('10 projects');
});

test('a visitor sees all ten projects in their order, with picture, name and city @CARD-01 @CARD-09 @DATA-01 @DATA-02 @PROD-02', () => {
  openProjects();
  const cards = listCards().map((card) => within(card));
  const cityOf = (card: (typeof cards)[number]) => card.getByText(/^(Lahore|Islamabad)$/).textContent;
  expect(cards.map((card) => `${card.getByRole('heading').textContent}, ${cityOf(card)}`)).toEqual(places);
  for (const card of cards) expect(card.getByRole('img')).toHaveAccessibleName();
});

test('a visitor who clicks a card comes to that project @CARD-02', async () => {
  const { user, router } = openProjects();
  await user.click(screen.getByRole('link', { name: /Lake City/ }));
  expect(router.state.location.pathname).toBe('/project_details/6');
});

test('there is nothing to narrow the grid with @CARD-10', () => {
  openProjects();
  for (const role of ['textbox', 'searchbox', 'combobox', 'radio', 'checkbox']) {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  }
});

test('a visitor saves a project with the heart beside the link, and stays on the page', async () => {
  const { user, router } = openProjects();
  const heart = screen.getByRole('button', { name: 'Save Lake City' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(heart.closest('a')).toBeNull();
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.pathname).toBe('/projects');
});

import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ProjectsPage from './projects';

const openProjects = () => renderPage(<ProjectsPage />, { path: '/projects' });

const names = [
  'Liberty Lands Housing Lahore',
  'Kings Town Lahore',
  'Park View City Lahore',
  'Capital Smart City Islamabad',
  'Blue World Trade Center',
  'Lake City',
  'Lahore Smart City',
  'Zaitoon City Lahore',
  'Blue World City Islamabad',
  'Blue Town Lahore',
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

test('a visitor sees all ten projects in their order @CARD-09 @DATA-01 @PROD-02', () => {
  openProjects();
  const headings = listCards().map((card) => within(card).getByRole('heading').textContent);
  expect(headings).toEqual(names);
});

test('every card shows a picture, the name and Lahore or Islamabad @CARD-01 @DATA-02', () => {
  openProjects();
  for (const card of listCards()) {
    expect(within(card).getByRole('img')).toHaveAccessibleName();
    expect(within(card).getByText(/^(Lahore|Islamabad)$/)).toBeVisible();
  }
  const cityOf = (name: string) => listCards().find((card) => within(card).queryByRole('heading', { name }));
  expect(cityOf('Blue World Trade Center')).toHaveTextContent('Islamabad');
  expect(cityOf('Lake City')).toHaveTextContent(/Lahore$/);
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

import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ProjectGridFragment from './project-grid';

const listCards = () => within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('article');

test('in show-all mode a visitor sees the first eight projects @CARD-08', () => {
  renderPage(<ProjectGridFragment mode="showAll" />);
  const links = listCards().map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(links).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => `/project_details/${id}`));
});

test('with show-all mode off a visitor sees every project and no View All @CARD-09', () => {
  renderPage(<ProjectGridFragment mode="every" />);
  expect(listCards()).toHaveLength(10);
  expect(screen.queryByRole('link', { name: 'View All' })).not.toBeInTheDocument();
});

test('View All closes the show-all grid and leads to all projects @LAND-10', async () => {
  const { user, router } = renderPage(<ProjectGridFragment mode="showAll" />);
  const cells = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('listitem');
  expect(cells).toHaveLength(9);
  await user.click(within(cells[8]!).getByRole('link', { name: 'View All' }));
  expect(router.state.location.pathname).toBe('/projects');
});

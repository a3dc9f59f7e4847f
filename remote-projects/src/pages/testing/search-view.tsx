import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ProjectsDetailsViewPage from '../projects-details-view';

export const open = (query = '') => renderPage(<ProjectsDetailsViewPage />, { path: `/projects_details_view${query}` });

export const title = () => screen.getByRole('heading', { level: 1 });
export const panel = () => within(screen.getByRole('search', { name: 'Projects' }));
export const cards = () =>
  ['Homes', 'More homes'].flatMap((name) =>
    screen.queryAllByRole('list', { name }).flatMap((list) => within(list).getAllByRole('article')),
  );
export const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
export const summary = () => screen.getAllByRole('status')[0];

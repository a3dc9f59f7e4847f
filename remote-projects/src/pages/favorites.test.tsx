import { act, screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { setFavorites, type FavoriteId } from '../model/favorite-store';
import FavoritesPage from './favorites';

const open = (saved: FavoriteId[] = [], query = '') => {
  act(() => setFavorites(saved));
  return renderPage(<FavoritesPage />, { path: `/home_favourites${query}` });
};

const list = (name: string) => within(screen.getByRole('list', { name }));
const names = (name: string) =>
  list(name)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
const heart = (inside: string, name: string) => list(inside).getByRole('button', { name: `Save ${name}` });

test('with nothing saved a visitor reads what the page is for, above grids of four sample cards @FAVS-01 @FAVS-02 @ROUT-11', () => {
  open();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/^Home - Favorites$/);
  expect(screen.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  const empty = within(screen.getByRole('region', { name: 'What you save is listed here' }));
  expect(empty.getByRole('link', { name: 'Search sample homes' })).toHaveAttribute('href', '/projects_details_view');
  expect(empty.getByRole('link', { name: 'See our projects' })).toHaveAttribute('href', '/projects');
  expect(names('Sample favorites')).toEqual(['DHA Phase 6', 'Model Town', 'Lake City', 'Bahria Town']);
  expect(names('Suggested homes')).toHaveLength(4);
  expect(screen.queryByRole('list', { name: 'Saved' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Saved in this browser' })).not.toBeInTheDocument();
});

test('the banner promises a better life and leads to the search @FAVS-03', async () => {
  const { user, router } = open();
  expect(
    screen.getByRole('heading', { name: 'Discover Properties That Will Improve Your Life And That Of Your Family' }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Discover' }));
  expect(router.state.location.pathname).toBe('/projects_details_view');
});

test('Suggested Properties shows homes to rent, or to buy @FAVS-04', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { name: 'Suggested Properties' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'To rent' })).toHaveAttribute('aria-pressed', 'true');
  for (const card of list('Suggested homes').getAllByRole('article'))
    expect(card).toHaveTextContent('$90,000 per month');
  const toRent = names('Suggested homes');
  await user.click(screen.getByRole('button', { name: 'To buy' }));
  expect(screen.getByRole('button', { name: 'To buy' })).toHaveAttribute('aria-pressed', 'true');
  expect(names('Suggested homes')).not.toEqual(toRent);
  for (const card of list('Suggested homes').getAllByRole('article'))
    expect(card).toHaveTextContent('$90,000 for sale');
});

test('View All leads to all homes, and the form is headed Contact With An Agent @FAVS-05 @FAVS-06 @CONT-06', () => {
  open();
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/projects_details_view');
  expect(screen.getByRole('heading', { level: 2, name: 'Contact With An Agent' })).toBeVisible();
});

test('saved homes and projects replace the empty state, in the order of saving', () => {
  open(['project:6', 'property:2', 'property:9', 'property:99']);
  expect(screen.queryByText('What you save is listed here')).not.toBeInTheDocument();
  expect(names('Saved')).toEqual(['Lake City', 'Gulberg III', 'Amathus']);
  expect(list('Saved').getByRole('link', { name: /^Lake City/ })).toHaveAttribute('href', '/project_details/6');
  expect(list('Saved').getByRole('link', { name: /Gulberg III/ })).toHaveAttribute('href', '/details/2');
  expect(names('Sample favorites')).toHaveLength(4);
  expect(screen.getByText(/to show how favorites look\./)).toBeVisible();
  const saved = screen.getByRole('list', { name: 'Saved' });
  expect(saved.compareDocumentPosition(screen.getByRole('list', { name: 'Sample favorites' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('each home is on the page once: no sample and no suggestion is saved already', async () => {
  const { user } = open(['property:1', 'property:6', 'property:4']);
  const all = () => [...names('Saved'), ...names('Sample favorites'), ...names('Suggested homes')];
  expect(new Set(all()).size).toBe(11);
  await user.click(screen.getByRole('button', { name: 'To buy' }));
  expect(new Set(all()).size).toBe(11);
});

test('a heart pressed on a sample card saves it, everywhere on the page, and the sample stays', async () => {
  const { user } = open();
  const before = names('Sample favorites');
  await user.click(heart('Sample favorites', 'Model Town'));
  expect(names('Saved')).toEqual(['Model Town']);
  expect(heart('Saved', 'Model Town')).toBePressed();
  expect(heart('Sample favorites', 'Model Town')).toBePressed();
  expect(heart('Sample favorites', 'Model Town')).toHaveFocus();
  expect(names('Sample favorites')).toEqual(before);
});

test('a removal can be undone: the card comes back to its place', async () => {
  const { user } = open(['property:1', 'project:6', 'property:2']);
  await user.click(heart('Saved', 'Lake City'));
  expect(names('Saved')).toEqual(['DHA Phase 6', 'Gulberg III']);
  expect(screen.getByText('Lake City is no longer saved.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(names('Saved')).toEqual(['DHA Phase 6', 'Lake City', 'Gulberg III']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Saved in this browser' })).toHaveFocus();
});

test('the last removal can be undone, and what was saved since stays', async () => {
  const { user } = open(['property:1']);
  await user.click(heart('Saved', 'DHA Phase 6'));
  expect(screen.queryByRole('list', { name: 'Saved' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(heart('Sample favorites', 'Amathus'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names('Saved')).toEqual(['DHA Phase 6', 'Amathus']);
});

test("a shared link shows another person's favorites, kept with one press", async () => {
  const { user } = open(['project:6'], '?saved=property.2,project.6,property.0,project.77');
  expect(names('Shared with you')).toEqual(['Gulberg III', 'Lake City']);
  expect(names('Saved')).toEqual(['Lake City']);
  await user.click(screen.getByRole('button', { name: 'Save 1' }));
  expect(names('Saved')).toEqual(['Lake City', 'Gulberg III']);
  expect(screen.getByText('All of them are in your favorites.')).toBeVisible();
});

test('a visitor sends favorites on WhatsApp: their names, and the link to the list @FAVS-07', async () => {
  const { user } = open(['property:2', 'project:6', 'property:99']);
  const link = () => screen.getByRole('link', { name: 'Share favorites on WhatsApp (new tab)' });
  const message = () => new URL(link().getAttribute('href') ?? '').searchParams.get('text');
  expect(link()).toHaveTextContent('WhatsApp');
  expect(message()).toBe('Favorites on Manzil: Gulberg III, Lake City');
  // The replay script appends the address.
  expect(link()).toHaveAttribute('data-shares', '/home_favourites?saved=property.2,project.6,property.99');
  await user.click(heart('Saved', 'Gulberg III'));
  expect(message()).toBe('Favorites on Manzil: Lake City');
  await user.click(heart('Saved', 'Lake City'));
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
});

test('a visitor shares favorites as a link that names all of them', async () => {
  const { user } = open(['property:2', 'project:6']);
  await user.click(screen.getByRole('button', { name: 'Share favorites' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/home_favourites\?saved=property\.2,project\.6$/);
});

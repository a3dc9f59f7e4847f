import { Profiler } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { FavoriteHeart } from './favorite-heart';
import { getFavorites, setFavorites } from '../model/favorite-store';
import { SavedLine } from './saved-line';

const show = () =>
  renderPage(
    <>
      <FavoriteHeart id="project:6" name="Lake City" />
      <SavedLine />
    </>,
  );
const heart = () => screen.getByRole('button', { name: 'Save Lake City' });

beforeEach(() => act(() => setFavorites([])));
afterEach(() => void jest.useRealTimers());

test('saving is confirmed with one link to the favorites, and removing announces nothing', async () => {
  const { user, router } = renderPage(
    <>
      <FavoriteHeart id="project:6" name="Lake City" />
      <FavoriteHeart id="project:2" name="Kings Town" />
    </>,
  );
  await user.click(heart());
  await user.click(screen.getByRole('button', { name: 'Save Kings Town' }));
  expect(screen.getAllByText(/^Saved\./)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save Kings Town' }));
  expect(screen.queryByText(/^Saved\./)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save Kings Town' }));
  await user.click(screen.getByRole('link', { name: 'See favorites' }));
  expect(router.state.location.pathname).toBe('/home_favourites');
});

test("a press on an outdated heart leaves another tab's save in place", async () => {
  const { user } = show();
  localStorage.setItem('projects.favourites', '{"version":1,"ids":["project:6"]}');
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(getFavorites()).toEqual(['project:6']);
});

test('the note after saving stays while the visitor is on it; the number of saved stays', () => {
  jest.useFakeTimers();
  show();
  fireEvent.click(heart());
  const link = screen.getByRole('link', { name: 'See favorites' });
  fireEvent.focus(link);
  act(() => jest.advanceTimersByTime(60_000));
  expect(link).toBeVisible();
  fireEvent.blur(link);
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByText(/^Saved\./)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '1 saved' })).toHaveAttribute('href', '/home_favourites');
});

test('a press renders the pressed heart again, and none of the other cards', async () => {
  const rendered = jest.fn();
  const heartIn = (id: `project:${number}`, name: string) => (
    <Profiler id={name} onRender={(card) => rendered(card)}>
      <FavoriteHeart id={id} name={name} />
    </Profiler>
  );
  const { user } = renderPage(
    <>
      {heartIn('project:6', 'Lake City')}
      {heartIn('project:7', 'Liberty Lands')}
    </>,
  );
  rendered.mockClear();
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['Lake City']));
});

test('the heart answers before the note is rendered', async () => {
  const steps: string[] = [];
  const observe = () =>
    steps.push(`${heart().getAttribute('aria-pressed')}, ${screen.queryByText(/^Saved\./) ? 'note' : 'no note'}`);
  const { user } = renderPage(
    <Profiler id="heart" onRender={observe}>
      <FavoriteHeart id="project:6" name="Lake City" />
    </Profiler>,
  );
  steps.length = 0;
  await user.click(heart());
  expect(steps).toEqual(['true, no note', 'true, note']);
});

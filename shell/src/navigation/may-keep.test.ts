import type { ModuleId } from '@site/contracts';
import { describePage } from '../routing/match';
import { mayKeep } from './may-keep';

const grid: ModuleId = 'projects/fragments/project-grid';
const match = describePage(
  {
    route: { path: '/search', part: 'projects', page: 'search', title: 'Search', description: '', uses: [grid] },
    params: {},
  },
  undefined,
);

function open(content: string, fragment = `<div data-module="${grid}" data-hydrated></div>`): void {
  document.body.innerHTML = `<main id="main"><div data-module="projects/pages/search" data-hydrated>${content}${fragment}</div></main>`;
}

test.each([
  ['a search', '<form><input name="city"></form><select aria-label="Sort"></select>'],
  ['a contact form', '<form method="dialog"><input name="email"><textarea name="purpose"></textarea></form>'],
])('a page with %s is kept', (_, content) => {
  open(content);
  expect(mayKeep(match)).toBe(true);
});

test.each([
  ['a password', '<form><input type="password"></form>'],
  ['a field of a form that sends nothing', '<form><input name="a"><textarea></textarea></form>'],
])('a page with %s is not kept', (_, content) => {
  open(content);
  expect(mayKeep(match)).toBe(false);
});

test('a page with a missing, failed or dehydrated part is not kept', () => {
  open('', '<div role="status">The grid cannot be shown right now.</div>');
  expect(mayKeep(match)).toBe(false);
  open('', `<div data-module="${grid}"></div>`);
  expect(mayKeep(match)).toBe(false);
});

test('a page that does not exist is not kept', () => {
  open('');
  expect(mayKeep(undefined)).toBe(false);
});

import type { RouteRecord } from '@site/contracts';
import { headOf, notFoundHead } from './head';
import { pageRoutes } from '../site';
import { findAddress } from './load-page';
import { describePage } from './site-registry';

const home = { part: 'marketing', page: 'landing', title: 'Manzil: rent, buy, sell', description: 'Home.' };
const reset = { part: 'account', page: 'reset-password', title: 'Reset password', description: 'Reset.' };
const saved = { part: 'projects', page: 'favorites', title: 'Favorites', description: 'Saved.' };

const routes: readonly RouteRecord[] = [
  { path: '/', ...home },
  { path: '/resetPassword', ...reset, noindex: true },
  { path: '/user_home_favourites', ...saved, canonical: '/home_favourites' },
  {
    path: '/project_details/:id',
    part: 'projects',
    page: 'project-detail',
    staticParams: [{ params: { id: '1' }, title: 'Liberty Lands', description: 'One.' }],
    fallback: { title: 'Project not found', description: 'No such project.' },
  },
];

const records = new Map(routes.map((route) => [route.path, route]));

function findPage(path: string) {
  const { pattern, params } = findAddress(pageRoutes(records, jest.fn()), path);
  const route = records.get(pattern);
  return route && describePage(route, params);
}

const head = (path: string) => headOf(findPage(path), path);

describe('a page in the registry', () => {
  test('is found with the part that owns its path', () => {
    expect(findPage('/')).toMatchObject({ id: 'marketing/pages/landing', isKnown: true });
  });

  test('is matched case-sensitively @ROUT-24', () => {
    expect(findPage('/resetPassword')?.id).toBe('account/pages/reset-password');
    expect(findPage('/resetpassword')).toBeUndefined();
  });

  test('of an unknown instance is recognized, and its not-found state left to the page @PDET-16', () => {
    expect(findPage('/project_details/1')).toMatchObject({ isKnown: true, params: { id: '1' } });
    expect(findPage('/project_details/11')).toMatchObject({ isKnown: false, id: 'projects/pages/project-detail' });
  });

  test('is not found at a path that nobody owns @ROUT-25', () => {
    expect(findPage('/project_details')).toBeUndefined();
    expect(findPage('/nowhere')).toBeUndefined();
  });
});

describe('headOf', () => {
  test("appends the site name to every title except the home page's", () => {
    expect(head('/').title).toBe('Manzil: rent, buy, sell');
    expect(head('/resetPassword').title).toBe('Reset password | Manzil');
  });

  test("prefers the declared canonical path over the page's own", () => {
    expect(head('/project_details/1').canonical).toBe('/project_details/1');
    expect(head('/user_home_favourites').canonical).toBe('/home_favourites');
  });

  test('marks unknown pages and private pages as noindex', () => {
    expect(head('/project_details/11')).toMatchObject({ title: 'Project not found | Manzil', noindex: true });
    expect(head('/project_details/11').canonical).toBeUndefined();
    expect(head('/nowhere')).toBe(notFoundHead);
    expect(head('/resetPassword').noindex).toBe(true);
  });
});

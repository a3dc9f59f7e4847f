import type { Registry } from '@site/contracts';
import { headOf, notFoundHead } from './head';
import { findPage } from './match';

const registry: Registry = {
  composition: 'c',
  parts: {},
  routes: [
    { path: '/', part: 'marketing', page: 'landing', title: 'Manzil: rent, buy, sell', description: 'Home.', header: 'over', preload: [] },
    { path: '/resetPassword', part: 'account', page: 'reset-password', title: 'Reset password', description: 'Reset.', noindex: true, preload: [] },
    { path: '/user_home_favourites', part: 'projects', page: 'favourites', title: 'Favorites', description: 'Saved.', canonical: '/home_favourites', preload: [] },
    {
      path: '/project_details/:id',
      part: 'projects',
      page: 'project-detail',
      instances: [{ params: { id: '1' }, title: 'Liberty Lands', description: 'One.' }],
      unknown: { title: 'Project not found', description: 'No such project.' },
      preload: [],
    },
  ],
};

const head = (path: string) => headOf(findPage(registry, path), path);

describe('findPage', () => {
  it('finds the part that owns a path', () => {
    expect(findPage(registry, '/')).toMatchObject({ id: 'marketing/pages/landing', isKnown: true });
  });

  it('ROUT-24 matches paths case-sensitively', () => {
    expect(findPage(registry, '/resetPassword')?.id).toBe('account/pages/reset-password');
    expect(findPage(registry, '/resetpassword')).toBeUndefined();
  });

  it('PDET-16 tells unknown instances apart, and leaves their not-found state to the page', () => {
    expect(findPage(registry, '/project_details/1')).toMatchObject({ isKnown: true, params: { id: '1' } });
    expect(findPage(registry, '/project_details/11')).toMatchObject({ isKnown: false, id: 'projects/pages/project-detail' });
  });

  it('ROUT-25 finds nothing for a path that nobody owns', () => {
    expect(findPage(registry, '/project_details')).toBeUndefined();
    expect(findPage(registry, '/nowhere')).toBeUndefined();
  });
});

describe('headOf', () => {
  it('appends the site name to every title except the home page\'s', () => {
    expect(head('/').title).toBe('Manzil: rent, buy, sell');
    expect(head('/resetPassword').title).toBe('Reset password | Manzil');
  });

  it('prefers the declared canonical path over the page\'s own', () => {
    expect(head('/project_details/1').canonical).toBe('/project_details/1');
    expect(head('/user_home_favourites').canonical).toBe('/home_favourites');
  });

  it('marks unknown pages and private pages as noindex', () => {
    expect(head('/project_details/11')).toMatchObject({ title: 'Project not found | Manzil', noindex: true });
    expect(head('/project_details/11').canonical).toBeUndefined();
    expect(head('/nowhere')).toBe(notFoundHead);
    expect(head('/resetPassword').noindex).toBe(true);
  });
});

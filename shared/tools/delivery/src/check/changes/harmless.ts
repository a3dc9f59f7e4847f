import { built, type Change, route, running, saying } from './case';

export interface HarmlessChange extends Change {
  /** What the team is told all the same. */
  warning?: string;
}

const provides = (name: string, version: string): Change['propose'] =>
  saying('shell', ({ shell }) => ({
    shell: shell && { ...shell, provides: { ...shell.provides, [name]: { version, scripts: [] } } },
  }));

/** None of them takes anything away that somebody needs. */
export const harmlessChanges: readonly HarmlessChange[] = [
  { name: 'is released again as it is', propose: async () => ({}) },
  { name: 'is a shell with another line of code', propose: built('shell says hello') },
  { name: 'says a page in other words', propose: built('catalogue in other words') },
  { name: 'has one more page', propose: built('shop with one more page') },
  { name: 'exposes one more fragment', propose: built('catalogue with a map') },
  { name: 'takes one more property that may be left out', propose: built('catalogue whose grid can sort') },
  { name: 'takes more values than before', propose: built('catalogue whose grid has a third mode') },
  {
    name: 'ignores a property that could be left out',
    propose: built('catalogue whose grid has no limit'),
    warning: 'catalogue ignores the property "limit" of catalogue/fragments/grid, which shop may pass.',
  },
  {
    name: 'writes the type of its properties in another order',
    propose: saying('catalogue', () => ({
      exposes: { grid: 'type Props = { limit?: number; mode: "some" | "all" };' },
    })),
  },
  {
    name: 'passes less than the producer takes',
    propose: saying('shop', () => ({ consumes: { 'catalogue/fragments/grid': 'type Props = { mode: "all" };' } })),
  },
  { name: 'is a shell with a patch of React', propose: provides('react/jsx-runtime', '19.3.9') },
  { name: 'is a shell with a minor version of React', propose: provides('react/jsx-runtime', '19.8.0') },
  { name: 'is a shell that provides one more module', propose: provides('@site/charts', '1.0.0') },
  {
    name: 'is a shell that no longer provides what nobody needs',
    propose: saying('shell', ({ shell }) => ({
      shell: shell && {
        ...shell,
        provides: Object.fromEntries(Object.entries(shell.provides).filter(([name]) => name !== 'react')),
      },
    })),
  },
  { name: 'needs less of the shell', propose: saying('entry', () => ({ requires: {} })) },
  {
    name: 'has another title',
    propose: saying(
      'shop',
      route('/blog', (each) => [{ ...each, title: 'Journal' } as typeof each]),
    ),
  },
  {
    name: 'is kept out of search engines',
    propose: saying(
      'shop',
      route('/blog', (each) => [{ ...each, noindex: true }]),
    ),
  },
  {
    name: 'embeds a map of another origin',
    propose: saying(
      'shop',
      route('/blog', (each) => [{ ...each, frames: ['https://maps.example'] }]),
    ),
  },
  {
    name: 'has one more address of a path with parameters',
    propose: saying(
      'catalogue',
      route('/project_details/:id', (each) => [
        {
          ...each,
          instances: [
            ...(each.instances ?? []),
            { params: { id: '3' }, title: 'Item 3', description: 'Of the catalogue.' },
          ],
        } as typeof each,
      ]),
    ),
  },
  {
    name: 'gives up a path that nobody links to',
    propose: saying('shop', ({ routes }) => ({ routes: routes.filter(({ path }) => path !== '/blog') })),
  },
  {
    name: 'gives up an address together with its own link to it',
    propose: async (site) => {
      const { part, version } = await site.derive('catalogue', {
        release: route('/project_details/:id', (each) => [
          {
            ...each,
            instances: each.instances?.slice(0, 1) ?? [],
            unknown: { title: 'No such item', description: 'Of the catalogue.' },
          },
        ]),
        node: (code) => code.replace(/\(2\)(,\s*children:\s*"Two")/, '(1)$1'),
      });
      return { [part]: version };
    },
  },
  {
    name: 'hands a path over to another part, both at once',
    propose: async (site) => {
      const blog = (await site.release('shop')).routes.find(({ path }) => path === '/blog');
      const shop = await saying('shop', ({ routes }) => ({ routes: routes.filter((each) => each.path !== '/blog') }))(
        site,
      );
      const entry = await saying('entry', ({ routes }) => ({
        routes: [...routes, ...(blog ? [{ ...blog, page: 'login' }] : [])],
      }))(site);
      return { ...shop, ...entry };
    },
  },
  { name: 'has another owner', propose: saying('entry', () => ({ owner: 'team-door' })) },
  { name: 'was built from another commit', propose: saying('entry', () => ({ commit: '0123456789' })) },
  {
    name: 'brings a heavy page under a budget that allows it',
    propose: saying('shop that is too heavy', () => ({ budget: 1000 })),
    warning: 'shop/pages/blog grows from',
  },
  {
    name: 'renders the same page with other code',
    propose: running('shop', (code) => code.replace('"Blog"', '"Our blog"')),
  },
];

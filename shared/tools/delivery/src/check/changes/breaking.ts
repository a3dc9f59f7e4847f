import { keys } from '../../storage';
import { built, type Change, damaging, route, running, saying } from './case';

export interface BreakingChange extends Change {
  /** What the team reads. */
  refusal: string;
}

const page = { page: 'login', title: 'Sign in', description: 'Of the entry.' };

/** Each of them would break what is live, in one way. */
export const breakingChanges: readonly BreakingChange[] = [
  {
    name: 'takes away a fragment that another part shows',
    propose: built('catalogue without the grid'),
    refusal: 'catalogue no longer exposes the fragment catalogue/fragments/grid, which shop uses on /.',
  },
  {
    name: 'asks for a property that consumers do not pass',
    propose: built('catalogue whose grid needs a city'),
    refusal:
      "shop consumes catalogue/fragments/grid, but what it passes does not fit what catalogue takes: Property 'city' is missing in type 'WhatShopPasses' but required in type 'WhatCatalogueTakes'.",
  },
  {
    name: 'no longer takes a value that consumers may pass',
    propose: built('catalogue whose grid knows one mode'),
    refusal:
      'shop consumes catalogue/fragments/grid, but what it passes does not fit what catalogue takes: Types of property \'mode\' are incompatible. Type \'"all" | "some"\' is not assignable to type \'"some"\'. Type \'"all"\' is not assignable to type \'"some"\'.',
  },
  {
    name: 'takes words where it took a number',
    propose: built('catalogue whose grid counts in words'),
    refusal:
      "shop consumes catalogue/fragments/grid, but what it passes does not fit what catalogue takes: Types of property 'limit' are incompatible.",
  },
  {
    name: 'exposes a fragment that throws on the page of another part',
    propose: built('catalogue that throws'),
    refusal: '/ of shop cannot be rendered: / threw. No grid today.',
  },
  {
    name: 'has a page that throws',
    propose: built('shop that throws'),
    refusal: '/blog of shop cannot be rendered: /blog threw. No blog today.',
  },
  {
    name: 'consumes a fragment that no part exposes',
    propose: built('shop that consumes a map'),
    refusal: 'shop uses the fragment catalogue/fragments/map on /, which no part exposes.',
  },
  {
    name: 'links to an address that does not exist',
    propose: built('shop that links to nowhere'),
    refusal: 'shop links to /nowhere on /blog, which no part has.',
  },
  {
    name: 'names a path in its code that does not exist',
    propose: built('shell links to register'),
    refusal: 'shell links to /register in its code, which no part has.',
  },
  {
    name: 'has a page over its budget',
    propose: built('shop that is too heavy'),
    refusal: 'KB of scripts (brotli); the budget of shop is 40 KB.',
  },
  {
    name: 'has a document that is too large',
    propose: built('shop with a large document'),
    refusal: '/blog of shop has',
  },
  {
    name: 'is a shell that no longer provides what a part needs',
    propose: built('shell without the facade'),
    refusal: 'shop needs @site/federation, which the shell does not provide.',
  },
  {
    name: 'is a shell with the next major version of React',
    propose: saying('shell says hello', ({ shell }) => ({
      shell: shell && {
        ...shell,
        provides: { ...shell.provides, 'react/jsx-runtime': { version: '20.0.0', scripts: [] } },
      },
    })),
    refusal: 'entry needs react/jsx-runtime ^19.3.1, but the shell provides 20.0.0.',
  },
  {
    name: 'needs a newer React than the shell provides',
    propose: saying('entry', () => ({ requires: { 'react/jsx-runtime': '^19.9.0' } })),
    refusal: 'entry needs react/jsx-runtime ^19.9.0, but the shell provides 19.3.1.',
  },
  {
    name: 'gives up a path to which other parts link',
    propose: saying(
      'catalogue',
      route('/projects', () => []),
    ),
    refusal: 'catalogue no longer has /projects, but shell links to it on /',
  },
  {
    name: 'gives up one address to which another part links',
    propose: saying(
      'catalogue',
      route('/project_details/:id', (each) => [
        {
          ...each,
          instances: each.instances?.slice(1) ?? [],
          unknown: { title: 'No such item', description: 'Of the catalogue.' },
        },
      ]),
    ),
    refusal: 'catalogue no longer has /project_details/1, but shop links to it on /.',
  },
  {
    name: 'gives up a path that only a closed menu of the shell leads to',
    propose: saying('entry', () => ({ routes: [{ path: '/register', ...page }] })),
    refusal: 'entry no longer has /login, but shell links to it in its code.',
  },
  {
    name: 'claims a path of another part',
    propose: saying('entry', ({ routes }) => ({ routes: [...routes, { path: '/blog', ...page }] })),
    refusal: 'entry claims the path /blog, which shop owns.',
  },
  {
    name: 'claims a path with parameters of another part under another name',
    propose: saying('entry', ({ routes }) => ({
      routes: [
        ...routes,
        {
          path: '/project_details/:slug',
          ...page,
          instances: [{ params: { slug: 'seven' }, title: 'Seven', description: 'Of the entry.' }],
          unknown: { title: 'No such item', description: 'Of the catalogue.' },
        },
      ],
    })),
    refusal: 'entry claims the path /project_details/:slug, which catalogue owns.',
  },
  {
    name: 'claims a path that the site itself answers',
    propose: saying('entry', ({ routes }) => ({ routes: [...routes, { path: '/rest/v1', ...page }] })),
    refusal: 'entry claims the path /rest/v1, which the site itself needs.',
  },
  {
    name: 'names a page that it does not have',
    propose: saying(
      'shop',
      route('/blog', (each) => [{ ...each, page: 'journal' }]),
    ),
    refusal: 'shop names the page "journal" for /blog, but its release has no such page.',
  },
  {
    name: 'asks for a module that nobody provides',
    propose: running('shop', (code) => code.replace('require("react/jsx-runtime")', 'require("left-pad")')),
    refusal: 'A release asks for "left-pad", which the shell does not provide.',
  },
  {
    name: 'is a shell whose code does not start',
    propose: running('shell', (code) => `throw new Error('The shell does not start.');\n${code}`),
    refusal: 'The shell does not start.',
  },
  {
    name: 'is a shell that cannot render the pages that are live',
    propose: running('shell', (code) =>
      code.replace("'Projects'", 'undefined.label').replace('"Projects"', 'undefined.label'),
    ),
    refusal: '/ of shop cannot be rendered',
  },
  {
    name: 'lacks a browser file',
    propose: damaging(async (site, { part, files }) => site.storage.remove(keys.file(part, files[0]?.name ?? ''))),
    refusal: 'is missing from the storage.',
  },
  {
    name: 'has a browser file that was altered',
    propose: damaging((site, { part, files }) => site.overwrite(keys.file(part, files[0]?.name ?? ''), 'alert(1)')),
    refusal: 'differs in the storage from the hash in release.json.',
  },
  {
    name: 'has a compressed file that was altered',
    propose: damaging((site, { part, files }) =>
      site.overwrite(`${keys.file(part, files[0]?.name ?? '')}.br`, 'alert(1)'),
    ),
    refusal: 'The compressed',
  },
  {
    name: 'lacks the code that its pages are rendered with',
    propose: damaging((site, { part, version }) => site.storage.remove(keys.nodeBundle(part, version))),
    refusal: 'node.cjs of entry',
  },
  {
    name: 'has render code that was altered',
    propose: damaging((site, { part, version }) =>
      site.overwrite(keys.nodeBundle(part, version), 'module.exports = {};'),
    ),
    refusal: 'node.cjs of entry',
  },
  {
    name: 'is not in the storage',
    propose: async () => ({ entry: '9.9.9-00000000' }),
    refusal: 'There is no release 9.9.9-00000000 of entry in this storage.',
  },
  {
    name: 'was released by a tool that says less than this check needs',
    propose: saying('entry', () => ({ format: 0 })),
    refusal: 'was released by another version of this tool: release entry again.',
  },
];

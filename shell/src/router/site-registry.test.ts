import type { PageRegistry, RouteRecord } from '@site/contracts';
import { learnPage, readPage } from '../testing/find-page';
import { serveRegistry } from '../testing/serve-registry';
import { SiteRegistry } from './site-registry';

const head = (title: string) => ({ title, description: '' });
const blog: RouteRecord = { path: '/blog', part: 'marketing', page: 'blog', ...head('Blog') };
const newest: RouteRecord = {
  path: '/project_details/newest',
  part: 'projects',
  page: 'newest',
  ...head('The newest'),
};
const project: RouteRecord = {
  path: '/project_details/:id',
  part: 'projects',
  page: 'project-detail',
  consumes: ['agency/fragments/card'],
  staticParams: Array.from({ length: 20 }, (_, index) => ({
    params: { id: String(index + 1) },
    ...head(`Project ${index + 1}`),
  })),
  fallback: head('Project not found'),
};
const routes = [blog, project, newest];
const part = { version: '1.0.0-aaaaaaaa', entry: '', integrity: {} };
const own: PageRegistry = {
  parts: { shell: part, projects: part },
  routes: [{ ...project, staticParams: [project.staticParams?.[2] ?? never()] }],
};

function never(): never {
  throw new Error('There are twenty.');
}

const open = (name: string | undefined = 'registry-1', pathname = '/project_details/3') =>
  new SiteRegistry(own, { pathname, name });

test('knows its own page without a request, and nothing of its siblings', () => {
  const site = serveRegistry(routes);
  const registry = open();
  expect(readPage(registry, '/project_details/3').match).toMatchObject({ isKnown: true, head: { title: 'Project 3' } });
  expect(readPage(registry, '/project_details/4').match).toBeUndefined();
  expect(readPage(registry, '/blog').match).toBeUndefined();
  expect(site.asked).toEqual([]);
});

test('loads only the registry and the parts of the page for a link', async () => {
  const site = serveRegistry(routes);
  const registry = open();
  await learnPage(registry, '/project_details/4');
  expect(readPage(registry, '/project_details/4').match).toMatchObject({ isKnown: true, head: { title: 'Project 4' } });
  expect([...site.asked].sort()).toEqual([
    '/_/registry/record-of-agency.json',
    '/_/registry/record-of-projects.json',
    '/_/registry/registry-1.json',
  ]);
});

test('fetches nothing twice', async () => {
  const site = serveRegistry(routes);
  const registry = open();
  await Promise.all([learnPage(registry, '/blog'), learnPage(registry, '/blog')]);
  await learnPage(registry, '/blog');
  expect(site.asked).toHaveLength(2);
});

test('shows the page of an unknown instance that it was written for', () => {
  const unknown: PageRegistry = { ...own, routes: [{ ...project, staticParams: [] }] };
  const registry = new SiteRegistry(unknown, { pathname: '/project_details/99' });
  expect(readPage(registry, '/project_details/99').match).toMatchObject({ isKnown: false });
  expect(readPage(registry, '/project_details/98').match).toBeUndefined();
});

test.each(['/_/registry/registry-1', '/_/registry/record-of-agency'])(
  'calls a page missing, not unknown, while %s fails, and tries again',
  async (failing) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = serveRegistry(routes);
    site.failing = failing;
    const registry = open();
    await learnPage(registry, '/project_details/4');
    expect([
      readPage(registry, '/project_details/4').match,
      readPage(registry, '/project_details/4').isMissing,
    ]).toEqual([undefined, true]);
    site.failing = undefined;
    await learnPage(registry, '/project_details/4');
    expect([
      readPage(registry, '/project_details/4').match?.isKnown,
      readPage(registry, '/project_details/4').isMissing,
    ]).toEqual([true, false]);
  },
);

test('asks for the live composition when the server did not name one', async () => {
  const site = serveRegistry(routes);
  const registry = new SiteRegistry(own, { pathname: '/project_details/3' });
  await learnPage(registry, '/blog');
  expect(site.asked.slice(0, 2)).toEqual(['/_/live', '/_/registry/registry-1.json']);
  expect(registry.isBehind()).toBe(false);
});

test('notices that the live composition has other versions than the document', async () => {
  serveRegistry(routes, '1.0.0-bbbbbbbb');
  const registry = new SiteRegistry(own, { pathname: '/project_details/3' });
  await learnPage(registry, '/blog');
  expect(registry.isBehind()).toBe(true);
});

test("keeps a part's version when only another composition is available", async () => {
  const site = serveRegistry(routes, '1.0.0-bbbbbbbb');
  site.released = { part, routes: [{ ...project, page: 'project-detail-of-before' }], manifest: '' };
  const registry = new SiteRegistry(own, { pathname: '/project_details/3' });
  await learnPage(registry, '/project_details/4');
  expect(site.asked).toContain('/_/release/projects/1.0.0-aaaaaaaa.json');
  expect(readPage(registry, '/project_details/4').match).toMatchObject({
    id: 'projects/pages/project-detail-of-before',
    isKnown: true,
  });
  expect([registry.versionOf('projects'), registry.versionOf('agency')]).toEqual(['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb']);
  expect(readPage(registry, '/project_details/3').match).toMatchObject({ id: 'projects/pages/project-detail' });
});

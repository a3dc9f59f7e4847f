import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { siteConfigElementId, type ModuleId, type PageRegistry, type RouteRecord } from '@site/contracts';
import { HostProvider } from '@site/runtime';
import { ModuleStore } from '@site/runtime/hydrate';
import { useMatches, useParams } from '@site/runtime/router';
import { SiteProvider } from '@site/ui/core';
import { findAddress, openPage } from './router/load-page';
import { SiteRegistry } from './router/site-registry';
import { patchRoutes, siteRoutes } from './site';
import { serveRegistry } from './testing/serve-registry';

const head = (title: string) => ({ title, description: '' });
const blog: RouteRecord = { path: '/blog', part: 'marketing', page: 'blog', ...head('Blog') };
const newest: RouteRecord = { path: '/project_details/newest', part: 'projects', page: 'newest', ...head('Newest') };
const staticParams = ['3', '4'].map((id) => ({ params: { id }, ...head(`Project ${id}`) }));
const project: RouteRecord = {
  path: '/project_details/:id',
  part: 'projects',
  page: 'project-detail',
  staticParams,
  fallback: head('Project not found'),
};

// Once: styles stay in the head.
beforeAll(() => {
  document.head.innerHTML = `<script type="application/json" id="${siteConfigElementId}">{}</script>`;
});
beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

/** A page of a remote, with the hooks of the router. */
function RemotePage() {
  const { id } = useParams();
  const { handle } = useMatches().at(-1) ?? {};
  return (
    <h1>
      {(handle as RouteRecord).page}, id {id ?? 'none'}
    </h1>
  );
}

/** The document of `/project_details/3`. */
function openDocument() {
  const site = serveRegistry([blog, project, newest]);
  const part = { version: '1.0.0-aaaaaaaa', entry: '', integrity: {} };
  const own: PageRegistry = {
    parts: { projects: part },
    routes: [{ ...project, staticParams: staticParams.slice(0, 1) }],
  };
  const registry = new SiteRegistry(own, { pathname: '/project_details/3', name: 'registry-1' });
  const store = new ModuleStore(async () => ({ default: RemotePage }));
  store.provide('projects/pages/project-detail' satisfies ModuleId, { default: RemotePage });
  const load = jest.fn(({ request, params, pattern }: LoaderFunctionArgs) =>
    openPage({ registry, store }, { params, pattern, pathname: new URL(request.url).pathname }),
  );
  const routes = siteRoutes(registry.routes, load);
  const address = findAddress(routes, '/project_details/3');
  const router = createMemoryRouter(routes, {
    initialEntries: ['/project_details/3'],
    hydrationData: { loaderData: { [address.pattern]: registry.readPage(address) } },
    patchRoutesOnNavigation: patchRoutes(registry, load),
  });
  const host = { store, versionOf: () => '', Unavailable: () => <p>Unavailable</p>, Pending: () => null, onError };
  render(
    <HostProvider value={host}>
      <SiteProvider>
        <RouterProvider router={router} />
      </SiteProvider>
    </HostProvider>,
  );
  const follow = (path: string) => act(() => router.navigate(path));
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  return { site, router, load, follow, heading };
}

function onError(_: string, error: unknown): never {
  throw error;
}

test("a document's page has its parameters and record in the router, without a request", async () => {
  const { site, heading, load } = openDocument();
  expect(heading()).toBe('project-detail, id 3');
  expect(load).not.toHaveBeenCalled();
  expect(site.asked).toEqual([]);
});

test.each([
  ['/blog', 'blog, id none'],
  ['/project_details/4', 'project-detail, id 4'],
  ['/project_details/newest', 'newest, id none'],
  ['/project_details/99', 'project-detail, id 99'],
  ['/Blog', 'This page not exists!'],
  ['/nowhere', 'This page not exists!'],
])('a link to %s shows "%s"', async (path, shown) => {
  const { follow, heading } = openDocument();
  await follow(path);
  expect(heading()).toBe(shown);
});

test('a route that is patched in is not fetched again', async () => {
  const { site, follow, heading } = openDocument();
  await follow('/blog');
  await follow('/project_details/4');
  await follow('/project_details/3');
  await follow('/blog');
  expect(heading()).toBe('blog, id none');
  expect(site.asked).toHaveLength(3);
});

test('of two links in one task the second is shown, with its routes', async () => {
  const { router, heading } = openDocument();
  await act(async () => {
    void router.navigate('/blog');
    await router.navigate('/project_details/4');
  });
  expect(heading()).toBe('project-detail, id 4');
});

test.each(['/blog', '/project_details/4'])('without the registry %s is unavailable until a retry', async (path) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { site, router, follow, heading } = openDocument();
  site.failing = '/_/registry';
  await follow(path);
  expect(heading()).toBe('This page');
  site.failing = undefined;
  await act(() => router.revalidate());
  expect(heading()).toMatch(/blog|project-detail/);
});

test('a query or a hash keeps the page; another path and a retry load', async () => {
  const { site, router, load, follow } = openDocument();
  await follow('/project_details/3?tab=map');
  await follow('/project_details/3?tab=map#contact');
  expect(load).not.toHaveBeenCalled();
  expect(site.asked).toEqual([]);
  await act(() => router.revalidate());
  expect(load).toHaveBeenCalledTimes(1);
  await follow('/blog');
  await follow('/blog?city=Lahore');
  expect(load).toHaveBeenCalledTimes(2);
});

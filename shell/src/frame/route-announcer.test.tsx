import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { siteConfigElementId, type RouteRecord } from '@site/contracts';
import { SiteProvider } from '@site/ui/core';
import { learnPage, readPage } from '../testing/find-page';
import { serveRegistry } from '../testing/serve-registry';
import { keepFocus } from '../router/left-focus';
import { RouteAnnouncer } from './route-announcer';
import { SiteRegistry } from '../router/site-registry';

function Page() {
  return (
    <main id="main">
      <h1>Heading</h1>
      <h2 id="contact" tabIndex={-1}>
        Contact Us
      </h2>
      <a href="/article">Article</a>
      <RouteAnnouncer />
    </main>
  );
}

// Once: styles stay in the head.
beforeAll(() => {
  document.head.innerHTML = `<script type="application/json" id="${siteConfigElementId}">{"siteUrl":"https://manzil.example"}</script><meta name="robots" content="index, follow">`;
});

/** A site whose router starts at the first route. */
function renderSite(routes: readonly RouteRecord[], initial: string) {
  const site = serveRegistry(routes);
  const registry = new SiteRegistry({ parts: {}, routes: [] }, { pathname: initial });
  const loader = ({ request }: { request: Request }) => readPage(registry, new URL(request.url).pathname);
  const router = createMemoryRouter([{ path: '*', loader, Component: Page }], {
    initialEntries: [initial],
    hydrationData: { loaderData: { 0: readPage(registry, initial) } },
  });
  render(
    <SiteProvider>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return { site, registry, router };
}

const projects = { path: '/projects', part: 'projects', page: 'projects', title: 'Our Projects', description: 'All.' };
const blog = { path: '/blog', part: 'marketing', page: 'blog', title: 'Blog', description: 'Articles.' };

test('Back gives a page its title and address again, also where a link has the focus', async () => {
  const { registry, router } = renderSite([projects, blog], '/blog');
  await learnPage(registry, '/blog');
  await learnPage(registry, '/projects');
  screen.getByRole('link').focus();
  keepFocus(router.state.location.key);
  await act(() => router.navigate('/projects'));
  expect(document.title).toBe('Our Projects | Manzil');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('link')).toHaveFocus();
  expect(document.title).toBe('Blog | Manzil');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://manzil.example/blog');
  expect(screen.getByText('Blog | Manzil')).toBeInTheDocument();
});

test("a failed page's title is corrected when the registry returns @ROUT-25", async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { site, registry, router } = renderSite([projects], '/blog');
  site.failing = '/_/';
  await learnPage(registry, '/projects');
  await act(() => router.navigate('/projects'));
  expect(document.title).toBe('Page unavailable | Manzil');

  site.failing = undefined;
  await learnPage(registry, '/projects');
  await act(() => router.revalidate());
  expect(document.title).toBe('Our Projects | Manzil');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://manzil.example/projects');
  expect(screen.getByText('Our Projects | Manzil')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a link to a place in another page gives that place the focus', async () => {
  const { registry, router } = renderSite([projects, blog], '/blog');
  await learnPage(registry, '/projects');
  await act(() => router.navigate('/projects#contact'));
  expect(screen.getByRole('heading', { name: 'Contact Us' })).toHaveFocus();
});

import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { siteConfigElementId } from '@site/contracts';
import { SiteProvider } from '@site/ui/core';
import { SiteContextProvider } from '../site-context';
import { serveRegistry } from '../testing/serve-registry';
import { RouteAnnouncer } from './route-announcer';
import { SiteRegistry } from '../routing/site-registry';

function Page() {
  return (
    <main id="main">
      <h1>Heading</h1>
      <RouteAnnouncer />
    </main>
  );
}

test("a failed page's title is corrected when the registry returns @ROUT-25", async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.head.innerHTML = `<script type="application/json" id="${siteConfigElementId}">{"siteUrl":"https://manzil.example"}</script><meta name="robots" content="index, follow">`;
  const site = serveRegistry([
    { path: '/projects', part: 'projects', page: 'projects', title: 'Our Projects', description: 'All projects.' },
  ]);
  const registry = new SiteRegistry({ parts: {}, routes: [] }, { pathname: '/blog' });
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/blog'] });
  render(
    <SiteProvider>
      <SiteContextProvider value={{ registry, retryRegistry: () => undefined }}>
        <RouterProvider router={router} />
      </SiteContextProvider>
    </SiteProvider>,
  );
  registry.isNavigated = true;
  site.failing = '/_/';
  await registry.learn('/projects');
  await act(() => router.navigate('/projects'));
  expect(document.title).toBe('Page unavailable | Manzil');

  site.failing = undefined;
  await registry.learn('/projects');
  await act(() => router.navigate('/projects', { replace: true }));
  expect(document.title).toBe('Our Projects | Manzil');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://manzil.example/projects');
  expect(screen.getByText('Our Projects | Manzil')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { siteConfigElementId, type PageRegistry, type Registry } from '@site/contracts';
import { SiteProvider } from '@site/ui/core';
import { SiteContextProvider } from '../site-context';
import { RouteAnnouncer } from './route-announcer';
import { SiteRegistry } from './site-registry';

const whole: Registry = { composition: 'c', parts: {}, routes: [{ path: '/projects', part: 'projects', page: 'projects', title: 'Our Projects', description: 'All projects.', preload: [] }] };
const first: PageRegistry = { composition: 'c', parts: {}, routes: [], whole: '/_/registry/c.json', wholeIntegrity: 'sha384-whole' };

function Page() {
  return (
    <main id="main">
      <h1>Heading</h1>
      <RouteAnnouncer />
    </main>
  );
}

test('ROUT-25 the title of a page that could not be shown is corrected once the registry is back', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.head.innerHTML = `<script type="application/json" id="${siteConfigElementId}">{"siteUrl":"https://manzil.example"}</script><meta name="robots" content="index, follow">`;
  const registry = new SiteRegistry(first, () => undefined);
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/blog'] });
  render(
    <SiteProvider>
      <SiteContextProvider value={{ registry, retryRegistry: () => undefined }}>
        <RouterProvider router={router} />
      </SiteContextProvider>
    </SiteProvider>,
  );
  registry.isNavigated = true;
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 503 }));
  await registry.loadWhole();
  await act(() => router.navigate('/projects'));
  expect(document.title).toBe('Page unavailable | Manzil');

  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(whole));
  await registry.loadWhole();
  await act(() => router.navigate('/projects', { replace: true }));
  expect(document.title).toBe('Our Projects | Manzil');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://manzil.example/projects');
  expect(screen.getByText('Our Projects | Manzil')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

import type { RouteObject } from 'react-router';
import { UnexpectedErrorPage } from './pages/unexpected-error-page';
import { Site } from './site';

/**
 * One route for every path. The registry says which part owns a path, so a new remote needs no line
 * here. The loader loads the page before the address changes.
 */
export function siteRoutes(open: (address: URL) => Promise<void>): RouteObject[] {
  return [
    {
      id: 'site',
      path: '*',
      Component: Site,
      ErrorBoundary: UnexpectedErrorPage,
      loader: async ({ request }) => {
        await open(new URL(request.url));
        return null;
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    },
  ];
}

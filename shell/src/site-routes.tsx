import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { pageRoute } from './navigation/load-page';
import { UnexpectedErrorPage } from './pages/unexpected-error-page';
import { Page, Site } from './site';

/** In browsers and for prerendering. A query or hash keeps the page. */
export function siteRoutes(loader: LoaderFunction, Badge?: ComponentType): RouteObject[] {
  return [
    {
      element: <Site Badge={Badge} />,
      errorElement: <UnexpectedErrorPage />,
      children: [
        {
          id: pageRoute,
          path: '*',
          loader,
          element: <Page />,
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
        },
      ],
    },
  ];
}

import { Suspense, useLayoutEffect, useMemo, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, useRevalidator, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { useIsHydrated, useLocation } from '@site/runtime/router';
import { RemoteModule } from '@site/runtime';
import { announceHydrated } from '@site/runtime/hydrate';
import { rootId } from '@site/runtime/names';
import { Box, SkipNavLink } from '@site/ui/core';
import { Footer } from './frame/footer';
import { Header } from './frame/header';
import { MenuDrawer } from './frame/menu-drawer';
import { SectionContext } from './frame/navigation-link';
import { PartNotice } from './frame/part-notice';
import { Unavailable } from './frame/unavailable';
import { pageRoute, usePage } from './navigation/load-page';
import { NavigationProgress } from './navigation/pending';
import { RouteAnnouncer } from './navigation/route-announcer';
import { NotFoundPage } from './pages/not-found-page';
import { UnexpectedErrorPage } from './pages/unexpected-error-page';
import type { PageMatch } from './routing/match';

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

function Site({ Badge }: { Badge?: ComponentType | undefined }) {
  const { match, isMissing } = usePage() ?? {};
  useLayoutEffect(() => announceHydrated(document.getElementById(rootId)), []);
  return (
    <>
      <SkipNavLink id="main">Skip to content</SkipNavLink>
      {(match || isMissing) && (
        <Suspense>
          <SectionContext value={match?.route.parent?.path}>
            <Header isOver={match?.route.header === 'over'} />
            <MenuDrawer />
          </SectionContext>
        </Suspense>
      )}
      <NavigationProgress />
      <Box as="main" id="main">
        <Outlet />
      </Box>
      <PartNotice />
      <Suspense>
        <Footer />
      </Suspense>
      <RouteAnnouncer />
      <ScrollRestoration />
      {Badge && <AfterHydration of={Badge} />}
    </>
  );
}

function AfterHydration({ of: Added }: { of: ComponentType }) {
  return useIsHydrated() ? <Added /> : null;
}

function Page() {
  const { match, isMissing } = usePage() ?? {};
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  if (isMissing) return <Unavailable label="This page" kind="page" onRetry={() => void revalidate()} />;
  return match ? <PartPage key={pathname} match={match} /> : <NotFoundPage />;
}

function PartPage({ match: { id, route, head, params } }: { match: PageMatch }) {
  // Properties that change discard dehydrated HTML.
  const props = useMemo(() => ({ params }), [params]);
  return <RemoteModule id={id} hydrate={route.hydrate} label={head.title} with={props} />;
}

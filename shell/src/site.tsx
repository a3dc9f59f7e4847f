import { Suspense, useLayoutEffect, useMemo, type ComponentType } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useRevalidator,
  type LoaderFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom';
import type { RouteRecord } from '@site/contracts';
import { useIsHydrated, useLocation } from '@site/runtime/router';
import { AbovePage, RemoteModule } from '@site/runtime';
import { announceHydrated } from '@site/runtime/hydrate';
import { rootId } from '@site/runtime/names';
import { reportError } from '@site/runtime/report';
import { Box, SkipNavLink } from '@site/ui/core';
import { Footer } from './frame/footer';
import { Header } from './frame/header';
import { MenuDrawer } from './frame/menu-drawer';
import { SectionContext } from './frame/navigation-link';
import { NavigationProgress } from './frame/navigation-progress';
import { PartNotice } from './frame/part-notice';
import { RouteAnnouncer } from './frame/route-announcer';
import { Unavailable } from './frame/unavailable';
import { NotFoundPage } from './pages/not-found-page';
import { UnexpectedErrorPage } from './pages/unexpected-error-page';
import { usePage } from './router/load-page';
import type { PageMatch, SiteRegistry } from './router/site-registry';

const rootRoute = 'root';

/** In browsers and for prerendering. */
export function siteRoutes(
  records: ReadonlyMap<string, RouteRecord>,
  loader: LoaderFunction,
  Badge?: ComponentType,
): RouteObject[] {
  return [
    {
      id: rootRoute,
      element: <Site Badge={Badge} />,
      errorElement: <UnexpectedErrorPage />,
      children: [...pageRoutes(records, loader), routeOf('*', loader)],
    },
  ];
}

export function pageRoutes(records: ReadonlyMap<string, RouteRecord>, loader: LoaderFunction): RouteObject[] {
  return Array.from(records, ([path, record]) => ({ ...routeOf(path, loader), handle: record }));
}

/** Also called for each path with a parameter. React Router patches no route twice, and none after an abort. */
export function patchRoutes(registry: SiteRegistry, loader: LoaderFunction): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    await registry.learn(path);
    patch(rootRoute, pageRoutes(registry.routes, loader));
  };
}

/** A query or hash keeps the page. Paths are case-sensitive (`/resetPassword`). */
function routeOf(path: string, loader: LoaderFunction): RouteObject {
  return {
    id: path,
    path,
    caseSensitive: true,
    loader,
    element: <Page />,
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
  };
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
      <AbovePage onError={(part, error) => reportError(part, error, 'render')} />
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
  const label = route.path === '/' ? 'Home page' : head.title;
  return <RemoteModule id={id} hydrate={route.hydrate} label={label} with={props} />;
}

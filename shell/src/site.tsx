import { memo, useLayoutEffect, type ComponentType } from 'react';
import { useIsHydrated, useLocation } from '@site/router';
import { announceHydrated, RemoteModule } from '@site/federation';
import { Box, HydrationBoundary, SiteProvider, SkipLink, type SiteProviderProps } from '@site/ui/core';
import { Footer } from './frame/footer';
import { Header } from './frame/header';
import { MenuDrawer } from './frame/menu-drawer';
import { PartNotice } from './frame/part-notice';
import { Unavailable } from './frame/unavailable';
import { NotFoundPage } from './pages/not-found-page';
import { NavigationProgress } from './routing/navigation-progress';
import { RouteAnnouncer } from './routing/route-announcer';
import type { PageMatch } from './routing/match';
import { useSiteContext } from './site-context';

/** The one layout: bar, page, footer. The only component that maps an address to a page. Documents are written with the global styles. */
export function Site({ globalStyles }: Pick<SiteProviderProps, 'globalStyles'>) {
  const { pathname } = useLocation();
  const { registry, retryRegistry, Badge } = useSiteContext();
  const match = registry.findPage(pathname);
  const isUnknown = registry.isMissing(pathname);
  useLayoutEffect(() => announceHydrated(document.getElementById('root')), []);
  return (
    <SiteProvider globalStyles={globalStyles}>
      <SkipLink target="main">Skip to content</SkipLink>
      {(match || isUnknown) && (
        <HydrationBoundary>
          <Header isOver={match?.route.header === 'over'} section={match?.route.parent?.path} />
          <MenuDrawer section={match?.route.parent?.path} />
        </HydrationBoundary>
      )}
      <NavigationProgress />
      <Box as="main" id="main">
        {match && <Page key={pathname} match={match} pathname={pathname} />}
        {isUnknown && <Unavailable label="This page" kind="page" onRetry={() => retryRegistry(pathname)} />}
        {!match && !isUnknown && <NotFoundPage />}
      </Box>
      <PartNotice />
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <RouteAnnouncer />
      {Badge && <AfterHydration of={Badge} />}
    </SiteProvider>
  );
}

/** The badge of a QA session is not in the prerendered HTML. */
function AfterHydration({ of: Added }: { of: ComponentType }) {
  return useIsHydrated() ? <Added /> : null;
}

/** Compared by path alone: an update from above would discard HTML that is still dehydrated. */
const Page = memo(
  function Page({ match }: { match: PageMatch; pathname: string }) {
    return <RemoteModule id={match.id} hydrate={match.route.hydrate} label={match.head.title} with={{ params: match.params }} />;
  },
  (before, after) => before.pathname === after.pathname,
);

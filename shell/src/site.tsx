import { memo, useSyncExternalStore, type ComponentType } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { useLocation } from '@site/router';
import { RemoteModule } from '@site/federation';
import { Box, SiteProvider, SkipLink } from '@site/ui/core';
import { Footer } from './frame/footer';
import { Header } from './frame/header';
import { PartNotice } from './frame/part-notice';
import { Unavailable } from './frame/unavailable';
import { NotFoundPage } from './pages/not-found-page';
import { NavigationProgress } from './routing/navigation-progress';
import { RouteAnnouncer } from './routing/route-announcer';
import { findPage, type PageMatch } from './routing/match';
import { getSiteContext } from './site-context';

/** The one layout: bar, page, footer. The only component that turns an address into a page. */
export function Site() {
  const { pathname } = useLocation();
  const { registry, retryRegistry, Badge } = getSiteContext();
  const match = findPage(registry.known, pathname);
  const isUnknown = !match && !registry.isWhole && registry.isNavigated;
  return (
    <SiteProvider>
      <SkipLink target="main">Skip to content</SkipLink>
      {(match || isUnknown) && <Header isOver={match?.route.header === 'over'} />}
      <NavigationProgress />
      <Box as="main" id="main">
        {match && <Page key={pathname} match={match} pathname={pathname} />}
        {isUnknown && <Unavailable label="This page" kind="page" onRetry={() => retryRegistry(pathname)} />}
        {!match && !isUnknown && <NotFoundPage />}
      </Box>
      <PartNotice />
      <Footer />
      <RouteAnnouncer />
      {Badge && <AfterHydration of={Badge} />}
      <ScrollRestoration />
    </SiteProvider>
  );
}

/** A QA session adds to the page what its HTML does not have. */
function AfterHydration({ of: Added }: { of: ComponentType }) {
  const isHydrated = useSyncExternalStore(never, () => true, () => false);
  return isHydrated ? <Added /> : null;
}

const never = () => () => undefined;

/** Compared by path alone: a page whose HTML still stands must not be updated from above. */
const Page = memo(
  function Page({ match }: { match: PageMatch; pathname: string }) {
    return <RemoteModule id={match.id} label={match.head.title} with={{ params: match.params }} />;
  },
  (before, after) => before.pathname === after.pathname,
);

import { memo, useLayoutEffect, type ComponentType } from 'react';
import { useIsHydrated } from '@site/runtime/router';
import { RemoteModule } from '@site/runtime';
import { announceHydrated } from '@site/runtime/hydrate';
import { rootId } from '@site/runtime/names';
import { Box, HydrationBoundary, SkipLink } from '@site/ui/core';
import { Footer } from './frame/footer';
import { Header } from './frame/header';
import { MenuDrawer } from './frame/menu-drawer';
import { SectionContext } from './frame/navigation-link';
import { PartNotice } from './frame/part-notice';
import { Unavailable } from './frame/unavailable';
import { KeptPage } from './navigation/kept-page';
import { AtLocation } from './navigation/site-router';
import type { Place, SeenPage } from './navigation/site-navigation';
import { NotFoundPage } from './pages/not-found-page';
import { NavigationProgress } from './navigation/navigation-progress';
import { RouteAnnouncer } from './navigation/route-announcer';
import type { PageMatch } from './routing/match';
import { useSiteContext } from './site-context';

export function Site({ place }: { place: Omit<Place, 'scroll'> }) {
  const { location, page, kept } = place;
  const { pathname } = location;
  const { registry, retryRegistry, Badge } = useSiteContext();
  const match = registry.findPage(pathname);
  const isUnknown = registry.isMissing(pathname);
  useLayoutEffect(() => announceHydrated(document.getElementById(rootId)), []);
  return (
    <>
      <AtLocation location={location}>
        <SkipLink target="main">Skip to content</SkipLink>
        {(match || isUnknown) && (
          <HydrationBoundary>
            <SectionContext value={match?.route.parent?.path}>
              <Header isOver={match?.route.header === 'over'} />
              <MenuDrawer />
            </SectionContext>
          </HydrationBoundary>
        )}
        <NavigationProgress />
      </AtLocation>
      <Box as="main" id="main">
        {inOrder(place, kept).map(({ page: each, location: own }) => {
          const found = registry.findPage(own.pathname);
          return (
            found && (
              <KeptPage key={each} isShown={each === page}>
                <AtLocation location={own}>
                  <Page match={found} pathname={own.pathname} />
                </AtLocation>
              </KeptPage>
            )
          );
        })}
        {isUnknown && <Unavailable label="This page" kind="page" onRetry={() => retryRegistry(pathname)} />}
        {!match && !isUnknown && (
          <AtLocation location={location}>
            <NotFoundPage />
          </AtLocation>
        )}
      </Box>
      <PartNotice />
      <AtLocation location={location}>
        <HydrationBoundary>
          <Footer />
        </HydrationBoundary>
        <RouteAnnouncer />
        {Badge && <AfterHydration of={Badge} />}
      </AtLocation>
    </>
  );
}

function inOrder(shown: SeenPage, kept: SeenPage | undefined): SeenPage[] {
  return kept ? [shown, kept].sort((a, b) => a.page - b.page) : [shown];
}

function AfterHydration({ of: Added }: { of: ComponentType }) {
  return useIsHydrated() ? <Added /> : null;
}

/** An update from above discards dehydrated HTML. */
const Page = memo(
  function Page({ match }: { match: PageMatch; pathname: string }) {
    return (
      <RemoteModule
        id={match.id}
        hydrate={match.route.hydrate}
        label={match.head.title}
        with={{ params: match.params }}
      />
    );
  },
  (before, after) => before.pathname === after.pathname,
);

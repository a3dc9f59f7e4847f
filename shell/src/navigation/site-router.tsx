import { createContext, startTransition, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Router, type Location } from 'react-router';
import { pageShown, showWithPhoto } from './photo-transition';
import { scrollToTarget } from './scroll-positions';
import type { SiteNavigation } from './site-navigation';

const NavigationContext = createContext<SiteNavigation | undefined>(undefined);

/** Gives everything inside the location of the document, React Router's links and hooks, and the scroll position of the place. */
export function SiteRouter({ navigation, children }: { navigation: SiteNavigation; children: ReactNode }) {
  const [place, setPlace] = useState(navigation.place);
  useLayoutEffect(() => {
    // A transition: the page that is seen stays until the next one has been rendered.
    const update = () => showWithPhoto(navigation.place.location.pathname, () => startTransition(() => setPlace(navigation.place)));
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  useLayoutEffect(() => {
    // Nothing may be returned: `scrollTo` has a promise for an answer in newer browsers, which React would call as a clean-up.
    scrollToTarget(place.scroll);
    pageShown();
  }, [place]);
  return (
    <NavigationContext value={navigation}>
      <Router location={place.location} navigator={navigation.navigator}>
        {children}
      </Router>
    </NavigationContext>
  );
}

/** Where the document is on its way to. Read past React's contexts: a context that changes discards HTML that is not hydrated. */
export function usePending(): Location | undefined {
  const navigation = use(NavigationContext);
  return useSyncExternalStore(
    (listener) => navigation?.subscribe(listener) ?? (() => undefined),
    () => navigation?.pending,
    () => undefined,
  );
}

import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPath, Router, type Location, type Navigator } from 'react-router';
import { pageShown, showWithPhoto } from './photo-transition';
import { scrollToTarget } from './scroll-positions';
import type { Place, SiteNavigation } from './site-navigation';

const NavigationContext = createContext<SiteNavigation | undefined>(undefined);

const nowhere = (): void => undefined;
/** While prerendering. */
const NavigatorContext = createContext<Navigator>({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: nowhere,
  push: nowhere,
  replace: nowhere,
});

export interface SiteRouterProps {
  navigation: SiteNavigation;
  navigator: Navigator;
  children: (place: Place) => ReactNode;
}

export function SiteRouter({ navigation, navigator, children }: SiteRouterProps) {
  const [place, setPlace] = useState(navigation.place);
  useLayoutEffect(() => {
    // A transition: the old page stays until the next one is rendered.
    const update = () =>
      showWithPhoto(navigation.place.location.pathname, () => startTransition(() => setPlace(navigation.place)));
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  useLayoutEffect(() => {
    // Newer browsers' `scrollTo` returns a promise, which React would call as a clean-up.
    scrollToTarget(place.scroll);
    pageShown();
  }, [place]);
  useEffect(() => {
    // A form that is shown again may have focused its error, which scrolls to it.
    if (typeof place.scroll === 'number') scrollToTarget(place.scroll);
  }, [place]);
  return (
    <NavigationContext value={navigation}>
      <NavigatorContext value={navigator}>{children(place)}</NavigatorContext>
    </NavigationContext>
  );
}

/** One per page and one for the frame: otherwise a kept page would render at every navigation. */
export function AtLocation({ location, children }: { location: Location; children: ReactNode }) {
  return (
    <Router location={location} navigator={use(NavigatorContext)}>
      {children}
    </Router>
  );
}

/** Not a context: a changed one discards dehydrated HTML. */
export function usePending(): Location | undefined {
  const navigation = use(NavigationContext);
  return useSyncExternalStore(
    (listener) => navigation?.subscribe(listener) ?? (() => undefined),
    () => navigation?.pending,
    () => undefined,
  );
}

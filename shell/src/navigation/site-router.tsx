import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as RouterContext,
  type Location,
  type NavigationType,
} from 'react-router';
import { pageShown, showWithPhoto } from './photo-transition';
import { scrollToTarget } from './scroll-positions';
import type { Place, SiteNavigation } from './site-navigation';

const NavigationContext = createContext<SiteNavigation | undefined>(undefined);

/**
 * Renders the place of the document, and scrolls to its position. Gives React Router's links and hooks what its
 * `Router` would (0.3 KB, and one location for all), except for the location, which is inside {@link AtLocation} only.
 */
export function SiteRouter({
  navigation,
  children,
}: {
  navigation: SiteNavigation;
  children: (place: Place) => ReactNode;
}) {
  const [place, setPlace] = useState(navigation.place);
  const [router] = useState({
    basename: '/',
    navigator: navigation.navigator,
    static: false,
    useTransitions: undefined,
    future: {},
  });
  useLayoutEffect(() => {
    // A transition: the page that is seen stays until the next one has been rendered.
    const update = () =>
      showWithPhoto(navigation.place.location.pathname, () => startTransition(() => setPlace(navigation.place)));
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  useLayoutEffect(() => {
    // Nothing may be returned: `scrollTo` has a promise for an answer in newer browsers, which React would call as a
    // clean-up.
    scrollToTarget(place.scroll);
    pageShown();
  }, [place]);
  useEffect(() => {
    // An effect of a page that is shown again may have focused what its form had found wrong, which scrolls to it.
    if (typeof place.scroll === 'number') scrollToTarget(place.scroll);
  }, [place]);
  return (
    <NavigationContext value={navigation}>
      <RouterContext value={router}>{children(place)}</RouterContext>
    </NavigationContext>
  );
}

/**
 * The location for React Router's links and hooks: for each page its own, for the frame that of the document. Of one
 * around both, a kept page would hear at every navigation, and render.
 */
export function AtLocation({ location, children }: { location: Location; children: ReactNode }) {
  const value = useMemo(() => ({ location, navigationType: 'POP' as NavigationType }), [location]);
  return <LocationContext value={value}>{children}</LocationContext>;
}

/**
 * Where the document is on its way to. Read past React's contexts: a context that changes discards HTML that is not
 * hydrated.
 */
export function usePending(): Location | undefined {
  const navigation = use(NavigationContext);
  return useSyncExternalStore(
    (listener) => navigation?.subscribe(listener) ?? (() => undefined),
    () => navigation?.pending,
    () => undefined,
  );
}

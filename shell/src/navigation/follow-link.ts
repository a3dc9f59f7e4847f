import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router';
import { hydrateAll, type PageHydration } from '@site/runtime/hydrate';
import { mayKeep } from './may-keep';
import { openLink, type LinkedSite } from './open-link';
import { newKey, readLocation, type SiteNavigation } from './site-navigation';
import type { ScrollTarget } from './scroll-positions';

export interface FollowedSite extends LinkedSite {
  navigation: SiteNavigation;
  hydration: PageHydration;
}

/** Back and Forward have already changed the address. */
interface Step {
  to: Location;
  changeAddress?: () => void;
  scroll?: ScrollTarget | undefined;
}

/**
 * The address changes when the page can be shown; the newest link wins. A kept page opens at once; a staying page must
 * be hydrated before its address changes.
 */
async function follow(site: FollowedSite, { to, changeAddress, scroll }: Step): Promise<void> {
  const { navigation, registry, store, hydration } = site;
  const isOpen = navigation.isShown(to) || navigation.isKept(to);
  const setOut = navigation.setOut(to, !isOpen);
  const ready = isOpen ? hydrateAll(store, hydration) : openLink(site, new URL(createPath(to), location.href));
  if (ready) await ready;
  if (navigation.isOvertaken(setOut)) return;
  const isLeft = !navigation.isShown(to);
  const isKept = isLeft && mayKeep(registry.findPage(navigation.place.location.pathname));
  changeAddress?.();
  navigation.show(to, { scroll, isKept });
}

/** Resolves when its page is shown or another link wins. */
export function followLink(
  site: FollowedSite,
  link: To,
  { replace = false, state = null, preventScrollReset = false }: NavigateOptions = {},
): Promise<void> {
  const { pathname, search, hash, href } = new URL(hrefOf(link), location.href);
  const to: Location = { pathname, search, hash, state: state as unknown, key: newKey() };
  const entry = { usr: to.state, key: to.key };
  const changeAddress = () => (replace ? history.replaceState(entry, '', href) : history.pushState(entry, '', href));
  return follow(site, { to, changeAddress, scroll: preventScrollReset ? 'stay' : hash || 'top' });
}

export function followLinks(site: FollowedSite): Navigator {
  addEventListener('popstate', () => void follow(site, { to: readLocation(newKey()) }));
  return {
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: (to, state, options) => void followLink(site, to, { ...options, state }),
    replace: (to, state, options) => void followLink(site, to, { ...options, state, replace: true }),
  };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

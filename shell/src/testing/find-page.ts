import { findAddress } from '../router/load-page';
import type { LoadedPage, PageAddress, SiteRegistry } from '../router/site-registry';
import { pageRoutes } from '../site';

const addressIn = ({ routes }: SiteRegistry, pathname: string) => findAddress(pageRoutes(routes, jest.fn()), pathname);

/** With what the registry knows. */
export function readPage(registry: SiteRegistry, pathname: string): LoadedPage {
  return registry.readPage(addressIn(registry, pathname));
}

/** As React Router does before loaders run. */
export async function learnAddress(registry: SiteRegistry, pathname: string): Promise<PageAddress> {
  await registry.learn(pathname);
  return addressIn(registry, pathname);
}

export async function learnPage(registry: SiteRegistry, pathname: string): Promise<LoadedPage> {
  await registry.loadParts(await learnAddress(registry, pathname));
  return readPage(registry, pathname);
}

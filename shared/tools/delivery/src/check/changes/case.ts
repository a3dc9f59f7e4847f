import type { Release } from '@site/contracts';
import type { TestSite } from '../../testing/fixture/site';
import type { VariantName } from '../../testing/fixture/variants';

/** One change that a team makes: what would be live in place of what is. */
export interface Change {
  /** What the team did, in words. */
  name: string;
  propose: (site: TestSite) => Promise<Readonly<Record<string, string>>>;
}

/** A variant that was built and released like any other. */
export function built(variant: VariantName) {
  return async (site: TestSite) => {
    const { part, version } = await site.release(variant);
    return { [part]: version };
  };
}

/** A built release with a changed description. */
export function saying(from: VariantName, change: (release: Release) => Partial<Release>) {
  return async (site: TestSite) => {
    const { part, version } = await site.derive(from, { release: change });
    return { [part]: version };
  };
}

/** A built release whose pages are rendered by other code. */
export function running(from: VariantName, change: (code: string) => string) {
  return async (site: TestSite) => {
    const { part, version } = await site.derive(from, { node: change });
    return { [part]: version };
  };
}

/** A new release of the entry, of which something is damaged in the storage. */
export function damaging(damage: (site: TestSite, release: Release) => Promise<void>) {
  return async (site: TestSite) => {
    const release = await site.derive('entry', { release: () => ({ owner: 'team-door' }) });
    await damage(site, release);
    return { [release.part]: release.version };
  };
}

/** Changes one route of a release. */
export function route(path: string, change: (route: Release['routes'][number]) => Release['routes']) {
  return ({ routes }: Release): Partial<Release> => ({
    routes: routes.flatMap((each) => (each.path === path ? change(each) : [each])),
  });
}

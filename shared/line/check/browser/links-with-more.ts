import type { Composition, Release, RouteRecord } from '@site/contracts';
import { addressesOf } from '../../release';

/** A link with a query or a hash. */
export interface LinkWithMore {
  /** Part that draws it. */
  part: string;
  /** `on /blog of marketing` */
  place: string;
  /** Page that shows it; absent for one in code. */
  on?: string | undefined;
  /** As stored: `/details?home#map`. */
  short: string;
  path: string;
  names: readonly string[];
  hash: string;
}

/** Each once. Links of other parts precede those of the page's part; on pages before in code. */
export function linksWithMore(
  { pages }: Pick<Composition, 'pages'>,
  releases: readonly Pick<Release, 'part' | 'linksTo'>[],
  routes: readonly RouteRecord[],
): LinkWithMore[] {
  const owners = new Map(
    routes.flatMap((route) => [route.path, ...addressesOf(route)].map((path) => [path, route.part])),
  );
  const onPages = Object.entries(pages).flatMap(([on, { links }]) =>
    Object.entries(links).flatMap(([part, shorts]) => shorts.map((short) => ({ part, short, on }))),
  );
  const inCode = releases.flatMap(({ part, linksTo }) => linksTo.map((short) => ({ part, short, on: undefined })));
  const withMore = [...onPages, ...inCode].filter(({ short }) => /[?#]/.test(short));
  const all = withMore.map(({ part, short, on }) => {
    const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(short) ?? [];
    const from = on === undefined ? part : (owners.get(on) ?? '');
    const place = on === undefined ? 'in its code' : `on ${on}${from === part ? '' : ` of ${from}`}`;
    const isForeign = from !== owners.get(path);
    return { part, place, on, short, path, names: query.split('&').filter(Boolean), hash, isForeign };
  });
  return unique([...all.filter(({ isForeign }) => isForeign), ...all.filter(({ isForeign }) => !isForeign)]);
}

function unique(links: readonly LinkWithMore[]): LinkWithMore[] {
  const known = new Set<string>();
  const first = links.filter(({ short }) => !known.has(short) && known.add(short));
  return first.sort((a, b) => a.names.length - b.names.length);
}

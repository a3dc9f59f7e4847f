import type { PartRegistry, RouteRecord } from '@site/contracts';

export interface ServedSite {
  /** Name of the live registry; tests change it. */
  live: string;
  asked: string[];
  failing: string | undefined;
  /** Answered for any release; 404 without it. */
  released?: PartRegistry;
}

/** Answers `fetch` as a server of these routes, with a record per part. */
export function serveRegistry(routes: readonly RouteRecord[], version = '1.0.0-aaaaaaaa'): ServedSite {
  const site: ServedSite = { live: 'registry-1', asked: [], failing: undefined };
  const parts = [
    ...new Set([
      'shell',
      ...routes.flatMap(({ part, consumes = [] }) => [part, ...consumes.map((id) => id.split('/')[0] ?? '')]),
    ]),
  ];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    site.asked.push(path);
    if (site.failing !== undefined && path.startsWith(site.failing)) return new Response('', { status: 503 });
    if (path === '/_/live') return new Response(site.live);
    if (/^\/_\/registry\/registry-\d+\.json$/.test(path)) {
      return Response.json({
        composition: 'c',
        parts: Object.fromEntries(parts.map((part) => [part, { version, record: `record-of-${part}` }])),
        routes,
      });
    }
    if (path.startsWith('/_/registry/record-of-')) return Response.json({ version, entry: path, integrity: {} });
    return path.startsWith('/_/release/') && site.released
      ? Response.json(site.released)
      : new Response('', { status: 404 });
  });
  return site;
}

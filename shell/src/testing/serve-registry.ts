import { pieceOf, type PartRegistry, type RouteInstance, type RouteRecord } from '@site/contracts';

export interface ServedSite {
  /** Name of the live registry; tests change it. */
  live: string;
  asked: string[];
  failing: string | undefined;
  /** Answered for any release; 404 without it. */
  released?: PartRegistry;
}

const names = { set: 'pieces', count: 2 };

/** Answers `fetch` as a server of these routes: instances in two pieces, a record per part. */
export function serveRegistry(routes: readonly RouteRecord[], version = '1.0.0-aaaaaaaa'): ServedSite {
  const site: ServedSite = { live: 'registry-1', asked: [], failing: undefined };
  const instances = routes.flatMap((route) => route.instances ?? []);
  const parts = [
    ...new Set([
      'shell',
      ...routes.flatMap(({ part, uses = [] }) => [part, ...uses.map((id) => id.split('/')[0] ?? '')]),
    ]),
  ];
  const published = routes.map(({ instances: own, ...route }): RouteRecord =>
    own ? { ...route, pieces: names } : route,
  );
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    site.asked.push(path);
    if (site.failing !== undefined && path.startsWith(site.failing)) return new Response('', { status: 503 });
    if (path === '/_/live') return new Response(site.live);
    if (/^\/_\/registry\/registry-\d+\.json$/.test(path)) {
      return Response.json({
        composition: 'c',
        parts: Object.fromEntries(parts.map((part) => [part, { version, record: `record-of-${part}` }])),
        routes: published,
      });
    }
    if (path.startsWith('/_/registry/record-of-')) return Response.json({ version, entry: path, integrity: {} });
    const [, number] = /^\/_\/instances\/pieces\/(\d+)\.json$/.exec(path) ?? [];
    if (number !== undefined)
      return Response.json(instances.filter(({ params }: RouteInstance) => pieceOf(params, names) === Number(number)));
    return path.startsWith('/_/release/') && site.released
      ? Response.json(site.released)
      : new Response('', { status: 404 });
  });
  return site;
}

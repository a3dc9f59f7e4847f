/** @jest-environment node */
import type { ComposedPage, Composition, Release } from '@site/contracts';
import { remoteRelease, shellRelease } from '../testing/releases';
import { checkLinks } from './links';

const page = (links: ComposedPage['links'] = {}): ComposedPage => ({ file: '', etag: '', status: 200, links });

function composition(pages: Record<string, ComposedPage['links']>, notFound: ComposedPage['links'] = {}): Composition {
  return {
    id: '',
    format: 4,
    registry: '',
    redirects: {},
    createdAt: '',
    parts: {},
    config: { contact: { url: '', key: 'public' } },
    pages: Object.fromEntries(Object.entries(pages).map(([path, links]) => [path, page(links)])),
    pageCount: 0,
    fallbacks: [],
    notFound: page(notFound),
    rootFiles: { '/robots.txt': { file: '', type: '' } },
  };
}

const releases: readonly Release[] = [shellRelease(), remoteRelease('agency')];
const dead = { '/agency': { agency: ['/nowhere'] } };

describe('checkLinks', () => {
  test('knows pages, files at the root and released files', () => {
    const links = { agency: ['/agency', '/agency/', '/robots.txt', '/_/agency/home.0000000000.js'] };
    expect(
      checkLinks({
        releases,
        live: releases,
        composition: composition({ '/agency': links }),
        liveComposition: composition({}),
      }),
    ).toEqual({ refusals: [], warnings: [] });
  });

  test('refuses a link to nowhere that is new', () => {
    const report = checkLinks({
      releases,
      live: releases,
      composition: composition(dead),
      liveComposition: composition({ '/agency': {} }),
    });
    expect(report).toEqual({ refusals: ['agency links to /nowhere on /agency, which no part has.'], warnings: [] });
  });

  test('looks for the page of a link with a query or a hash', () => {
    const links = { agency: ['/agency?plan#prices', '/nowhere?x', '/nowhere#y'] };
    const report = checkLinks({
      releases: [shellRelease(), remoteRelease('agency', { linksTo: ['/agency?q'] })],
      live: releases,
      composition: composition({ '/agency': links }),
      liveComposition: composition({ '/agency': {} }),
    });
    expect(report.refusals).toEqual(['agency links to /nowhere on /agency, which no part has.']);
  });

  test('refuses a canonical address and a parent that no part has', () => {
    const [route] = remoteRelease('agency').routes;
    const agency = {
      ...remoteRelease('agency'),
      routes: [{ ...route!, canonical: '/prices', parent: { path: '/plans', title: 'Plans' } }],
    };
    const report = checkLinks({
      releases: [shellRelease(), agency],
      live: releases,
      composition: composition({}),
      liveComposition: composition({}),
    });
    expect(report.refusals).toEqual([
      `agency links to /prices on ${route!.path}, which no part has.`,
      `agency links to /plans on ${route!.path}, which no part has.`,
    ]);
  });

  test('only warns about old dead links, and on a first start', () => {
    const warnings = ['agency links to /nowhere on /agency, which no part has.'];
    expect(
      checkLinks({ releases, live: releases, composition: composition(dead), liveComposition: composition(dead) }),
    ).toEqual({ refusals: [], warnings });
    expect(checkLinks({ releases, live: [], composition: composition(dead), liveComposition: undefined })).toEqual({
      refusals: [],
      warnings,
    });
  });

  test('reads the not-found page too', () => {
    const report = checkLinks({
      releases,
      live: releases,
      composition: composition({}, { shell: ['/nowhere'] }),
      liveComposition: composition({}),
    });
    expect(report.refusals).toEqual(['shell links to /nowhere on the not-found page, which no part has.']);
  });

  test('reports a part that still links to a path it gave up', () => {
    const after = [shellRelease(), remoteRelease('agency', { version: '2', routes: [], linksTo: ['/agency'] })];
    const report = checkLinks({
      releases: after,
      live: releases,
      composition: composition({}),
      liveComposition: composition({ '/agency': {} }),
    });
    expect(report.refusals).toEqual(['agency no longer has /agency, but still links to it in its code itself.']);
  });

  test('finds the address of a path with parameters by its shape', () => {
    const routes = [
      {
        path: '/project/:slug',
        page: 'home',
        staticParams: [{ params: { slug: '3' }, title: '', description: '' }],
        fallback: { title: '', description: '' },
      },
    ];
    const parts = [shellRelease(), remoteRelease('agency', { routes, linksTo: ['/project/:id'] })];
    const report = checkLinks({
      releases: parts,
      live: parts,
      composition: composition({ '/project/3': { agency: ['/project/3', '/project/4'] } }),
      liveComposition: composition({}),
    });
    expect(report.refusals).toEqual(['agency links to /project/4 on /project/3, which no part has.']);
  });
});

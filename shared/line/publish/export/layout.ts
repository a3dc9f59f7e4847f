import type { ComposedPage, Composition } from '@site/contracts';
import { withComposition } from '../../compose';

export interface ExportedPage {
  path: string;
  file: string;
  page: ComposedPage;
}

export interface Layout {
  pages: readonly ExportedPage[];
  unknown: readonly ExportedPage[];
  notFound: ExportedPage;
}

/** File of each page: `blog/index.html`, and `404.html` in the nearest folder for unknown addresses. */
export function layOut(composition: Composition): Layout {
  const named = (page: ComposedPage): ComposedPage => ({
    ...page,
    headers: withComposition(page.headers, composition),
  });
  return {
    pages: Object.entries(composition.pages).map(([path, page]) => ({
      path,
      file: `${path}/index.html`.replace(/^\/+/, ''),
      page: named(page),
    })),
    unknown: composition.unknownInstances.map(({ path, page }) => ({
      path,
      file: unknownFile(path),
      page: named(page),
    })),
    notFound: { path: '/404', file: '404.html', page: named(composition.notFound) },
  };
}

/** Ends at the first parameter, whose value is unknown. */
function unknownFile(path: string): string {
  const segments = path.split('/').slice(1);
  const first = segments.findIndex((segment) => segment.startsWith(':'));
  const rest = segments.slice(first + 1).map((segment) => segment.replace(':', ''));
  return [...segments.slice(0, first), ['404', ...rest].join('-') + '.html'].join('/');
}

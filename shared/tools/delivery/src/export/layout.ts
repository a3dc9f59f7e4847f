import type { ComposedPage, Composition } from '@site/contracts';
import { withComposition } from '../compose';

/** One page as a file of a static host. */
export interface ExportedPage {
  /** Address of the page; for an unknown instance its path with parameters. */
  path: string;
  /** Below the public folder. */
  file: string;
  page: ComposedPage;
}

export interface Layout {
  pages: readonly ExportedPage[];
  /** Answers to addresses of a path with parameters that do not exist. */
  unknown: readonly ExportedPage[];
  notFound: ExportedPage;
}

/**
 * Where each page of a composition lies: `blog/index.html`, and the `404.html` that static hosts look for in the
 * nearest folder.
 */
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

/** Everything after the first parameter is left out of the folder: its name is not known. */
function unknownFile(path: string): string {
  const segments = path.split('/').slice(1);
  const first = segments.findIndex((segment) => segment.startsWith(':'));
  const rest = segments.slice(first + 1).map((segment) => segment.replace(':', ''));
  return [...segments.slice(0, first), ['404', ...rest].join('-') + '.html'].join('/');
}

/** Checked by `npm run types`: a line below `@ts-expect-error` fails when it compiles. */
import { paths, type ReleasedRoute, type RouteDefinition, type SitePath } from '../index';

export const accepted: readonly SitePath[] = [
  paths.home,
  paths.project(1),
  `${paths.projectSearch}?mode=rent`,
  `${paths.property}#map`,
];
// @ts-expect-error a page that the site does not have
export const unknown: SitePath = '/no-such-page';
// @ts-expect-error a relative address
export const relative: SitePath = 'projects';

const route = { path: '/news', page: 'news', title: 'News', description: 'What is new.' };
// @ts-expect-error a release finds the fragments of a page in its sources
export const written: RouteDefinition = { ...route, consumes: ['projects/fragments/project-grid'] };
export const released: ReleasedRoute = { ...route, consumes: ['projects/fragments/project-grid'] };

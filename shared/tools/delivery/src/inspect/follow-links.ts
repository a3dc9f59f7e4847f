import type { Browser, Page } from 'playwright';
import { shapeOf, shortLink } from '../release';
import type { PageToOpen } from './affected-pages';
import { inPage, openHydrated } from './in-page';
import type { LinkWithMore } from './links-with-more';
import type { HasPlace } from './places';
import { readState } from './read-state';
import type { View } from './sentences';

/** Maximum number of queries that are followed. */
const mostQueries = 4;

export interface FollowInput {
  browser: Browser;
  /** Changed pages with a live version. */
  pages: readonly PageToOpen[];
  /** Of new pages and code. */
  links: readonly LinkWithMore[];
  origin: string;
  liveOrigin: string;
  hasPlace: HasPlace;
  hadPlace: HasPlace;
}

/** Follows links into changed pages. A query or a place that only the live page knows is a finding. */
export async function followLinks(input: FollowInput): Promise<View[]> {
  const views: View[] = [];
  const followed: LinkWithMore[] = [];
  for (const link of input.links) {
    const page = input.pages.find(({ route, path }) => path === link.path || shapeOf(route) === shapeOf(link.path));
    if (!page) continue;
    const lost = (await losesPlace(page.path + link.hash, link, input)) ? [`has the place ${link.hash}`] : [];
    if (followed.length < mostQueries && isUntried(link, followed)) {
      followed.push(link);
      if (await losesQuery(page.path, link, input)) lost.push(`reads ?${link.names.join('&')}`);
    }
    const findings = lost.map((what) => `no longer ${what}, and ${link.part} links to it ${link.place}`);
    if (findings.length > 0) views.push({ page, screen: 'by that link', findings });
  }
  return views;
}

function isUntried({ path, names }: LinkWithMore, followed: readonly LinkWithMore[]): boolean {
  const isTried = followed.some((each) => each.path === path && each.names.every((name) => names.includes(name)));
  return names.length > 0 && !isTried;
}

async function losesPlace(place: string, { hash }: LinkWithMore, { hasPlace, hadPlace }: FollowInput) {
  return hash !== '' && (await hadPlace(place)) && !(await hasPlace(place));
}

async function losesQuery(path: string, link: LinkWithMore, { browser, origin, liveOrigin }: FollowInput) {
  const query = await exampleOf(link, liveOrigin);
  const answers = (at: string) => inPage(browser, {}, (page) => doesAnswer(page, at + path, query));
  // A page that does not open is a finding elsewhere.
  return !(await answers(origin).catch(() => true)) && (await answers(liveOrigin).catch(() => false));
}

/** As the linking page writes it. The last one, because the first may be what the page shows without a query. */
async function exampleOf({ on, short, names }: LinkWithMore, origin: string): Promise<string> {
  const html = on === undefined ? '' : await fetch(origin + on).then((response) => response.text());
  const links = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const example = links.findLast((href) => shortLink(href) === short);
  return example ? new URL(example, origin).search : `?${names.map((name) => `${name}=1`).join('&')}`;
}

async function doesAnswer(page: Page, url: string, query: string): Promise<boolean> {
  await openHydrated(page, url);
  const without = await page.evaluate(readState);
  await openHydrated(page, url + query);
  return (await page.evaluate(readState)) !== without;
}

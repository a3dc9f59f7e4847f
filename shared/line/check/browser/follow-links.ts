import type { Browser, Page } from 'playwright';
import { shapeOf, shortLink } from '../../release';
import type { PageToOpen } from './affected-pages';
import { inPage, openHydrated } from './in-page';
import type { LinkWithMore } from './links-with-more';
import { pageNames } from './page-names';
import type { HasPlace } from './places';
import { readDocument } from './read-document';
import { readState } from './read-state';
import type { View } from './sentences';

/** Maximum number of queries that are followed. */
const mostQueries = 4;

export interface FollowInput {
  browser: Browser;
  pages: readonly PageToOpen[];
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
    const faults = (await losesPlace(page.path + link.hash, link, input))
      ? [`no longer has the place ${link.hash}`]
      : [];
    if (followed.length < mostQueries && isUntried(link, followed)) {
      followed.push(link);
      faults.push(...(await followQuery(page.path, link, input)));
    }
    const findings = faults.map((fault) => `${fault}, and ${link.part} links to it ${link.place}`);
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

async function followQuery(path: string, link: LinkWithMore, { browser, origin, liveOrigin }: FollowInput) {
  const query = await exampleOf(link, liveOrigin);
  const follow = (at: string) => inPage(browser, {}, (page) => answerTo(page, at + path, query)).catch(() => undefined);
  const next = await follow(origin);
  // A page that does not open is a finding elsewhere.
  if (!next || (next.isOwn && next.faults.length === 0)) return [];
  const live = await follow(liveOrigin);
  const added = next.faults.filter((fault) => !live?.faults.includes(fault)).map((fault) => `${fault} with ${query}`);
  return live?.isOwn && !next.isOwn ? [...added, `no longer reads ?${link.names.join('&')}`] : added;
}

/** As the linking page writes it. The last one, because the first may be what the page shows without a query. */
async function exampleOf({ on, short, names }: LinkWithMore, origin: string): Promise<string> {
  const html = on === undefined ? '' : await fetch(origin + on).then((response) => response.text());
  const links = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const example = links.findLast((href) => shortLink(href) === short);
  return example ? new URL(example, origin).search : `?${names.map((name) => `${name}=1`).join('&')}`;
}

/** `isOwn` when the page differs from the one without the query. */
async function answerTo(page: Page, url: string, query: string) {
  await openHydrated(page, url);
  const without = await page.evaluate(readState);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught error: ${error.message.split('\n')[0]}`));
  await openHydrated(page, url + query);
  const isOwn = (await page.evaluate(readState)) !== without;
  return { isOwn, faults: [...errors, ...(await page.evaluate(readDocument, pageNames))] };
}

import type { ComposedPage, Composition, Release } from '@site/contracts';
import { addressesOf, shapeOf } from '../release';
import type { Draft } from '../compose';
import { type CheckReport } from './report';

type LinkedDraft = Pick<Draft, 'releases' | 'live' | 'composition' | 'liveComposition'>;

/**
 * No page, code or route links to a missing address. Links that were dead before, and everything on a first start, are
 * warnings.
 */
export function checkLinks({ releases, live, composition, liveComposition }: LinkedDraft): CheckReport {
  const [now, before] = [new Addresses(composition, releases), new Addresses(liveComposition, live)];
  const known = new Set(listLinks(live, liveComposition).map(keyOf));
  const refusals: string[] = [];
  const warnings: string[] = [];
  for (const link of listLinks(releases, composition)) {
    if (now.has(link.to)) continue;
    const owner = before.ownerOf(link.to);
    if (owner) refusals.push(gone(owner, link));
    else
      (liveComposition && !known.has(keyOf(link)) ? refusals : warnings).push(
        `${link.part} links to ${link.to}${placeOf(link)}, which no part has.`,
      );
  }
  return { refusals, warnings };
}

export interface Link {
  part: string;
  to: string;
  /** The page; without it, the code. */
  on?: string;
}

function gone(owner: string, link: Link): string {
  const who =
    link.part === owner ? `still links to it${placeOf(link)} itself` : `${link.part} links to it${placeOf(link)}`;
  return `${owner} no longer has ${link.to}, but ${who}.`;
}

export function placeOf({ on }: Link): string {
  return on ? ` on ${on}` : ' in its code';
}

function keyOf({ part, to }: Link): string {
  return `${part} ${to}`;
}

/** Each link of each part once; links on pages come before links in code. Addresses for search engines count. */
export function listLinks(releases: readonly Release[], composition: Composition | undefined): Link[] {
  const links = new Map<string, Link>();
  const add = (to: string | undefined, link: Omit<Link, 'to'>) => {
    const found = { ...link, to: (to ?? '').replace(/[?#].*/, '') };
    if (to?.startsWith('/') && !links.has(keyOf(found))) links.set(keyOf(found), found);
  };
  for (const [on, page] of composition ? pagesOf(composition) : [])
    for (const [part, found] of Object.entries(page.links)) for (const to of found) add(to, { part, on });
  for (const { part, linksTo, routes } of releases) {
    for (const to of linksTo) add(to, { part });
    for (const { path: on, canonical, parent } of routes) {
      add(canonical, { part, on });
      add(parent?.path, { part, on });
    }
  }
  return [...links.values()];
}

function pagesOf({ pages, fallbacks, notFound }: Composition): [string, ComposedPage][] {
  const fallbackPages = fallbacks.map(({ path, page }): [string, ComposedPage] => [path, page]);
  return [...Object.entries(pages), ...fallbackPages, ['the not-found page', notFound]];
}

class Addresses {
  readonly #owners = new Map<string, string>();
  readonly #rootFiles: ReadonlySet<string>;

  constructor(composition: Composition | undefined, releases: readonly Release[]) {
    this.#rootFiles = new Set(Object.keys(composition?.rootFiles ?? {}));
    for (const { part, routes, files } of releases) {
      for (const route of routes)
        for (const address of [shapeOf(route.path), ...(route.formerly ?? []).map(shapeOf), ...addressesOf(route)])
          this.#owners.set(address, part);
      for (const { name } of files) this.#owners.set(`/_/${part}/${name}`, part);
    }
  }

  has(to: string): boolean {
    return this.#rootFiles.has(to) || this.ownerOf(to) !== undefined;
  }

  /** Paths in contracts have `:id` instead of a value. A trailing slash redirects. */
  ownerOf(link: string): string | undefined {
    const to = link.replace(/(?<=.)\/$/, '');
    return this.#owners.get(to) ?? this.#owners.get(shapeOf(to));
  }
}

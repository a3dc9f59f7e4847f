import { siteName, type PageHead } from '@site/contracts';
import { linkPreview, previewProperties } from './link-preview';
import type { PageMatch } from './match';

/** Content of the document head. The composition writes it, a navigation updates it. */
export interface DocumentHead extends PageHead {
  /** Path of the canonical address; none for a page that does not exist. */
  canonical?: string;
  /** The page above it, for breadcrumbs. */
  parent?: { path: string; title: string };
  noindex: boolean;
}

/** Element that carries the structured data of the page that the document was written for. */
export const structuredDataId = 'structured-data';

export const notFoundHead: DocumentHead = {
  title: `Page not found | ${siteName}`,
  description: 'There is no page at this address. Go back to the homepage or look through our projects.',
  noindex: true,
};

/** While the registry is missing nobody knows whether the page exists. */
export const unavailableHead: DocumentHead = {
  title: `Page unavailable | ${siteName}`,
  description: 'This page cannot be shown right now. The rest of the site works as usual.',
  noindex: true,
};

/** The home page has its title only; every other title ends with the site's name. */
export function headOf(match: PageMatch | undefined, pathname: string): DocumentHead {
  if (!match) return notFoundHead;
  const { route, head, isKnown } = match;
  const title = pathname === '/' ? head.title : `${head.title} | ${siteName}`;
  const noindex = Boolean(route.noindex) || !isKnown;
  return {
    ...head,
    title,
    noindex,
    ...(isKnown ? { canonical: route.canonical ?? pathname } : {}),
    ...(route.parent ? { parent: route.parent } : {}),
  };
}

/** Updates the head after a navigation in the browser. `siteUrl` is the public address without a trailing slash. */
export function writeHead(head: DocumentHead, siteUrl = ''): void {
  document.title = head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[name="robots"]', head.noindex ? 'noindex' : 'index, follow');
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  writeCanonical(head.canonical === undefined ? undefined : siteUrl + head.canonical);
  writeLinkPreview(head, siteUrl);
  // It is about the page before. Trusted Types refuse a change of its text, and search engines open each page by its
  // address.
  document.getElementById(structuredDataId)?.remove();
}

function writeLinkPreview(head: DocumentHead, siteUrl: string): void {
  document.head
    .querySelectorAll(previewProperties.map((property) => `meta[property="${property}"]`).join())
    .forEach((meta) => meta.remove());
  for (const [property, content] of linkPreview(head, siteUrl)) {
    const meta = document.createElement('meta');
    meta.setAttribute('property', property);
    meta.content = content;
    document.head.append(meta);
  }
}

/** The document of an error page has none, and a page that does not exist must not keep that of the page before. */
function writeCanonical(href: string | undefined): void {
  const known = document.head.querySelector('link[rel="canonical"]');
  if (href === undefined) {
    known?.remove();
    return;
  }
  const link = known ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  link.setAttribute('href', href);
}

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content);
}

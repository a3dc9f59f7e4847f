import { siteName, type PageHead } from '@site/contracts';
import { linkPreview, previewProperties } from './link-preview';
import type { PageMatch } from './match';

export interface DocumentHead extends PageHead {
  /** None for a page that does not exist. */
  canonical?: string;
  parent?: { path: string; title: string };
  noindex: boolean;
}

export const structuredDataId = 'structured-data';

export const notFoundHead: DocumentHead = {
  title: `Page not found | ${siteName}`,
  description: 'There is no page at this address. Go back to the homepage or look through our projects.',
  noindex: true,
};

export const unavailableHead: DocumentHead = {
  title: `Page unavailable | ${siteName}`,
  description: 'This page cannot be shown right now. The rest of the site works as usual.',
  noindex: true,
};

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

export function writeHead(head: DocumentHead, siteUrl = ''): void {
  document.title = head.title;
  setContent('meta[name="description"]', head.description);
  setContent('meta[name="robots"]', head.noindex ? 'noindex' : 'index, follow');
  setContent('meta[property="og:title"]', head.title);
  setContent('meta[property="og:description"]', head.description);
  writeCanonical(head.canonical === undefined ? undefined : siteUrl + head.canonical);
  writeLinkPreview(head, siteUrl);
  // The previous page's. Trusted Types refuse a changed text.
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

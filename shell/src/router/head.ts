import { siteName, type PageHead } from '@site/contracts';
import type { PageMatch } from './site-registry';

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

/** Name and attributes, in a document and after a navigation. Other sites read only absolute addresses. */
export function headTags({ title, description, canonical, noindex, image, about }: DocumentHead, siteUrl = '') {
  const address = siteUrl && canonical !== undefined ? siteUrl + canonical : undefined;
  return [
    ['meta', { name: 'description', content: description }],
    ['meta', { name: 'robots', content: noindex ? 'noindex' : 'index, follow' }],
    ...(address ? [['link', { rel: 'canonical', href: address }] as const] : []),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    ...(address ? [property('og:type', about?.type === 'BlogPosting' ? 'article' : 'website')] : []),
    ...(address ? [property('og:url', address)] : []),
    ...(address && image ? [property('og:image', siteUrl + image), ...pictureFacts] : []),
  ] as const;
}

const property = (name: string, content: string) => ['meta', { property: name, content }] as const;
const pictureFacts = [
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('twitter:card', 'summary_large_image'),
];

/** Without structured data: Trusted Types refuse a changed text. */
export function writeHead(head: DocumentHead, siteUrl?: string): void {
  document.title = head.title;
  document.querySelectorAll(`head :is(${replaced}, #${structuredDataId})`).forEach((element) => element.remove());
  for (const [name, attributes] of headTags(head, siteUrl)) {
    const element = document.head.appendChild(document.createElement(name));
    Object.entries(attributes).forEach((attribute) => element.setAttribute(...attribute));
  }
}

const replaced = 'meta[property], meta[name=description], meta[name=robots], link[rel=canonical]';

import { siteName, type PageHead } from '@site/contracts';
import type { PageMatch } from './match';

/** Content of the document head. The composition writes it, a navigation updates it. */
export interface DocumentHead extends PageHead {
  /** Path of the canonical address; none for a page that does not exist. */
  canonical?: string;
  noindex: boolean;
}

export const notFoundHead: DocumentHead = {
  title: `Page not found | ${siteName}`,
  description: 'There is no page at this address. Go back to the homepage or look through our projects.',
  noindex: true,
};

/** The home page has its title only; every other title ends with the site's name. */
export function headOf(match: PageMatch | undefined, pathname: string): DocumentHead {
  if (!match) return notFoundHead;
  const { route, head, isKnown } = match;
  const title = pathname === '/' ? head.title : `${head.title} | ${siteName}`;
  const noindex = Boolean(route.noindex) || !isKnown;
  return { ...head, title, noindex, ...(isKnown ? { canonical: route.canonical ?? pathname } : {}) };
}

/** Updates the head after a navigation in the browser. */
export function writeHead(head: DocumentHead): void {
  document.title = head.title;
  setElement('meta[name="description"]', 'content', head.description);
  setElement('meta[name="robots"]', 'content', head.noindex ? 'noindex' : 'index, follow');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(head.canonical ?? location.pathname, location.origin).href;
}

function setElement(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

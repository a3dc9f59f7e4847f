import { scriptJson, siteName, type PageSubject } from '@site/contracts';
import type { DocumentHead } from '../router/head';

/** JSON-LD. No offers: all prices are samples. */
export function structuredData(head: DocumentHead, siteUrl: string): string {
  const { canonical, noindex } = head;
  if (noindex || canonical === undefined) return '{}';
  const home = `${siteUrl}/`;
  const publisher = { '@type': 'Organization', '@id': `${home}#organization`, name: siteName, url: home };
  const owner = { '@id': publisher['@id'] };
  const site = { '@type': 'WebSite', '@id': `${home}#website`, name: siteName, url: home, publisher: owner };
  const graph = [
    publisher,
    ...(canonical === '/' ? [site] : []),
    ...subject(head, siteUrl, publisher['@id']),
    ...breadcrumbs(head, siteUrl),
  ];
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}

function subject(head: DocumentHead, siteUrl: string, publisher: string): object[] {
  const { about, canonical = '', description, image } = head;
  if (!about) return [];
  const name = nameOf(head);
  const picture = image ? { image: siteUrl + image } : {};
  const common = { '@type': about.type, name, description, url: siteUrl + canonical, ...picture };
  return [{ ...common, ...ownTerms(about, name, { '@id': publisher }) }];
}

function ownTerms(about: PageSubject, headline: string, publisher: object): object {
  if (about.type === 'Place')
    return { address: { '@type': 'PostalAddress', addressLocality: about.locality, addressCountry: about.country } };
  return { headline, datePublished: about.published, author: publisher, publisher };
}

function breadcrumbs(head: DocumentHead, siteUrl: string): object[] {
  const { canonical = '', parent } = head;
  if (!parent) return [];
  const trail = [
    ['Home', '/'],
    [parent.title, parent.path],
    [nameOf(head), canonical],
  ] as const;
  const items = trail.map(([name, path], index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: siteUrl + path };
  });
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

function nameOf({ title }: DocumentHead): string {
  return title.replace(` | ${siteName}`, '');
}

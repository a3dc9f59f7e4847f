import { scriptJson, siteName, type PageSubject } from '@site/contracts';
import type { DocumentHead } from '../routing/head';

/** JSON-LD. No offers: all prices are samples. */
export function structuredData(head: DocumentHead, siteUrl: string): string {
  const { canonical, noindex } = head;
  if (noindex || canonical === undefined) return '{}';
  const home = `${siteUrl}/`;
  const publisher = { '@type': 'Organization', '@id': `${home}#organization`, name: siteName, url: home };
  const site = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: siteName,
    url: home,
    publisher: { '@id': publisher['@id'] },
  };
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
  const common = {
    '@type': about.type,
    name,
    description,
    url: siteUrl + canonical,
    ...(image ? { image: siteUrl + image } : {}),
  };
  return [{ ...common, ...ownTerms(about, name, publisher) }];
}

function ownTerms(about: PageSubject, name: string, publisher: string): object {
  if (about.type === 'Place')
    return { address: { '@type': 'PostalAddress', addressLocality: about.locality, addressCountry: about.country } };
  return {
    headline: name,
    datePublished: about.published,
    author: { '@id': publisher },
    publisher: { '@id': publisher },
  };
}

function breadcrumbs(head: DocumentHead, siteUrl: string): object[] {
  const { canonical = '', parent } = head;
  if (!parent) return [];
  const trail = [
    ['Home', '/'],
    [parent.title, parent.path],
    [nameOf(head), canonical],
  ] as const;
  const items = trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}

function nameOf({ title }: DocumentHead): string {
  return title.replace(` | ${siteName}`, '');
}

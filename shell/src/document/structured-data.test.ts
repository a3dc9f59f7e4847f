import type { DocumentHead } from '../router/head';
import { structuredData } from './structured-data';

const project: DocumentHead = {
  title: 'Lake City | Manzil',
  description: 'Villas on the water.',
  canonical: '/project_details/6',
  image: '/_/projects/project-06-link.jpg',
  about: { type: 'Place', locality: 'Lahore', country: 'PK' },
  parent: { path: '/projects', title: 'Our Projects' },
  noindex: false,
};

const graphOf = (head: DocumentHead) =>
  (JSON.parse(structuredData(head, 'https://manzil.example')) as { '@graph'?: Record<string, unknown>[] })['@graph'];
const typesOf = (head: DocumentHead) => graphOf(head)?.map((node) => node['@type']);

test('a project is a place with breadcrumbs, and nothing has a price', () => {
  expect(typesOf(project)).toEqual(['Organization', 'Place', 'BreadcrumbList']);
  expect(graphOf(project)?.[1]).toMatchObject({
    name: 'Lake City',
    address: { addressLocality: 'Lahore' },
    image: 'https://manzil.example/_/projects/project-06-link.jpg',
  });
  const trail = graphOf(project)?.[2]?.itemListElement as { name: string; item: string }[];
  expect(trail.map(({ name, item }) => `${name} ${item}`)).toEqual([
    'Home https://manzil.example/',
    'Our Projects https://manzil.example/projects',
    'Lake City https://manzil.example/project_details/6',
  ]);
  expect(JSON.stringify(graphOf(project))).not.toMatch(/offer|price/i);
});

test('an article says when it was published', () => {
  const article: DocumentHead = { ...project, about: { type: 'BlogPosting', published: '2024-05-20' } };
  expect(graphOf(article)?.[1]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Lake City',
    datePublished: '2024-05-20',
  });
});

test('the home page presents the site', () => {
  expect(typesOf({ title: 'Home', description: 'All.', canonical: '/', noindex: false })).toEqual([
    'Organization',
    'WebSite',
  ]);
});

test('a page that search engines leave out says nothing', () => {
  expect(graphOf({ ...project, noindex: true })).toBeUndefined();
});

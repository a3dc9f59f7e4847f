import { notFoundHead, writeHead, type DocumentHead } from './head';

const projects = {
  title: 'Our Projects | Manzil',
  description: 'All projects.',
  canonical: '/projects',
  noindex: false,
};
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

/** An error page's head, without a canonical address. */
beforeEach(() => {
  document.head.innerHTML = `<title>Page not found | Manzil</title><meta name="description" content="old"><meta name="robots" content="noindex">
    <meta property="og:title" content="Page not found | Manzil"><meta property="og:description" content="old"><script type="application/ld+json" id="structured-data">{}</script>`;
});

test('replaces the head of an error page by that of the page that follows', () => {
  writeHead(projects, 'https://manzil.example');
  expect(document.title).toBe('Our Projects | Manzil');
  expect(content('meta[name=robots]')).toBe('index, follow');
  expect(content('meta[property="og:title"]')).toBe('Our Projects | Manzil');
  expect(content('meta[property="og:description"]')).toBe('All projects.');
  expect(canonical()).toBe('https://manzil.example/projects');
});

test('one canonical address stays, and none without a public address of the site', () => {
  writeHead(projects, 'https://manzil.example');
  writeHead({ ...projects, canonical: '/blog' }, 'https://manzil.example');
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(canonical()).toBe('https://manzil.example/blog');
  writeHead(projects);
  expect(canonical()).toBeUndefined();
});

test('a page that does not exist has no canonical address', () => {
  writeHead(projects, 'https://manzil.example');
  writeHead(notFoundHead);
  expect(canonical()).toBeUndefined();
  expect(content('meta[name=robots]')).toBe('noindex');
});

test('a link to a project has its address and picture, which the next page does not keep', () => {
  const project: DocumentHead = { ...projects, canonical: '/project_details/6', image: '/_/projects/project-06.jpg' };
  writeHead(project, 'https://manzil.example');
  expect(content('meta[property="og:url"]')).toBe('https://manzil.example/project_details/6');
  expect(content('meta[property="og:image"]')).toBe('https://manzil.example/_/projects/project-06.jpg');
  expect(document.getElementById('structured-data')).toBeNull();
  writeHead(projects, 'https://manzil.example');
  expect(content('meta[property="og:url"]')).toBe('https://manzil.example/projects');
  expect(content('meta[property="og:image"]')).toBeUndefined();
  writeHead(project);
  expect(content('meta[property="og:url"]')).toBeUndefined();
  expect(content('meta[property="og:image"]')).toBeUndefined();
});

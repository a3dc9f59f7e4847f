import { notFoundHead, writeHead } from './head';

const projects = { title: 'Our Projects | Manzil', description: 'All projects.', canonical: '/projects', noindex: false };
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

/** The head of an error page, as a composition writes it: without a canonical address. */
beforeEach(() => {
  document.head.innerHTML = `<title>Page not found | Manzil</title><meta name="description" content="old"><meta name="robots" content="noindex">
    <meta property="og:title" content="Page not found | Manzil"><meta property="og:description" content="old">`;
});

it('replaces the head of an error page by that of the page that follows', () => {
  writeHead(projects, 'https://manzil.example');
  expect(document.title).toBe('Our Projects | Manzil');
  expect(content('meta[name=robots]')).toBe('index, follow');
  expect(content('meta[property="og:title"]')).toBe('Our Projects | Manzil');
  expect(content('meta[property="og:description"]')).toBe('All projects.');
  expect(canonical()).toBe('https://manzil.example/projects');
});

it('keeps one canonical address, root-relative without a public address of the site', () => {
  writeHead(projects, 'https://manzil.example');
  writeHead({ ...projects, canonical: '/blog' });
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(canonical()).toBe('/blog');
});

it('removes the canonical address on a page that does not exist', () => {
  writeHead(projects, 'https://manzil.example');
  writeHead(notFoundHead);
  expect(canonical()).toBeUndefined();
  expect(content('meta[name=robots]')).toBe('noindex');
});

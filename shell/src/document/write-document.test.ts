import { runInNewContext } from 'node:vm';
import type { DocumentHead } from '../router/head';
import { writeDocument, type DocumentInput, type RenderedPage } from './write-document';

const head: DocumentHead = { title: 'Home', description: 'A page.', noindex: false };
const main = '<main id="main"></main>';

type Changes = Partial<Omit<DocumentInput, 'page'>> & { page?: Partial<RenderedPage> };

function write(html: string, { page, ...more }: Changes = {}): Document {
  const written = writeDocument({
    page: { html, waiting: [], styles: { names: 'a', css: '.css-a{color:red}' }, head, status: 200, ...page },
    registry: { parts: { shell: { version: '1.0.0-aaaaaaaa', entry: '', integrity: {} } }, routes: [] },
    config: { contact: { url: '', key: 'k' } },
    scripts: [],
    preload: [],
    siteUrl: '',
    ...more,
  });
  return new DOMParser().parseFromString(written.html, 'text/html');
}

test('has the styles of its components with the names that Emotion has for them', () => {
  const style = write(main).querySelector('head > style[data-styles="a"]');
  expect(style?.textContent).toBe('.css-a{color:red}');
});

test('carries addresses and structured data in the head, where no text of a page can end it', () => {
  const about = { type: 'BlogPosting', published: '2024-05-20' } as const;
  const article = { ...head, title: 'A </script><b>', canonical: '/a', about, image: '/a.jpg' };
  const written = write(main, { page: { head: article }, siteUrl: 'https://manzil.example' }).head;
  const data = JSON.parse(written.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
    '@graph': { headline?: string }[];
  };
  expect(data['@graph'][1]?.headline).toBe('A </script><b>');
  expect(written.querySelector('b')).toBeNull();
  expect(written.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://manzil.example/a');
  expect(written.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://manzil.example/a.jpg',
  );
});

test('names the part of an element: the remote around it, or the shell', () => {
  const document = write(
    '<footer></footer><main id="main"><div data-part="shop@1.0.0-bbbbbbbb"><h1>Shop</h1></div></main>',
  );
  const partOf = (selector: string) =>
    document.querySelector(selector)?.closest('[data-part]')?.getAttribute('data-part');
  expect(partOf('footer')).toBe('shell@1.0.0-aaaaaaaa');
  expect(partOf('h1')).toBe('shop@1.0.0-bbbbbbbb');
});

const script = (name: string, ...modules: ('a/pages/a' | 'b/fragments/b')[]) => ({
  url: `/_/${name}.js`,
  integrity: `sha384-${name}`,
  modules,
});

test('preloads modules on load, and names the scripts of waiting ones', () => {
  const document = write(main, {
    page: { waiting: ['b/fragments/b'] },
    preload: [
      script('page', 'a/pages/a'),
      script('cards', 'a/pages/a', 'b/fragments/b'),
      script('grid', 'b/fragments/b'),
    ],
  });
  expect(
    [...document.querySelectorAll('link[rel=preload][as=script]')].map((link) => link.getAttribute('href')),
  ).toEqual(['/_/page.js', '/_/cards.js']);
  expect(JSON.parse(document.getElementById('site-registry')?.textContent ?? '')).toMatchObject({
    onDemand: { 'b/fragments/b': ['/_/grid.js'] },
  });
});

test('delays first scripts until after the first picture, if there is one', () => {
  const [held, plain] = ['<img fetchPriority="high" src="/a.avif">', '<img src="/a.avif">'].map((picture) =>
    write(`<main id="main"><div data-part="a@1" data-module="a/pages/a">${picture}</div></main>`, {
      scripts: [{ url: '/_/shell/main.js', integrity: 'sha384-main' }],
      preload: [script('page', 'a/pages/a')],
    }),
  );
  expect(held?.querySelector('script[src="/_/shell/main.js"]')?.getAttribute('type')).toBe('later');
  expect(held?.querySelector('link[as=script]')?.getAttribute('media')).toBe('not all');
  expect(plain?.querySelector('[type=later], [media]')).toBeNull();
  // The replay script and one that starts the others; or the replay script and the others.
  for (const each of [held, plain]) expect(each?.querySelectorAll('script[src]:not([type])')).toHaveLength(2);
});

test('a page leads a former address in its query to that of today, and keeps what follows', () => {
  const page = write(main, { moved: ['/details?home=:id', '/details/:id'] });
  const script = page.querySelector('head > script:not([src], [type])')?.textContent ?? '';
  const lead = (search: string) => {
    const replace = jest.fn();
    runInNewContext(script, { location: { search, hash: '#map', replace } });
    return replace.mock.calls.flat()[0] as string | undefined;
  };
  expect(lead('?home=17')).toBe('/details/17#map');
  expect(lead('?home=4&for=sale&tab=history')).toBe('/details/4?for=sale&tab=history#map');
  for (const search of ['', '?tab=history', '?home=', '?home=a/b', '?tab=a&home=17'])
    expect(lead(search)).toBeUndefined();
});

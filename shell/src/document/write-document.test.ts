import { writeDocument } from './write-document';

function write(html: string): Document {
  const written = writeDocument({
    page: {
      html,
      waiting: [],
      styles: { names: 'a', css: '.css-a{color:red}' },
      head: { title: 'Home', description: 'A page.', noindex: false },
      status: 200,
    },
    registry: { parts: { shell: { version: '1.0.0-aaaaaaaa', entry: '', integrity: {} } }, routes: [] },
    config: { contact: { url: '', key: 'k' } },
    scripts: [],
    preload: [],
    siteUrl: '',
  });
  return new DOMParser().parseFromString(written.html, 'text/html');
}

const expected = (document: Document) =>
  document.querySelector('link[rel="expect"][blocking="render"]')?.getAttribute('href');

it('delays the first paint until the first view, or main, has been parsed', () => {
  expect(expected(write('<main id="main"><section id="first-view"></section><section></section></main>'))).toBe(
    '#first-view',
  );
  expect(expected(write('<main id="main"><section></section></main>'))).toBe('#main');
});

it('preloads the font at the end of the body, after the first paint', () => {
  const document = write('<main id="main"></main>');
  expect(document.head.querySelector('link[as="font"]')).toBeNull();
  expect(document.body.querySelectorAll('link[rel="preload"][as="font"]')).toHaveLength(1);
});

it('has the styles of its components with the names that Emotion has for them', () => {
  const style = write('<main id="main"></main>').querySelector('head > style[data-styles="a"]');
  expect(style?.textContent).toBe('.css-a{color:red}');
});

it('carries its structured data in the head, where no text of a page can end it', () => {
  const written = writeDocument({
    page: {
      html: '<main id="main"></main>',
      waiting: [],
      styles: { names: '', css: '' },
      head: {
        title: 'A </script><b>',
        description: 'A page.',
        canonical: '/a',
        noindex: false,
        about: { type: 'BlogPosting', published: '2024-05-20' },
        image: '/a.jpg',
      },
      status: 200,
    },
    registry: { parts: {}, routes: [] },
    config: { contact: { url: '', key: 'k' } },
    scripts: [],
    preload: [],
    siteUrl: 'https://manzil.example',
  });
  const { head } = new DOMParser().parseFromString(written.html, 'text/html');
  const data = JSON.parse(head.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
    '@graph': { headline?: string }[];
  };
  expect(data['@graph'][1]?.headline).toBe('A </script><b>');
  expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe('https://manzil.example/a.jpg');
  expect(head.querySelector('b')).toBeNull();
});

it('names the part of an element: the remote around it, or the shell', () => {
  const document = write(
    '<footer></footer><main id="main"><div data-part="shop@1.0.0-bbbbbbbb"><h1>Shop</h1></div></main>',
  );
  const partOf = (selector: string) =>
    document.querySelector(selector)?.closest('[data-part]')?.getAttribute('data-part');
  expect(partOf('footer')).toBe('shell@1.0.0-aaaaaaaa');
  expect(partOf('h1')).toBe('shop@1.0.0-bbbbbbbb');
});

it('preloads modules on load, and names the scripts of waiting ones', () => {
  const script = (name: string, ...modules: ('a/pages/a' | 'b/fragments/b')[]) => ({
    url: `/_/${name}.js`,
    integrity: `sha384-${name}`,
    modules,
  });
  const written = writeDocument({
    page: {
      html: '<main id="main"></main>',
      waiting: ['b/fragments/b'],
      styles: { names: '', css: '' },
      head: { title: 'Home', description: 'A page.', noindex: false },
      status: 200,
    },
    registry: { parts: {}, routes: [] },
    config: { contact: { url: '', key: 'k' } },
    scripts: [],
    preload: [
      script('page', 'a/pages/a'),
      script('cards', 'a/pages/a', 'b/fragments/b'),
      script('grid', 'b/fragments/b'),
    ],
    siteUrl: '',
  });
  const document = new DOMParser().parseFromString(written.html, 'text/html');
  expect(
    [...document.querySelectorAll('link[rel=preload][as=script]')].map((link) => link.getAttribute('href')),
  ).toEqual(['/_/page.js', '/_/cards.js']);
  expect(JSON.parse(document.getElementById('site-registry')?.textContent ?? '')).toMatchObject({
    onDemand: { 'b/fragments/b': ['/_/grid.js'] },
  });
});

it('delays first scripts until after the first picture, if there is one', () => {
  const written = (html: string) => {
    const { html: text } = writeDocument({
      page: {
        html: `<main id="main"><div data-part="a@1" data-module="a/pages/a">${html}</div></main>`,
        waiting: [],
        styles: { names: '', css: '' },
        head: { title: 'Home', description: 'A page.', noindex: false },
        status: 200,
      },
      registry: { parts: {}, routes: [] },
      config: { contact: { url: '', key: 'k' } },
      scripts: [{ url: '/_/shell/main.js', integrity: 'sha384-main' }],
      preload: [{ url: '/_/page.js', integrity: 'sha384-page', modules: ['a/pages/a'] }],
      siteUrl: '',
    });
    return new DOMParser().parseFromString(text, 'text/html');
  };
  const held = written('<img fetchPriority="high" src="/a.avif">');
  expect(held.querySelector('script[src="/_/shell/main.js"]')?.getAttribute('type')).toBe('later');
  expect(held.querySelector('link[as=script]')?.getAttribute('media')).toBe('not all');
  const plain = written('<img src="/a.avif">');
  expect(plain.querySelector('[type=later], [media]')).toBeNull();
  // The starter and one script that starts the others; or the starter and the others.
  for (const each of [held, plain]) expect(each.querySelectorAll('script[src]:not([type])')).toHaveLength(2);
});

import type { PageRegistry } from '@site/contracts';
import { prefetchForms, preloadScripts } from './preload-scripts';

const integrity = { '/_/a/page.js': 'sha384-a', '/_/a/fields.js': 'sha384-b' };
const registry: PageRegistry = {
  parts: { a: { version: '1', entry: '/_/a/entry.js', integrity } },
  routes: [],
  onDemand: { 'a/pages/form': [...Object.keys(integrity), '/_/elsewhere.js'], 'a/pages/never': ['/_/a/page.js'] },
};
const html = (module: string, hydrate: string) =>
  `<div data-module="${module}" data-hydrate="${hydrate}"><form></form></div>`;
const requested = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
const both = (rel: string) => [`${rel} /_/a/page.js`, `${rel} /_/a/fields.js`];

let show: (isIntersecting: boolean) => void;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = html('a/pages/form', 'interaction') + html('a/pages/never', 'never');
  const { IntersectionObserver: Original } = globalThis;
  const observe = jest.spyOn(Original.prototype, 'observe');
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = new Original(callback);
    show = (isIntersecting) => {
      const entries = observe.mock.calls.map(([target]) => ({ isIntersecting, target }));
      callback(entries as IntersectionObserverEntry[], observer);
    };
    return observer;
  });
});

test('requests the scripts of a form that a visitor can see, once, and of no other module', () => {
  prefetchForms(registry);
  show(false);
  expect(requested()).toEqual([]);
  show(true);
  show(true);
  expect(requested()).toEqual(both('prefetch'));
});

test('a press still preloads them: a prefetch may be ignored or late', () => {
  prefetchForms(registry);
  show(true);
  preloadScripts(registry, 'a/pages/form');
  expect(requested()).toEqual([...both('prefetch'), ...both('preload')]);
});

/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { followLinks } from './follow-links';
import { linksWithMore } from './links-with-more';
import { placesOf } from './places';

/** The blog links to a home, which `main` draws. */
const htmlOf = (main: string) => (path: string) => {
  const body =
    path === '/blog' ? '<a href="/details?home=1&amp;for=sale#map">1</a><a href="/details?home=2">2</a>' : main;
  return `<title>Home</title><meta name="description" content="Home"><main><h1>Home</h1>${body}</main>`;
};

const reading = (name: string, more = '') =>
  `<p id="map"></p>${more}<script>document.querySelector('p').textContent = new URLSearchParams(location.search).get('${name}') ?? '0';</script>`;
const slowly = `<p id="map"></p><script>setTimeout(() => document.querySelector('p').textContent = location.search, 150);</script>`;

const page = (links: Record<string, string[]>) => ({ file: '', status: 200 as const, headers: {}, links });
const routes = ['blog', 'details'].map((name) => ({
  path: `/${name}`,
  page: name,
  part: name === 'blog' ? 'marketing' : 'projects',
}));
const linked = {
  '/details': page({ projects: ['/details?home'] }),
  '/blog': page({ projects: ['/details?home'], marketing: ['/details?for&home#map', '/blog'] }),
};
const links = linksWithMore({ pages: linked }, [{ part: 'agency', linksTo: ['/details?q', '/blog'] }], routes);
const details = { path: '/details', route: '/details', part: 'projects', status: 200 as const, noindex: false };

test('links with a query or a hash are listed once, those of other parts first', () => {
  expect(links.map(({ part, short, place }) => [part, short, place])).toEqual([
    ['projects', '/details?home', 'on /blog of marketing'],
    ['agency', '/details?q', 'in its code'],
    ['marketing', '/details?for&home#map', 'on /blog'],
  ]);
});

describeInChromium('a page that others link to with a query or a hash', () => {
  const browser = useChromium();
  const findAfter = async (live: string, next: string) => {
    const [liveOrigin, origin] = [await serveHtml(htmlOf(live)), await serveHtml(htmlOf(next))];
    const places = { hasPlace: placesOf(origin), hadPlace: placesOf(liveOrigin) };
    const views = await followLinks({ browser: browser(), pages: [details], links, liveOrigin, origin, ...places });
    return views.flatMap(({ findings }) => findings);
  };

  it('is refused when it no longer reads the query', async () => {
    expect(await findAfter(reading('home'), reading('id'))).toEqual([
      'no longer reads ?home, and projects links to it on /blog of marketing',
    ]);
  });

  it('is refused when it no longer reads a query of code', async () => {
    expect(await findAfter(reading('q'), reading('home'))).toEqual([
      'no longer reads ?q, and agency links to it in its code',
    ]);
  });

  it('is refused when it no longer has the place', async () => {
    expect(await findAfter(reading('home'), reading('home').replace('map', 'plan'))).toEqual([
      'no longer has the place #map, and marketing links to it on /blog',
    ]);
  });

  it('is refused when it fails with the query only', async () => {
    const fails = "<script>if (location.search.includes('home')) throw new Error('No home.');</script>";
    expect(await findAfter(reading('home'), reading('home') + fails)).toEqual([
      'uncaught error: No home. with ?home=2, and projects links to it on /blog of marketing',
    ]);
  });

  it('may read the query in another way', async () => {
    expect(await findAfter(reading('home'), slowly)).toEqual([]);
  });

  it('may ignore what the live page ignores', async () => {
    expect(await findAfter(reading('id'), reading('id'))).toEqual([]);
  });
});

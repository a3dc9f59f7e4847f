/** @jest-environment node */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { followLinks } from './follow-links';
import { browserFlags } from './inspect';
import { linksWithMore } from './links-with-more';
import { placesOf } from './places';

const usual = '/usr/bin/chromium-headless-shell';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(usual) ? usual : chromium.executablePath());
const describeWithBrowser = existsSync(executablePath) ? describe : describe.skip;
let browser: Browser | undefined;
let servers: Server[];
beforeAll(async () => {
  if (existsSync(executablePath)) browser = await chromium.launch({ executablePath, args: browserFlags });
});
beforeEach(() => (servers = []));
afterEach(() => servers.forEach((server) => server.close()));
afterAll(() => browser?.close());

/** The blog links to a home, which `main` draws. */
async function serve(main: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    const body =
      url === '/blog' ? '<a href="/details?home=1&amp;for=sale#map">1</a><a href="/details?home=2">2</a>' : main;
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>Home</title><meta name="description" content="Home"><main><h1>Home</h1>${body}</main>`,
      );
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, done));
  return `http://localhost:${(server.address() as AddressInfo).port}`; // A listening TCP server has one.
}

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

const findAfter = async (live: string, next: string) => {
  const [liveOrigin, origin] = [await serve(live), await serve(next)];
  const places = { hasPlace: placesOf(origin), hadPlace: placesOf(liveOrigin) };
  const views = await followLinks({ browser: browser!, pages: [details], links, liveOrigin, origin, ...places });
  return views.flatMap(({ findings }) => findings);
};

test('links with a query or a hash are listed once, those of other parts first', () => {
  expect(links.map(({ part, short, place }) => [part, short, place])).toEqual([
    ['projects', '/details?home', 'on /blog of marketing'],
    ['agency', '/details?q', 'in its code'],
    ['marketing', '/details?for&home#map', 'on /blog'],
  ]);
});

describeWithBrowser('a page that others link to with a query or a hash', () => {
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

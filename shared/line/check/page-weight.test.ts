/** @jest-environment node */
import type { Release } from '@site/contracts';
import { readPageFacts } from '../compose/page-facts';
import { remoteRelease, shellRelease } from '../testing/releases';
import { checkPage, pageBudget, weigh } from './page-weight';

const agency = remoteRelease('agency');
const releases = [shellRelease(), agency];
const script = (url: string) => `<script src="${url}" defer></script>`;
const preload = (url: string, as = 'script') => `<link rel="preload" as="${as}" href="${url}">`;
const home = (hydrate = '') =>
  `<div data-part="agency@1" data-module="agency/pages/home"${hydrate && ` data-hydrate="${hydrate}"`}><img src="/a.avif" loading="lazy"></div>`;
const shell = script('/_/shell/main.0000000000.js');
const page = shell + preload('/_/agency/remoteEntry.0000000000.js') + preload('/_/agency/home.0000000000.js');
const weightOf = (html: string, compressed: number) => readPageFacts(html, compressed).weight;

const check = (
  changes: Partial<Parameters<typeof checkPage>[0]>,
  choice: Partial<Parameters<typeof checkPage>[1]> = {},
  html?: number,
) =>
  checkPage(
    {
      path: '/agency',
      part: 'agency',
      parts: ['agency'],
      body: '<h1>Agency</h1>',
      weight: weightOf(page + home(), 9000),
      ...changes,
    },
    { releases, live: [], ...choice },
    async () => (html === undefined ? undefined : { scripts: 1, html, requests: 4 }),
  );
const sentences = async (html: string, compressed = 9000, all: readonly Release[] = releases) =>
  (await check({ weight: weightOf(html, compressed) }, { releases: all })).refusals;

test("a document's weight is its scripts, other files and size", async () => {
  const weight = weightOf(page + preload('/font.woff2', 'font') + '<img src="/b.avif">' + home(), 9500);
  expect(weigh(weight, releases)).toEqual({ scripts: 1.2, html: 9.5, requests: 5 });
  expect(await sentences(page + home())).toEqual([]);
});

test.each([page + home(), shell + home('interaction')])(
  '%s with too many bytes of scripts is refused',
  async (html) => {
    const heavy = { ...agency, files: agency.files.map((file) => ({ ...file, brotli: 150_000 })) };
    expect(await sentences(html, 9000, [shellRelease(), heavy])).toEqual([
      `/agency of agency loads 300.4 KB of scripts (brotli); ${pageBudget.scripts} KB are allowed.`,
    ]);
  },
);

test('a document with too many bytes or files is refused by name', async () => {
  const files = Array.from({ length: 20 }, (_, index) => preload(`/_/agency/${index}.js`)).join('');
  expect(await sentences(page + files + home(), 30_000)).toEqual([
    `/agency of agency has 30.0 KB of HTML (brotli); ${pageBudget.html} KB are allowed.`,
    `/agency of agency asks for 23 files beside its pictures; ${pageBudget.requests} are allowed.`,
  ]);
});

const refused = (sentence: unknown) => ({ refusals: [sentence], warnings: [] });
const warned = (sentence: unknown) => ({ refusals: [], warnings: [sentence] });

describe('a page over its budget', () => {
  const heavy = { weight: weightOf(page + home(), 30_000) };
  const sentence = expect.stringContaining('30.0 KB of HTML');

  test('is refused when a part on it is new, and a warning when none is', async () => {
    expect(await check(heavy)).toEqual(refused(sentence));
    expect(await check(heavy, { live: releases })).toEqual(warned(sentence));
    const all = [...releases, remoteRelease('projects')];
    expect(await check({ ...heavy, parts: ['agency', 'projects'] }, { releases: all, live: releases })).toEqual(
      refused(sentence),
    );
  });

  test('is a warning for a version that was live', async () => {
    expect(await check(heavy, { budgets: 'warn' })).toEqual(warned(sentence));
  });

  test.each([
    [29.8, warned(sentence)],
    [29.5, refused(sentence)],
  ])('of %s KB live is refused only when heavier than live', async (html, report) => {
    expect(await check(heavy, {}, html)).toEqual(report);
  });
});

test('an instance that looks like an unknown one is refused when it is new', async () => {
  const like = { unknownBody: '<h1>Agency</h1>' };
  const sentence =
    '/agency of agency looks like an address that does not exist. Does the page read the parameter that its route names?';
  expect(await check(like)).toEqual(refused(sentence));
  expect(await check(like, { live: releases })).toEqual(warned(sentence));
});

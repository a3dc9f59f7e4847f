/** @jest-environment node */
import { readPageWeight } from '../compose/page-weight';
import { remoteRelease, shellRelease } from '../testing/releases';
import { pageBudgets } from './page-budgets';
import { listExcesses, weigh } from './page-weight';
import { PageCheck } from './pages';

const agency = remoteRelease('agency');
const releases = [shellRelease(), agency];
const script = (url: string) => `<script src="${url}" defer></script>`;
const preload = (url: string, as = 'script') => `<link rel="preload" as="${as}" href="${url}">`;
const home = (hydrate = '') =>
  `<div data-part="agency@1" data-module="agency/pages/home"${hydrate && ` data-hydrate="${hydrate}"`}><img src="/a.avif" loading="lazy"></div>`;
const shell = script('/_/shell/main.0000000000.js');
const page = shell + preload('/_/agency/remoteEntry.0000000000.js') + preload('/_/agency/home.0000000000.js');
const sentences = (html: string, compressed = 9000, all = releases) =>
  listExcesses('/agency of agency', readPageWeight(html, compressed), all).map(({ sentence }) => sentence);

test("a document's weight is its scripts, other files and size", () => {
  const weight = readPageWeight(page + preload('/font.woff2', 'font') + '<img src="/b.avif">' + home(), 9500);
  expect(weigh(weight, releases)).toEqual({ scripts: 1.2, html: 9.5, requests: 5, chain: 1 });
  expect(sentences(page + home())).toEqual([]);
});

test('a page with an unpreloaded script on load is refused', () => {
  expect(sentences(shell + home())).toEqual([
    '/agency of agency hydrates on load with scripts that its document does not preload, so that they arrive one after the other.',
  ]);
  expect(sentences(shell + home('interaction'))).toEqual([]);
});

test('a page that waits for its visitor may load less than one that hydrates on load', () => {
  const bytes = (pageBudgets.waiting.scripts + 10) * 1000;
  const heavy = [
    shellRelease({ files: [{ name: 'main.0000000000.js', bytes, brotli: bytes, integrity: 'sha384-m' }] }),
    agency,
  ];
  expect(sentences(page + home(), 9000, heavy)).toEqual([]);
  expect(sentences(shell + home('visible'), 9000, heavy)).toEqual([
    `/agency of agency loads ${pageBudgets.waiting.scripts + 10}.0 KB of scripts (brotli) before its visitor does anything; ${pageBudgets.waiting.scripts} KB are allowed. Does it hydrate earlier than it has to?`,
  ]);
});

test('a document with too many bytes or files is refused by name', () => {
  const files = Array.from({ length: 20 }, (_, index) => preload(`/_/agency/${index}.js`)).join('');
  expect(sentences(page + files + home(), 30_000)).toEqual([
    `/agency of agency has 30.0 KB of HTML (brotli); ${pageBudgets.onLoad.html} KB are allowed.`,
    `/agency of agency asks for 23 files beside its pictures; ${pageBudgets.onLoad.requests} are allowed.`,
  ]);
});

describe('a page over its limits', () => {
  const facts = { parts: ['agency'], headings: 1, hasContent: true, forbidden: [], media: [] };
  const each = { path: '/agency', part: 'agency', body: '', facts, weight: readPageWeight(page + home(), 30_000) };
  const sentence = expect.stringContaining('30.0 KB of HTML');

  it('is refused when it is new, and a warning when nothing on it is', async () => {
    expect((await new PageCheck({ releases, live: [] }).judge(each)).refusals).toEqual([sentence]);
    expect(await new PageCheck({ releases, live: releases }).judge(each)).toMatchObject({
      refusals: [],
      warnings: [sentence],
    });
  });

  it('only warns for a version that was live; other faults are refused', async () => {
    const check = new PageCheck({ releases, live: [], budgets: 'warn' });
    expect(await check.judge(each)).toMatchObject({ refusals: [], warnings: [sentence] });
    expect((await check.judge({ ...each, facts: { ...facts, headings: 0 } })).refusals).toEqual([
      '/agency of agency has no h1; a page has one.',
    ]);
  });

  it.each([
    [29.8, [], [sentence]],
    [29.5, [sentence], []],
  ])('of %s KB live is refused only when heavier than live', async (html, refusals, warnings) => {
    const weighLive = async (path: string) =>
      path === '/agency' ? { scripts: 1, html, requests: 4, chain: 1 } : undefined;
    expect(await new PageCheck({ releases, live: [] }, { weighLive }).judge(each)).toEqual({ refusals, warnings });
  });
});

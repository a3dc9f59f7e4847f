/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change, Comparison, PageComparison } from '@site/delivery/compare';
import type { TestSite } from '@site/delivery/testing';
import { openSiteForEachTest } from '../testing/site-for-each-test';
import { comparisonHtml } from '../diff/html';
import { comparisonLines } from '../diff/text';
import { diff } from './diff';

let site: TestSite;
let lines: string[];

openSiteForEachTest((opened) => ({ site, lines } = opened));
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const said = () => lines.join('\n');

it('says that two equal compositions are equal', async () => {
  await diff('live', 'live', { browser: false });
  expect(said()).toMatch(/^live \([0-9a-f]{12}\) and live \([0-9a-f]{12}\) are equal\.$/);
});

it('compares what is live with what was live before, by default', async () => {
  await site.releaseBuilt('catalogue in other words');
  await diff(undefined, undefined, { browser: false });
  expect(said()).toContain(`catalogue: ${site.versions.catalogue} → ${site.versions['catalogue in other words']}`);
  expect(said()).toContain('heading: “h1 Item 1” is now “h1 Number 1”');
  expect(said()).toContain('/project_details/1: changed, not opened');
});

it.each(['1', 'shop@previous'])('%s names a side', async (word) => {
  await site.releaseBuilt('shop with one more page');
  await diff(word, 'live', { browser: false, json: true });
  expect(JSON.parse(said())).toMatchObject({ isEqual: false, contracts: ['shop has the path /pricing now.'] });
});

it.each([
  ['previous', 'Nothing else has been live before.'],
  ['99', 'There is no activation 99; the newest is 1.'],
  ['0123456789ab', 'composition 0123456789ab has been pruned'],
  ['somewhere', '"somewhere" names nothing to compare.'],
])('%s that names no side is refused with a sentence', async (word, sentence) => {
  await expect(diff(word, 'live', { browser: false })).rejects.toThrow(sentence);
});

it('writes one page that needs no other file, with what parts have written escaped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-diff-'));
  try {
    await site.releaseBuilt('catalogue in other words');
    await diff('previous', 'live', { browser: false, html: join(folder, 'diff.html') });
    const html = await readFile(join(folder, 'diff.html'), 'utf8');
    expect(html).toContain('h1 Number 1');
    expect(html).not.toMatch(/<(script|link)|src="(?!data:)/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const comparison: Comparison = {
    before: '<b>',
    after: '"',
    parts: [],
    contracts: ['<script>alert(1)</script>'],
    site: [],
    pages: [],
    unopened: 0,
  };
  expect(comparisonHtml(comparison, [])).not.toMatch(/<script>|<b>/);
});

it('lists scripts, markup and sizes once, apart from what a reader looks for', () => {
  const page = (path: string, changes: Change[]): PageComparison => ({
    path,
    part: 'shop',
    state: 'changed',
    changes,
    screens: [],
    isVisible: undefined,
  });
  const scripts: Change = { kind: 'scripts', sentence: 'other scripts are loaded' };
  const comparison: Comparison = {
    before: 'previous',
    after: 'live',
    parts: [],
    contracts: [],
    site: [],
    pages: [page('/', [scripts]), page('/buy', [{ kind: 'text', sentence: 'text: “a” is now “b”' }, scripts])],
    unopened: 0,
  };
  const text = comparisonLines(comparison, []);
  expect(text.slice(text.indexOf('Pages'))).toEqual([
    'Pages',
    '  /buy: changed, not opened',
    '    text: “a” is now “b”',
    '',
    'What nobody sees',
    '  other scripts are loaded: /, /buy',
  ]);
  const html = comparisonHtml(comparison, []);
  expect(html).toContain('<h2>What nobody sees</h2><ul><li>other scripts are loaded: /, /buy</li></ul>');
  expect(html).not.toContain('<h3>/:');
});

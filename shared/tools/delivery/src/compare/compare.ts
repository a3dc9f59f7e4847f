import type { ComposedPage, Composition, Release } from '@site/contracts';
import { affectedPages, type PageToOpen } from '../inspect';
import { planSite } from '../compose';
import { findRelease } from '../release';
import { brotliSuffix, eachOf, type Storage } from '../storage';
import type { Change, Comparison, PageComparison } from './change';
import { compareContracts } from './compare-contracts';
import { compareDocuments, compareLists } from './compare-documents';
import { compareSite, scriptBytes } from './compare-site';
import { readDocumentFacts } from './document-facts';
import { declarationsOf } from './declarations';
import { type ComparedSite, lookAtChanges } from './look-at-changes';

export interface CompareInput {
  before: ComparedSite & { name: string };
  after: ComparedSite & { name: string };
  /** Path of a Chromium; without it nothing is opened. */
  browserPath?: string | undefined;
  say?: (line: string) => void;
}

/** Bytes after brotli; file names differ with every release. */
const notableBytes = 100;

/** All differences of two compositions, on two screens when a browser is given. */
export async function compareCompositions({
  before,
  after,
  browserPath,
  say = () => undefined,
}: CompareInput): Promise<Comparison> {
  const [one, other] = [await releasesOf(before), await releasesOf(after)];
  const documents = await compareAll(before, after, one, other);
  const listed = affectedPages(planSite(other).routes, after.composition, before.composition, (all, count) =>
    all.slice(0, count),
  );
  const pages = documents.filter(({ state }) => state === 'changed');
  const opened = browserPath ? pages.filter(({ path }) => isOpened(path, listed)) : [];
  if (opened.length > 0) say(`opening ${opened.length} pages of both sides on two screens`);
  const looks = browserPath
    ? await lookAtChanges({ before, after, browserPath, paths: opened.map(({ path }) => addressOf(path)) })
    : new Map();
  return {
    before: before.name,
    after: after.name,
    parts: compareParts(before.composition, after.composition),
    contracts: compareContracts(one, other, await declarationsOf(before, after, one, other)),
    site: await compareSite(before, after),
    unopened: browserPath ? pages.length - opened.length : pages.length,
    pages: documents.map((page) => {
      const look = looks.get(addressOf(page.path));
      if (!look) return page;
      return {
        ...page,
        changes: [...page.changes, ...look.changes],
        screens: look.screens,
        isVisible: look.screens.some(({ pixels }: { pixels: number }) => pixels > 0),
      };
    }),
  };
}

/** Represents all unknown addresses; its document is compared as `/404`. */
const unknownAddress = '/an-address-that-does-not-exist';

function addressOf(path: string): string {
  return path === '/404' ? unknownAddress : path.replace(/:[A-Za-z]\w*/g, 'an-unknown-one');
}

/** A sample of a route's changed pages; pages without a route always. */
function isOpened(path: string, listed: readonly PageToOpen[]): boolean {
  return listed.length === 0 || path === '/404' || listed.some((page) => page.path === path);
}

/** Missing releases of old compositions are skipped. */
async function releasesOf({ storage, composition }: ComparedSite): Promise<Release[]> {
  const found = await eachOf(Object.entries(composition.parts), ([part, version]) =>
    findRelease(storage, part, version),
  );
  return found.filter((release) => release !== undefined);
}

function compareParts({ parts: before }: Composition, { parts: after }: Composition): Comparison['parts'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ part, before: before[part], after: after[part] }));
}

function pagesOf({ pages, unknownInstances, notFound }: Composition): Map<string, ComposedPage> {
  return new Map([
    ...Object.entries(pages),
    ...unknownInstances.map(({ path, page }) => [path, page] as const),
    ['/404', notFound],
  ]);
}

async function compareAll(
  before: ComparedSite,
  after: ComparedSite,
  one: readonly Release[],
  other: readonly Release[],
): Promise<PageComparison[]> {
  const [left, came] = [pagesOf(before.composition), pagesOf(after.composition)];
  const paths = [...new Set([...left.keys(), ...came.keys()])];
  const pages = await eachOf(paths, async (path): Promise<PageComparison | undefined> => {
    const [was, is] = [left.get(path), came.get(path)];
    const part = ownerOf(path, [...other, ...one]);
    const empty = { path, part, changes: [], screens: [], isVisible: undefined };
    if (!was || !is) return { ...empty, state: was ? 'removed' : 'added' };
    const changes = await comparePages(before.storage, was, after.storage, is, one, other);
    return changes.length > 0 ? { ...empty, state: 'changed', changes } : undefined;
  });
  return pages.filter((page) => page !== undefined);
}

async function comparePages(
  oldStorage: Storage,
  was: ComposedPage,
  newStorage: Storage,
  is: ComposedPage,
  one: readonly Release[],
  other: readonly Release[],
): Promise<Change[]> {
  const [before, after] = [await readText(oldStorage, was.file), await readText(newStorage, is.file)];
  const headers = compareLists(headersOf(was), headersOf(is), 'header').map((sentence): Change => ({
    kind: 'header',
    sentence,
  }));
  const status: Change[] =
    was.status === is.status
      ? []
      : [{ kind: 'status', sentence: `answers with status ${is.status} instead of ${was.status}` }];
  const documents = compareDocuments(before, after);
  if (documents.length === 0) return [...status, ...headers];
  const sizes = [
    ...sizeChange('the document', await sizeOf(oldStorage, was.file), await sizeOf(newStorage, is.file)),
    ...sizeChange(
      'scripts to start with',
      scriptBytes(one, readDocumentFacts(before).scripts),
      scriptBytes(other, readDocumentFacts(after).scripts),
    ),
  ];
  return [...status, ...documents, ...headers, ...sizes];
}

function headersOf({ headers }: ComposedPage): string[] {
  return Object.entries(headers)
    .filter(([name]) => name !== 'etag')
    .map(([name, value]) => `${name}: ${value.replace(/ 'sha256-[^']*'/g, '')}`);
}

function sizeChange(what: string, before: number, after: number): Change[] {
  if (Math.abs(before - after) < notableBytes) return [];
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return [{ kind: 'bytes', sentence: `${what}: ${kilobytes(after)} instead of ${kilobytes(before)} (brotli)` }];
}

async function readText(storage: Storage, key: string): Promise<string> {
  return (await storage.read(key))?.toString('utf8') ?? '';
}

async function sizeOf(storage: Storage, key: string): Promise<number> {
  return (await storage.read(key + brotliSuffix))?.length ?? 0;
}

function ownerOf(path: string, releases: readonly Release[]): string {
  const shape = (text: string) => new RegExp(`^${text.replace(/[.~]/g, '\\$&').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`);
  return (
    releases.find(({ routes }) => routes.some((route) => route.path === path || shape(route.path).test(path)))?.part ??
    'shell'
  );
}

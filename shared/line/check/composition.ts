import { brotliSuffix, eachOf, keys } from '../storage';
import { type Draft, notFoundPath, readPageFacts } from '../compose';
import type { BrowserCheckOptions } from './browser';
import { checkLinks } from './links';
import { checkPage, type PageFigures, weigh } from './page-weight';
import { type CheckReport, mergeReports, noFindings } from './report';

export interface CompositionCheck {
  /** Treatment of pages over budget; default `refuse`. Versions that were live may go back at any weight. */
  budgets?: 'refuse' | 'warn' | undefined;
  /** Absent: no page is opened. */
  browser?: BrowserCheckOptions | undefined;
}

/** Checks the pages of a draft: weights and links, then, if these are right, the changed pages in a browser. */
export async function checkComposition(draft: Draft, { budgets, browser }: CompositionCheck): Promise<CheckReport> {
  const pages = await eachOf(draft.rendered, (page) =>
    checkPage(page, { ...draft, budgets }, (path) => weighLive(draft, path)),
  );
  const report = mergeReports([...pages, checkLinks(draft)]);
  const isOpened = browser && report.refusals.length === 0;
  return isOpened ? mergeReports([report, await openOnce(draft, browser)]) : report;
}

async function weighLive(draft: Draft, path: string): Promise<PageFigures | undefined> {
  const { storage, live, liveComposition: composition } = draft;
  const { file } =
    composition?.pages[path] ??
    composition?.fallbacks.find((fallback) => fallback.path === path)?.page ??
    (path === notFoundPath ? composition?.notFound : undefined) ??
    {};
  const [html, compressed] = await Promise.all(file ? [storage.read(file), storage.read(file + brotliSuffix)] : []);
  return html && compressed ? weigh(readPageFacts(html.toString('utf8'), compressed.length).weight, live) : undefined;
}

/** An opened composition is not opened again. It may have been stored without that: `npm start` opens none. */
async function openOnce(draft: Draft, browser: BrowserCheckOptions): Promise<CheckReport> {
  const key = keys.checked(draft.composition.id);
  if (await draft.storage.read(key)) return noFindings;
  const { checkInBrowser } = await import('./browser'); // `npm start` opens no page, and would load it.
  const report = await checkInBrowser(draft, browser);
  if (report.refusals.length === 0) await draft.storage.writeOnce(key, '{}');
  return report;
}

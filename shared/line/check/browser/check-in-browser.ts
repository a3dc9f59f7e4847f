import { availableParallelism } from 'node:os';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ComposedPage, Composition, Release } from '@site/contracts';
import { type Draft, planSite } from '../../compose';
import { eachOf, type Storage, visitSuffix } from '../../storage';
import { type CheckReport, noFindings } from '../report';
import { affectedPages, changedParts, oneOfEachKind, pageOf, type PageToOpen } from './changed-pages';
import { checkPages } from './check-pages';
import { exchangeStorage, type RecordedPage } from './exchange-storage';
import { Findings, inSentences } from './findings';
import { openPage } from './open-page';
import type { VisitRecord } from './read-outcome';
import type { ClaimForm } from './send-contact';
import { type ContactForCheck, serveAlone } from './serve-alone';
import { Visit } from './visit';
import { desktop, screens, type Visitor } from './visitors';

export interface BrowserCheckOptions {
  browserPath: string;
  say: (line: string) => void;
  /** Opens a database for contact forms of changed parts; without it they are not sent. */
  openContact?: () => Promise<ContactForCheck>;
  /** Other teams want what this release does to their pages: that only warns. */
  isAgreed?: boolean;
}

/** Maximum number of listed differences. */
const mostListed = 10;
/** Maximum number of pages that are opened with what others have stored. */
const mostExchanged = 6;

/** Opens the changed pages in Chromium for two visitors, and refuses what goes wrong there and not on the live page. */
export async function checkInBrowser(
  { storage, stored, releases, composition, liveComposition: live }: Draft,
  { browserPath, say, openContact, isAgreed }: BrowserCheckOptions,
): Promise<CheckReport> {
  const changed = changedParts(composition, live);
  const { routes } = planSite(releases);
  const affected = affectedPages(routes, composition, live);
  const pages = await oneOfEachKind(affected, { storage, composition, live });
  if (pages.length === 0) return noFindings;
  say(`opening ${pages.length} pages on ${screens.length} screens: ${changed.join(', ')}`);
  if (pages.length < affected.length) say(`${affected.length - pages.length} more pages are of the same kinds`);
  // Loaded here, because it takes a fifth of a second at start.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  const next = await serveAlone(storage, composition.id, openContact);
  const now = live && (await serveAlone(storage, live.id));
  const quietOrigins = originsBeyond(releases, composition);
  const { contact, siteUrl } = composition.config;
  const liveTable = { address: contact.url || (siteUrl ?? ''), isHosted: Boolean(contact.url) };
  const senders = new Map<string, string>();
  const openAt = (origin: string, page: PageToOpen, screen: Visitor, known?: Findings, isBrief = false) => {
    const claimForm: ClaimForm = async (part, key) => {
      if (!senders.has(key)) senders.set(key, page.path);
      if (senders.get(key) !== page.path) return false;
      const isStored = origin === next.origin && changed.includes(part) && (openContact || liveTable.isHosted);
      if (isStored && !liveTable.isHosted) await next.prepareContact();
      return isStored ? 'stored' : 'answered';
    };
    return openPage({ browser, origin, page, screen, quietOrigins, claimForm, liveTable, known, isBrief });
  };
  const isLive = ({ path, status }: PageToOpen) => status === 200 && live?.pages[path] !== undefined;
  const isSame = (page: PageToOpen) => live !== undefined && (page.status === 404 || isLive(page));
  const anyLive = affectedPages(routes, composition, undefined).find(isLive);
  const recorded: RecordedPage[] = [];
  const views = pages.length * screens.length;
  const began = performance.now();
  let count = 0;
  try {
    const checked = await checkPages({
      pages,
      changed,
      open: async (page, screen, known) => {
        const opened = await openAt(next.origin, page, screen, known);
        count += 1;
        const left = Math.max(0, Math.round(((performance.now() - began) / 1000 / count) * (views - count)));
        say(`opened ${page.path} ${screen.name}${left > 0 ? `, about ${left} s left` : ''}`);
        return opened;
      },
      isLive: isSame,
      openLive: async (page, screen, isBrief) => {
        const other = isSame(page) ? page : anyLive;
        if (!now || !other) return { findings: new Findings() };
        return openAt(now.origin, other, screen, undefined, isBrief || other !== page);
      },
      recallLive: async (page) => {
        const file = live && pageOf(page, live)?.file;
        const kept = file && (await storage.read(file + visitSuffix));
        return kept ? (JSON.parse(gunzipSync(kept).toString('utf8')) as VisitRecord) : undefined;
      },
      keep: (page, next, live) => recorded.push({ page, next, live }),
      atOnce: availableParallelism() + 1,
    });
    const exchanged = now
      ? await exchangeStorage({
          recorded: recorded.slice(0, mostExchanged),
          liveOrigin: now.origin,
          origin: next.origin,
          start: (visited) => Visit.start({ browser, screen: desktop, quietOrigins, ...visited }),
        })
      : [];
    await eachOf(recorded, async ({ page, ...records }) => {
      // At once: a refused release is made again.
      await keepRecord(stored, live && pageOf(page, live), records.live);
      await keepRecord(storage, pageOf(page, composition), records.next);
    });
    const [refusals, toAgree, listed] = [[...checked.views, ...exchanged], checked.toAgree, checked.listed].map(
      (each) => inSentences(each, changed),
    ) as [string[], string[], string[]];
    const more = listed.length > mostListed ? [`… and ${listed.length - mostListed} more differences from live`] : [];
    return {
      refusals: [...refusals, ...(isAgreed ? [] : toAgree.map((sentence) => sentence + howToAgree))],
      warnings: [...(isAgreed ? toAgree : []), ...listed.slice(0, mostListed), ...more],
    };
  } finally {
    await Promise.all([browser.close(), next.close(), now?.close()]);
  }
}

const howToAgree = ' If both teams want that, add --agreed "who said so".';

/** So that no release visits this page again, until it changes. */
async function keepRecord(storage: Storage, page: ComposedPage | undefined, record: VisitRecord): Promise<void> {
  if (page) await storage.writeOnce(page.file + visitSuffix, gzipSync(JSON.stringify(record)));
}

/** Root has no sandbox, and a check opens only these pages. */
export const browserFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function originsBeyond(releases: readonly Release[], { config }: Composition): string[] {
  const frames = releases.flatMap(({ routes }) => routes.flatMap(({ frames: origins = [] }) => origins));
  return [...frames, ...[config.report?.url, config.contact.url].flatMap((url) => (url ? [new URL(url).origin] : []))];
}

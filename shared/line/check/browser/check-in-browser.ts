import { availableParallelism } from 'node:os';
import type { Composition, Release } from '@site/contracts';
import { type Draft, planSite } from '../../compose';
import { type CheckReport, noFindings, refuse } from '../report';
import { affectedPages, changedParts, type PageToOpen, oneOfEachKind } from './changed-pages';
import { comeBack } from './come-back';
import { Findings, inSentences } from './findings';
import { checkPages } from './check-pages';
import { openPage } from './open-page';
import type { ClaimForm } from './send-contact';
import { type ContactForCheck, serveAlone } from './serve-alone';
import { Visit } from './visit';
import { desktop, screens, type Visitor } from './visitors';

export interface BrowserCheckOptions {
  browserPath: string;
  say: (line: string) => void;
  /** Opens a database for contact forms of changed parts; without it they are not sent. */
  openContact?: () => Promise<ContactForCheck>;
}

/** Opens the changed pages in Chromium for two visitors, and refuses what goes wrong there and not on the live page. */
export async function checkInBrowser(
  { storage, releases, composition, liveComposition: live }: Draft,
  { browserPath, say, openContact }: BrowserCheckOptions,
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
  // The way out leads to unchanged pages, so that their faults do not count.
  const unchanged = routes.filter(({ path }) => !affected.some((page) => page.path === path));
  const owners = new Map((unchanged.length > 0 ? unchanged : routes).map(({ path, part }) => [path, part]));
  const senders = new Map<string, string>();
  const openAt = (origin: string, page: PageToOpen, screen: Visitor, known?: Findings) => {
    const claimForm: ClaimForm = async (part, key) => {
      if (origin !== next.origin || !changed.includes(part) || !(openContact || liveTable.isHosted)) return false;
      if (!senders.has(key)) senders.set(key, page.path);
      if (senders.get(key) !== page.path) return false;
      if (!liveTable.isHosted) await next.prepareContact();
      return true;
    };
    const ownerOf = (path: string) => owners.get(path);
    return openPage({ browser, origin, page, screen, quietOrigins, ownerOf, claimForm, liveTable, known });
  };
  const isLive = ({ path, status }: PageToOpen) => status === 200 && live?.pages[path] !== undefined;
  const anyLive = affectedPages(routes, composition, undefined).find(isLive);
  try {
    const reports = await checkPages({
      pages,
      open: async (page, screen, known) => {
        const findings = await openAt(next.origin, page, screen, known);
        say(`opened ${page.path} ${screen.name}`);
        return findings;
      },
      openLive: async (page, screen) => {
        const isSame = now !== undefined && (page.status === 404 || isLive(page));
        const other = isSame ? page : anyLive;
        return { isSame, findings: now && other ? await openAt(now.origin, other, screen) : new Findings() };
      },
      atOnce: availableParallelism() + 1,
    });
    const later = now
      ? await comeBack({
          pages: pages.filter(isLive),
          others: affected.filter(isLive),
          liveOrigin: now.origin,
          origin: next.origin,
          start: (visited) => Visit.start({ browser, screen: desktop, quietOrigins, ...visited }),
        })
      : [];
    return refuse(inSentences([...reports, ...later], changed));
  } finally {
    await Promise.all([browser.close(), next.close(), now?.close()]);
  }
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

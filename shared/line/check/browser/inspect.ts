import { availableParallelism } from 'node:os';
import type { Composition } from '@site/contracts';
import { type ComposedDraft, planSite } from '../../compose';
import { readReleases } from '../../release';
import { type CheckReport, refuse, type Storage } from '../../storage';
import { affectedPages, changedParts, type PageToOpen } from './affected-pages';
import { comeBack } from './come-back';
import { Findings } from './findings';
import { lookAtPages } from './look-at-pages';
import { openPage } from './open-page';
import { placesOf } from './places';
import { sampleAlike } from './sample-alike';
import { inSentences } from './sentences';
import type { ClaimForm } from './send-contact';
import { type ContactForCheck, serveAlone } from './serve-alone';
import { screens, type Visitor } from './visitors';

export interface InspectOptions {
  /** Path of a Chromium. */
  browserPath: string;
  say: (line: string) => void;
  /**
   * Files of pages that earlier calls accepted; extended by this call. After a concurrent release only changed pages
   * are opened again.
   */
  good?: Set<string>;
  /** Opens a database for contact forms of changed parts; without it they are not sent. */
  openContact?: () => Promise<ContactForCheck>;
}

/**
 * Opens the changed pages in Chromium on two screens before it goes live. Refuses missing hydration, errors, policy
 * violations, failed requests, empty pages, hidden frames, and serious barriers that the live page lacks.
 */
export async function inspect(
  { storage, composition, live }: ComposedDraft,
  { browserPath, say, good = new Set(), openContact }: InspectOptions,
): Promise<CheckReport> {
  const releases = await readReleases(storage, composition.parts);
  const changed = changedParts(composition, live);
  const { routes } = planSite(releases);
  const affected = affectedPages(routes, composition, live).filter((page) => !good.has(fileOf(page, composition)));
  const pages = await sampleAlike(affected, { storage, composition, live });
  say(`opening ${pages.length} pages on ${screens.length} screens: ${changed.join(', ')}`);
  if (pages.length < affected.length)
    say(`${affected.length - pages.length} more pages differ only in names of scripts, like these`);
  const quietOrigins = await originsBeyond(storage, composition);
  // Loaded here, because it takes a fifth of a second at start.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  const [next, now] = [
    await serveAlone(storage, composition.id, openContact),
    live && (await serveAlone(storage, live.id)),
  ];
  // The way out leads to unchanged pages, so that their faults do not count.
  const unchanged = routes.filter(({ path }) => !affected.some((page) => page.path === path));
  const owners = new Map((unchanged.length > 0 ? unchanged : routes).map(({ path, part }) => [path, part]));
  const ownerOf = (path: string) => owners.get(path);
  let opened = 0;
  const senders = new Map<string, string>();
  const { contact, siteUrl } = composition.config;
  const liveTable = { address: contact.url || (siteUrl ?? ''), isHosted: Boolean(contact.url) };
  const maySend = openContact !== undefined || liveTable.isHosted;
  const [placesNext, placesNow] = [placesOf(next.origin), now && placesOf(now.origin)];
  const openAt = (origin: string, page: PageToOpen, screen: Visitor, known?: Findings) => {
    opened += 1;
    const isNext = origin === next.origin;
    const hasPlace = isNext || !placesNow ? placesNext : placesNow;
    const claimForm: ClaimForm = async (part, key) => {
      const sender = senders.get(key) ?? page.path;
      const isClaimed = isNext && maySend && changed.includes(part) && sender === page.path;
      if (isClaimed) senders.set(key, sender);
      if (isClaimed && !liveTable.isHosted) await next.prepareContact();
      return isClaimed;
    };
    return openPage({ browser, origin, page, screen, quietOrigins, ownerOf, hasPlace, claimForm, liveTable, known });
  };
  const anyLive = affectedPages(routes, composition, undefined).find(({ path }) => live?.pages[path]);
  try {
    const reports = await lookAtPages({
      pages,
      open: async (page, screen, known) => {
        const findings = await openAt(next.origin, page, screen, known);
        say(`opened ${page.path} ${screen.name}`);
        return findings;
      },
      openLive: async (page, screen) => {
        const isSame = now !== undefined && (page.status === 404 || live?.pages[page.path] !== undefined);
        const other = isSame ? page : anyLive;
        return { isSame, findings: now && other ? await openAt(now.origin, other, screen) : new Findings() };
      },
      atOnce: availableParallelism() + 1,
    });
    say(`opened ${pages.length} pages ${opened} times`);
    const isKnown = ({ path, status }: PageToOpen) => status === 200 && live?.pages[path] !== undefined;
    const visits = { browser, pages: pages.filter(isKnown), others: affected.filter(isKnown), origin: next.origin };
    const later = now ? await comeBack({ ...visits, liveOrigin: now.origin }) : [];
    const refused = inSentences([...reports, ...later], changed);
    if (refused.length === 0) for (const page of affected) good.add(fileOf(page, composition));
    return refuse(refused);
  } finally {
    await Promise.all([browser.close(), next.close(), now?.close()]);
  }
}

function fileOf({ path, status }: PageToOpen, { pages, notFound }: Composition): string {
  return (status === 404 ? notFound : pages[path])?.file ?? '';
}

/** Root has no sandbox, and a check opens only these pages. */
export const browserFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

async function originsBeyond(storage: Storage, { parts, config }: Composition): Promise<string[]> {
  const releases = await readReleases(storage, parts);
  const frames = releases.flatMap(({ routes }) => routes.flatMap(({ frames: origins = [] }) => origins));
  return [...frames, ...[config.beacon?.url, config.contact.url].flatMap((url) => (url ? [new URL(url).origin] : []))];
}

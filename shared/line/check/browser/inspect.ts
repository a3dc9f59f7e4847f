import { availableParallelism } from 'node:os';
import type { Composition } from '@site/contracts';
import { type ComposedDraft, planSite } from '../../compose';
import { readReleases } from '../../release';
import { type CheckReport, refuse, type Storage } from '../../storage';
import { affectedPages, changedParts, type PageToOpen } from './affected-pages';
import { collectStored } from './collect-stored';
import type { Findings } from './findings';
import { judgePages } from './judge-pages';
import type { ClaimForm } from './observers/contact-request';
import type { LiveTable } from './observers/live-table';
import { placesOf } from './observers/places';
import { queriesInto } from './observers/queries';
import type { StoredData } from './observers/stored-data';
import { sampleAlike } from './sample-alike';
import { inSentences } from './sentences';
import { type ContactForCheck, serveAlone } from './serve-alone';
import { visit } from './visit';
import { browserFlags, screens, type Visitor } from './visitors';

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
 * Visits the changed pages in Chromium on two screens, and the live ones where something is found. Refuses what is new.
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
  const alike = affected.length - pages.length;
  if (alike > 0) say(`${alike} more pages differ only in names of scripts, like these`);
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
  const claim = once();
  const liveTable = liveTableOf(composition);
  const maySend = openContact !== undefined || liveTable.isHosted;
  const [placesNext, placesNow] = [placesOf(next.origin), now && placesOf(now.origin)];
  const known = affected.filter(({ path, status }) => status === 200 && live?.pages[path]);
  let stored: StoredData | undefined;
  const visitAt = async (origin: string, page: PageToOpen, screen: Visitor) => {
    opened += 1;
    const queries = now && live ? await queriesInto(page, now.origin, live.pages) : [];
    const isNext = origin === next.origin;
    const hasPlace = isNext || !placesNow ? placesNext : placesNow;
    const claimForm: ClaimForm = async (part, key) => {
      const isClaimed = isNext && maySend && changed.includes(part) && claim(`${page.path} ${screen.name}`, key);
      if (isClaimed && !liveTable.isHosted) await next.prepareContact();
      return isClaimed;
    };
    return visit({
      browser,
      origin,
      page,
      screen,
      quietOrigins,
      ownerOf,
      hasPlace,
      claimForm,
      liveTable,
      stored,
      queries,
    });
  };
  const liveFindings = new Map<string, Promise<Findings>>();
  const visitLive = (page: PageToOpen, screen: Visitor) => {
    const file = live && fileOf(page, live);
    if (!now || !file) return undefined;
    const found = liveFindings.get(`${file} ${screen.name}`) ?? visitAt(now.origin, page, screen);
    liveFindings.set(`${file} ${screen.name}`, found);
    return found;
  };
  const anyLive = affectedPages(routes, composition, undefined).find(({ path }) => live?.pages[path]);
  try {
    stored = now && (await collectStored(browser, now.origin, known));
    const views = await judgePages({
      pages,
      visit: async (page, screen) => {
        const findings = await visitAt(next.origin, page, screen);
        say(`opened ${page.path} ${screen.name}`);
        return findings;
      },
      visitLive,
      visitAnyLive: (screen) => anyLive && visitLive(anyLive, screen),
      atOnce: availableParallelism() + 1,
    });
    say(`opened ${pages.length} pages ${opened} times`);
    const refused = inSentences(views, changed);
    if (refused.length === 0) for (const page of affected) good.add(fileOf(page, composition));
    return refuse(refused);
  } finally {
    await Promise.all([browser.close(), next.close(), now?.close()]);
  }
}

/** Each form is sent by the first visitor who comes to it, also when that one comes again. */
function once(): (visitor: string, form: string) => boolean {
  const known = new Map<string, string>();
  return (visitor, form) => {
    const first = known.get(form) ?? visitor;
    known.set(form, first);
    return first === visitor;
  };
}

function liveTableOf({ config: { contact, siteUrl } }: Composition): LiveTable {
  return { address: contact.url || (siteUrl ?? ''), isHosted: Boolean(contact.url) };
}

function fileOf({ path, status }: PageToOpen, { pages, notFound }: Composition): string {
  return (status === 404 ? notFound : pages[path])?.file ?? '';
}

async function originsBeyond(storage: Storage, { parts, config }: Composition): Promise<string[]> {
  const releases = await readReleases(storage, parts);
  const frames = releases.flatMap(({ routes }) => routes.flatMap(({ frames: origins = [] }) => origins));
  return [...frames, ...[config.beacon?.url, config.contact.url].flatMap((url) => (url ? [new URL(url).origin] : []))];
}

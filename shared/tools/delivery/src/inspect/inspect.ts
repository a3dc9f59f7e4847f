import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import type { Composition } from '@site/contracts';
import { type ComposedDraft, planSite } from '../compose';
import { readReleases } from '../release';
import { serve } from '../serve';
import { type CheckReport, eachOf, refuse, type Storage } from '../storage';
import { affectedPages, changedParts, type PageToOpen } from './affected-pages';
import { type Opened, openPage, screens } from './open-page';
import { inSentences, type View } from './sentences';

export interface InspectOptions {
  /** Path of a Chromium. */
  browserPath: string;
  /** Says what is done, a line each. */
  say: (line: string) => void;
  /**
   * Files of pages that were found good by an earlier call; it adds its own. When another release comes in between,
   * only what that changes is opened.
   */
  good?: Set<string>;
}

/**
 * Opens every page that a draft changes in Chromium, on a phone's and on a desktop's screen, before it goes live.
 * Refuses what a visitor would meet: no hydration, an error, a policy violation, a failed request, an empty page,
 * a hidden frame, or a serious barrier that the live page does not have.
 */
export async function inspect(
  { storage, composition, live }: ComposedDraft,
  { browserPath, say, good = new Set() }: InspectOptions,
): Promise<CheckReport> {
  const releases = await readReleases(storage, composition.parts);
  const changed = changedParts(composition, live);
  const pages = affectedPages(planSite(releases).routes, composition, live).filter(
    (page) => !good.has(fileOf(page, composition)),
  );
  say(`opening ${pages.length} pages on ${screens.length} screens: ${changed.join(', ')}`);
  const quietOrigins = await originsBeyond(storage, composition);
  // Here, because it takes a fifth of a second, which every other command would pay at its start.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  const [next, now] = [await serveAlone(storage, composition.id), live && (await serveAlone(storage, live.id))];
  try {
    const views = pages.flatMap((page) => screens.map((screen) => ({ page, screen })));
    const atOnce = availableParallelism() + 1;
    const reports = await eachOf(
      views,
      async ({ page, screen }): Promise<View> => {
        const open = (origin: string) => openPage({ browser, origin, page, screen, quietOrigins });
        const opened = await open(next.origin);
        const before = opened.barriers.size > 0 && now && live?.pages[page.path] ? await open(now.origin) : undefined;
        return { page, screen: screen.name, findings: findingsOf(opened, before) };
      },
      atOnce,
    );
    const refused = inSentences(reports, changed);
    if (refused.length === 0) for (const page of pages) good.add(fileOf(page, composition));
    return refuse(refused);
  } finally {
    await Promise.all([browser.close(), next.close(), now?.close()]);
  }
}

function fileOf({ path, status }: PageToOpen, { pages, notFound }: Composition): string {
  return (status === 404 ? notFound : pages[path])?.file ?? '';
}

/** As root there is no sandbox to be had, and a check opens nothing but these pages. */
export const browserFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function findingsOf({ findings, barriers }: Opened, before: Opened | undefined): string[] {
  const added = [...barriers]
    .filter(([rule]) => !before?.barriers.has(rule))
    .map(([rule, words]) => `has a barrier that it did not have (${rule}): ${words}`);
  return [...findings, ...added];
}

/** Where pages may go beyond the site: frames, error reports, contact requests. */
async function originsBeyond(storage: Storage, { parts, config }: Composition): Promise<string[]> {
  const releases = await readReleases(storage, parts);
  const frames = releases.flatMap(({ routes }) => routes.flatMap(({ frames: origins = [] }) => origins));
  return [...frames, ...[config.beacon?.url, config.contact.url].flatMap((url) => (url ? [new URL(url).origin] : []))];
}

export interface LocalServer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Nobody sends a contact request while pages are only looked at. What they report is accepted, and dropped. A busy
 * machine reads slowly.
 */
export async function serveAlone(storage: Storage, pinned: string): Promise<LocalServer> {
  const contact = async ({ url }: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(url?.startsWith('/rest/v1/report') ? 201 : 503).end();
  const server = await serve({ storage, pinned, port: 0, contact, readLimitMs: 60_000 });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

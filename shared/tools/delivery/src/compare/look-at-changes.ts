import type { Browser } from 'playwright';
import type { Composition } from '@site/contracts';
import { browserFlags, type Screen, screens, serveAlone } from '../inspect';
import { eachOf, type Storage } from '../storage';
import type { Change, ScreenChange } from './change';
import { compareLists } from './compare-documents';
import { lookAtPage } from './look-at-page';
import { comparePixels } from './pixels';

export interface ComparedSite {
  storage: Storage;
  composition: Composition;
}

export interface Look {
  screens: ScreenChange[];
  changes: Change[];
}

export interface LookInput {
  before: ComparedSite;
  after: ComparedSite;
  paths: readonly string[];
  browserPath: string;
}

/** Compares both sides in Chromium, visually and by accessibility tree. By path. */
export async function lookAtChanges({ before, after, paths, browserPath }: LookInput): Promise<Map<string, Look>> {
  if (paths.length === 0) return new Map();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  const [one, other] = [
    await serveAlone(before.storage, before.composition.id),
    await serveAlone(after.storage, after.composition.id),
  ];
  try {
    const looks = await eachOf(
      paths,
      async (path) => [path, await lookAt(browser, one.origin + path, other.origin + path)] as const,
      2,
    );
    return new Map(looks);
  } finally {
    await Promise.all([browser.close(), one.close(), other.close()]);
  }
}

async function lookAt(browser: Browser, before: string, after: string): Promise<Look> {
  const sentences = new Set<string>();
  const found: ScreenChange[] = [];
  for (const screen of screens) found.push(await lookOnScreen(browser, before, after, screen, sentences));
  return { screens: found, changes: [...sentences].map((sentence) => ({ kind: 'accessibility', sentence })) };
}

async function lookOnScreen(
  browser: Browser,
  before: string,
  after: string,
  screen: Screen,
  sentences: Set<string>,
): Promise<ScreenChange> {
  const [one, other] = [await lookAtPage(browser, before, screen), await lookAtPage(browser, after, screen)];
  const trim = (lines: readonly string[]) => lines.map((line) => line.trim());
  for (const sentence of compareLists(trim(one.tree), trim(other.tree), 'accessibility tree')) sentences.add(sentence);
  const { pixels, share, difference } = comparePixels(one.picture, other.picture);
  return {
    name: screen.name,
    width: screen.width,
    pixels,
    share,
    ...(difference ? { images: { before: one.picture, after: other.picture, difference } } : {}),
  };
}

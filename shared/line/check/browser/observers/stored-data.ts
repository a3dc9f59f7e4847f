import type { Page } from 'playwright';
import type { PageNames } from '../page-names';
import type { Findings } from '../findings';

/** What visits of the live version left, and the versions that stored it. */
export interface StoredData {
  items: Readonly<Record<string, string>>;
  /** `projects@1.0.0-1a2b3c4d`, by key. */
  versions: Readonly<Record<string, string>>;
  /** A button stayed pressed. */
  hasPressed: boolean;
}

/** Milliseconds for the hydrated page to show what is saved. */
const shownLimitMs = 5_000;

/** What the live page stores when it is opened and its first toggle is pressed. Runs in the page. */
export function leaveData({ part }: PageNames): Pick<StoredData, 'versions' | 'hasPressed'> {
  const toggles = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed=false]')];
  const versions: Record<string, string> = {};
  const versionOf = (element: Element | null) => element?.closest(`[${part}]`)?.getAttribute(part) ?? '';
  for (const key of Object.keys(localStorage)) versions[key] = versionOf(document.querySelector('main h1'));
  for (const toggle of toggles.slice(0, 12)) {
    const before: Record<string, unknown> = { ...localStorage };
    toggle.click();
    const key = Object.keys(localStorage).find((each) => localStorage.getItem(each) !== before[each]);
    if (key === undefined) continue;
    versions[key] = versionOf(toggle);
    return { versions, hasPressed: true };
  }
  return { versions, hasPressed: false };
}

/** Refuses a page that fails with stored data of the live version, or does not show what was saved. */
export async function findUnread(page: Page, { hasPressed }: StoredData, findings: Findings): Promise<void> {
  if (!hasPressed) return;
  const isShown = () => {
    const toggles = [...document.querySelectorAll('main button[aria-pressed]')];
    return toggles.length === 0 || toggles.some((each) => each.getAttribute('aria-pressed') === 'true');
  };
  const limit = { timeout: shownLimitMs };
  await page.waitForFunction(isShown, undefined, limit).catch(() => findings.add('does not show what is saved'));
}

/** `with projects.favourites as projects@1.0.0-1a2b3c4d stored it` */
export function momentOf({ versions }: StoredData): string {
  const stored = Object.entries(versions).map(
    ([key, version]) => `${key} as ${version || 'the live version'} stored it`,
  );
  return `with ${stored.slice(0, 3).join(', ')}`;
}

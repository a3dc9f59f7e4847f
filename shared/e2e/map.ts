import type { Page } from '@playwright/test';
import type { PageGuard } from './page-guard';

const map =
  '<!doctype html><html lang="en"><title>Map</title><main aria-label="Map"><h1>Streets of the neighborhood</h1></main></html>';

/** Replaces OpenStreetMap. Returns a growing list of requested addresses. */
export async function answerMap(page: Page, guard: PageGuard): Promise<readonly string[]> {
  const asked: string[] = [];
  guard.allow(/^request to another origin: https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
  // axe asks every frame; where Chromium keeps the map in the page's process, it reports that another origin is not
  // asked.
  guard.allow(/^console warning: Failed to execute 'postMessage' on 'DOMWindow'.*openstreetmap/);
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: map });
  });
  return asked;
}

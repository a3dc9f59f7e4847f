import type { Page } from 'playwright';
import type { PageToOpen } from './affected-pages';
import type { Findings } from './findings';
import { readObstacles } from './read-controls';
import { readDocument } from './read-document';
import { readLeftovers } from './read-leftovers';
import { runTime } from './run-time';

/** How much later timers of a page that was left must have done no harm (ms). */
const laterMs = 5_000;

interface Visit {
  page: Page;
  target: PageToOpen;
  findings: Findings;
  /** Owner of a path, or `undefined` for one that is no page. */
  ownerOf: (path: string) => string | undefined;
}

/**
 * Leaves the page by a link of the site's frame for a page of another part, and comes back by the router. What goes
 * wrong there is a finding of the page that was left.
 */
export async function comeAndGo({ page, target, findings, ownerOf }: Visit): Promise<void> {
  const away = await findWayOut(page, target, ownerOf);
  if (!away) return;
  const words = `once it was left for ${away}`;
  findings.moment = words;
  await page.evaluate(pressLink, away);
  if (!(await arrives(page, away))) return findings.doubt('way out', `cannot be left for ${away}`);
  await runTime(page, laterMs, findings);
  await read(page, findings);
  for (const finding of await page.evaluate(readLeftovers)) findings.add(finding);
  findings.moment = 'when a visitor comes back to it';
  await page.evaluate(() => history.back());
  if (!(await arrives(page, target.path))) return findings.doubt('way back', 'does not come back by Back');
  await runTime(page, laterMs, findings);
  await read(page, findings);
}

async function read(page: Page, findings: Findings): Promise<void> {
  for (const finding of await page.evaluate(readDocument)) findings.add(finding);
  for (const [, finding] of await page.evaluate(readObstacles)) findings.add(finding);
}

async function findWayOut(
  page: Page,
  target: PageToOpen,
  ownerOf: (path: string) => string | undefined,
): Promise<string | undefined> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('body header a[href^="/"], footer a[href^="/"]')]
      .filter((link) => !link.closest('[data-module]'))
      .map((link) => link.getAttribute('href') ?? ''),
  );
  return paths.find((path) => {
    const owner = ownerOf(path);
    return owner !== undefined && owner !== target.part && path !== target.path;
  });
}

function pressLink(path: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('body header a[href], footer a[href]')];
  links.find((link) => !link.closest('[data-module]') && link.getAttribute('href') === path)?.click();
}

/** Whether the address is this one, and its page is drawn. */
function arrives(page: Page, path: string): Promise<boolean> {
  const isThere = (wanted: string) => location.pathname === wanted && document.querySelectorAll('main h1').length > 0;
  return page.waitForFunction(isThere, path).then(
    () => true,
    () => false,
  );
}

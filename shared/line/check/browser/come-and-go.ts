import type { Page } from 'playwright';
import type { PageToOpen } from './affected-pages';
import type { Findings } from './findings';
import { pageNames } from './page-names';
import { readObstacles, readUnseen } from './read-controls';
import { readDocument } from './read-document';
import { readLeftovers } from './read-leftovers';
import { runTime } from './run-time';
import { finishAnimations } from './settle';

/** Milliseconds for late timers of the left page. */
const laterMs = 5_000;

interface Visit {
  page: Page;
  target: PageToOpen;
  findings: Findings;
  /** Owner of a path; `undefined` for an unknown path. */
  ownerOf: (path: string) => string | undefined;
}

/**
 * Leaves by a link of the site's frame to another part's page and returns by the router. Faults are findings of the
 * left page.
 */
export async function comeAndGo({ page, target, findings, ownerOf }: Visit): Promise<void> {
  const away = await findWayOut(page, target, ownerOf);
  if (!away) return;
  const words = `once it was left for ${away}`;
  findings.moment = words;
  // A navigation may end the document before it answers.
  await page.evaluate(pressLink, { path: away, module: pageNames.module }).catch(() => undefined);
  if (!(await arrives(page, away))) return findings.add(`cannot be left for ${away}`, 'way out');
  await runTime(page, laterMs, findings);
  await read(page, findings);
  for (const finding of await page.evaluate(readLeftovers)) findings.add(finding);
  const html = await fetch(page.url()).then((response) => response.text());
  if (!html.includes(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`))
    findings.add(`leaves its title: ${await page.title()}`);
  findings.moment = 'when a visitor comes back to it';
  await page.evaluate(() => history.back()).catch(() => undefined);
  if (!(await arrives(page, target.path))) return findings.add('does not come back by Back');
  await runTime(page, laterMs, findings);
  await read(page, findings);
}

async function read(page: Page, findings: Findings): Promise<void> {
  await page.evaluate(finishAnimations);
  for (const finding of await page.evaluate(readDocument, pageNames)) findings.add(finding);
  for (const unwanted of [readUnseen, readObstacles])
    for (const [, finding] of await page.evaluate(unwanted)) findings.add(finding);
}

async function findWayOut(
  page: Page,
  target: PageToOpen,
  ownerOf: (path: string) => string | undefined,
): Promise<string | undefined> {
  const paths = await page.evaluate(
    (module) =>
      [...document.querySelectorAll<HTMLAnchorElement>('body header a[href^="/"], footer a[href^="/"]')]
        .filter((link) => !link.closest(`[${module}]`))
        .map((link) => link.getAttribute('href') ?? ''),
    pageNames.module,
  );
  return paths.find((path) => {
    const owner = ownerOf(path);
    return owner !== undefined && owner !== target.part && path !== target.path;
  });
}

function pressLink({ path, module }: { path: string; module: string }): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('body header a[href], footer a[href]')];
  links.find((link) => !link.closest(`[${module}]`) && link.getAttribute('href') === path)?.click();
}

function arrives(page: Page, path: string): Promise<boolean> {
  const isThere = (wanted: string) => location.pathname === wanted && document.querySelectorAll('main h1').length > 0;
  return page.waitForFunction(isThere, path).then(
    () => true,
    () => false,
  );
}

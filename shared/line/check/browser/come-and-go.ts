import type { Page } from 'playwright';
import type { PageToOpen } from './affected-pages';
import { runTime } from './clock';
import type { Findings } from './findings';
import { readLeftovers } from './observers/leftovers';
import { pageNames } from './page-names';

/** Milliseconds for late timers of the left page. */
const laterMs = 5_000;

export interface Leaving {
  page: Page;
  target: PageToOpen;
  findings: Findings;
  /** Owner of a path; `undefined` for an unknown path. */
  ownerOf: (path: string) => string | undefined;
  /** Asks everything that is asked of a page at any time. */
  read: () => Promise<void>;
}

/** Leaves by a link of the site's frame to another part's page and returns by Back, as the router does. */
export async function comeAndGo({ page, target, findings, ownerOf, read }: Leaving): Promise<void> {
  const away = await findWayOut(page, target, ownerOf);
  if (!away) return;
  const title = await page.title();
  findings.moment = `once it was left for ${away}`;
  // A navigation may end the document before it answers.
  await page.evaluate(pressLink, { path: away, module: pageNames.module }).catch(() => undefined);
  if (!(await arrives(page, away))) return findings.add(`cannot be left for ${away}`);
  await runTime(page, laterMs, findings);
  await read();
  for (const finding of await page.evaluate(readLeftovers)) findings.add(finding);
  const html = await fetch(page.url()).then((response) => response.text());
  if (!html.includes(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`))
    findings.add(`leaves its title: ${await page.title()}`, 'title');
  findings.moment = 'when a visitor comes back to it';
  await page.evaluate(() => history.back()).catch(() => undefined);
  if (!(await arrives(page, target.path))) return findings.add('does not come back by Back');
  await runTime(page, laterMs, findings);
  if ((await page.title()) !== title) findings.add(`loses its title "${title}"`, 'title');
  await read();
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

import { moduleAttribute } from '@site/runtime/names';
import { readObstacles, readUnseen } from './read-controls';
import { readContent, readFrame } from './read-document';
import { finishAnimations } from './settle';
import type { Visit } from './visit';

/** Milliseconds for late timers of the left page. */
const laterMs = 5_000;

const linksOfFrame = `:is(body header, footer) a[href^="/"]:not([${moduleAttribute}] *)`;

/**
 * Leaves by a link of the site's frame to another part's page and returns by the router. Faults are findings of the
 * left page. `ownerOf` a path is `undefined` for an unknown one.
 */
export async function comeAndGo(visit: Visit, ownerOf: (path: string) => string | undefined): Promise<void> {
  const { page, findings } = visit;
  const { part, path } = visit.input.page;
  const links = page.locator(linksOfFrame);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const away = paths.findIndex((to) => ![undefined, part].includes(ownerOf(to)) && to !== path);
  const name = paths[away];
  if (name === undefined) return;
  findings.moment = `once it was left for ${name}`;
  // A navigation may end the document before it answers.
  await links
    .nth(away)
    .evaluate((link: HTMLElement) => link.click())
    .catch(() => undefined);
  if (!(await arrives(visit, name))) return findings.add(`cannot be left for ${name}`, 'way out');
  await readLater(visit);
  await visit.read(() => window.__readLeftovers?.() ?? []);
  const html = await fetch(page.url()).then((response) => response.text());
  const title = await page.title();
  if (!html.includes(`<title>${title.replaceAll('&', '&amp;')}</title>`)) findings.add(`leaves its title: ${title}`);
  findings.moment = 'when a visitor comes back to it';
  await page.evaluate(() => history.back()).catch(() => undefined);
  if (!(await arrives(visit, path))) return findings.add('does not come back by Back');
  await readLater(visit);
}

async function readLater(visit: Visit): Promise<void> {
  await visit.runTime(laterMs);
  await visit.page.evaluate(finishAnimations);
  await visit.read(readContent, readFrame, readUnseen, readObstacles);
}

function arrives(visit: Visit, path: string): Promise<boolean> {
  return visit.becomes((wanted) => location.pathname === wanted && document.querySelector('main h1') !== null, path);
}

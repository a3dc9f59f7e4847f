import type { Page } from 'playwright';
import type { Composition } from '@site/contracts';
import { shapeOf, shortLink } from '../../../release';
import type { PageToOpen } from '../affected-pages';
import type { Findings } from '../findings';

/** Maximum number of queries that are tried on one page. */
const most = 3;

/** What links on pages write behind this page's address: `?home=7`. Each list of names once. */
export async function queriesInto(
  { path, route }: PageToOpen,
  origin: string,
  pages: Composition['pages'],
): Promise<string[]> {
  const found = new Map<string, string>();
  for (const [on, { links }] of Object.entries(pages))
    for (const short of Object.values(links).flat())
      if (/\?/.test(short) && [path, shapeOf(route)].includes(short.replace(/[?#].*/, '')))
        found.set(nameOf(short), on);
  return Promise.all([...found].slice(0, most).map(([short, on]) => exampleOf(short, origin, on)));
}

const nameOf = (short: string) => short.replace(/#.*/, '');

/** As the page writes it. The last one, because the first may be what the page shows without a query. */
async function exampleOf(short: string, origin: string, on: string): Promise<string> {
  const html = await fetch(origin + on).then((response) => response.text());
  const links = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const example = links.findLast((href) => nameOf(shortLink(href) ?? '') === short);
  return example ? new URL(example, origin).search : short.replace(/^[^?]*/, '').replace(/&|$/g, '=1$&');
}

/** Refuses a page that fails with a query that links have, or looks as without it. */
export async function findUnreadQuery(
  page: Page,
  query: string,
  findings: Findings,
  open: (query: string) => Promise<void>,
): Promise<void> {
  await open('');
  const without = await page.evaluate(readState);
  findings.moment = `with ${query}, which a link has`;
  await open(query);
  if ((await page.evaluate(readState)) === without) findings.add('shows what it shows without that query');
}

/** Words, fields and pressed controls, once they are the same for 300 ms; after 3 s as they are. Runs in the page. */
async function readState(): Promise<string> {
  const read = () => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select, textarea)');
    const values = [...fields].map((field) => [field.value, 'checked' in field && field.checked]);
    const states = [...document.querySelectorAll('main :is([aria-pressed], [aria-selected], [aria-current])')].map(
      (each) => ['aria-pressed', 'aria-selected', 'aria-current'].map((name) => each.getAttribute(name)),
    );
    return JSON.stringify([document.title, document.querySelector('main')?.innerText, values, states]);
  };
  let state = read();
  for (let same = 0, tries = 0; same < 3 && tries < 30; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
    const now = read();
    same = now === state ? same + 1 : 0;
    state = now;
  }
  return state;
}

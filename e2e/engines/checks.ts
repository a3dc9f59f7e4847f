import { elementOf, isHydrated, waitFor, type EngineBrowser, type Target } from './browser';
import type { FaultyProxy } from './faulty-proxy';

export interface Visit {
  browser: EngineBrowser;
  proxy: FaultyProxy;
  /** The path's styles in Chromium, see {@link readStyles}. */
  expectedStyles: ReadonlyMap<string, string>;
  /** Names of stored contact requests; undefined for a remote site, which gets none. */
  listSenders?: (() => Promise<string[]>) | undefined;
}

export interface Check {
  title: string;
  run: (visit: Visit) => Promise<void>;
}

const isSeen = (target: Target) => `Boolean(${elementOf(target)})`;
const desktop = [1280, 900] as const;
/** WebKitGTK's narrowest window is 447 px; the menu button is there below 768. */
const phone = [480, 844] as const;

export function listChecks(paths: readonly string[]): Check[] {
  return [
    // First, because WebKit keeps loaded scripts in memory, where they can neither be held nor fail.
    { title: 'text and caret in the search field stay while the page hydrates', run: types },
    { title: 'a part whose scripts fail can be read with a notice, and works after Try again', run: recovers },
    ...paths.map((path): Check => ({
      title: `${path} opens with bar, heading and footer, hydrates, and underlines its links as Chromium does`,
      run: (visit) => opens(visit, path),
    })),
    {
      title: 'HEAD-04 HEAD-07 HEAD-08 the drawer opens on a small screen, Tab leaves it open, another key closes it',
      run: drawer,
    },
    { title: 'PROP-03 PROP-04 the arrow keys choose tabs, and the address follows', run: tabs },
    ...cards.map(([path, css]): Check => ({
      title: `a card on ${path} opens its page with the focus on the heading, and Back returns to the card`,
      run: (visit) => opensCard(visit, path, css),
    })),
    { title: 'CONT-13 CONT-14 a contact request is stored, and the visitor is told', run: contact },
  ];
}

async function open(
  { browser, proxy }: Visit,
  path: string,
  [width, height]: readonly [number, number] = desktop,
): Promise<void> {
  await browser.resize(width, height);
  await browser.open(proxy.url + path);
}

async function opens(visit: Visit, path: string): Promise<void> {
  await open(visit, path);
  const { browser } = visit;
  for (const css of ['header', 'main h1', 'footer'])
    await waitFor(browser, `${css} of ${path} is seen`, isSeen({ css }));
  await waitFor(browser, `${path} hydrates`, isHydrated);
  const styles = await readStyles(browser);
  const expected = visit.expectedStyles.get(path);
  if (expected !== undefined && styles !== expected)
    throw new Error(
      `Lines below or through the texts of links and buttons on ${path} differ from Chromium's:\n${difference(expected, styles)}`,
    );
}

/** Computed styles of links and buttons: engines drop unknown declarations. */
export function readStyles(browser: EngineBrowser): Promise<string> {
  return browser.read(
    `[...document.querySelectorAll('a, button')].map((each) => each.textContent.trim() + ': ' + getComputedStyle(each).textDecorationLine).join('\\n')`,
  );
}

function difference(expected: string, actual: string): string {
  const lines = actual.split('\n');
  return expected
    .split('\n')
    .flatMap((line, index) => (line === lines[index] ? [] : [`  expected "${line}", is "${lines[index] ?? ''}"`]))
    .slice(0, 5)
    .join('\n');
}

async function drawer(visit: Visit): Promise<void> {
  await open(visit, '/projects', phone);
  const { browser } = visit;
  const isOpen = "document.querySelector('dialog[aria-label=Menu]').open";
  await waitFor(browser, 'the page hydrates', isHydrated);
  await browser.click({ css: 'button[aria-label="Open menu"]' });
  await waitFor(browser, 'the drawer opens', isOpen);
  await browser.press('Tab');
  if (!(await browser.read<boolean>(isOpen))) throw new Error('Tab has closed the drawer.');
  await browser.press('a');
  await waitFor(browser, 'the drawer closes', `!${isOpen}`);
}

/** Types two letters after hydration at a caret set before it, or during hydration where scripts cannot be held. */
async function types(visit: Visit): Promise<void> {
  const { browser, proxy } = visit;
  const release = browser.opensBeforeLoad ? proxy.hold(/^\/_\/shell\/main\..*\.js/) : undefined;
  try {
    await open(visit, '/projects_details_view');
    await browser.click({ css: 'form[role=search] input[type=search]' });
    for (const key of ['a', 'b', 'b', 'ArrowLeft'] as const) await browser.press(key);
  } finally {
    release?.();
  }
  await waitFor(browser, 'the page hydrates', isHydrated);
  for (const key of ['a', 'a'] as const) await browser.press(key);
  const text = await browser.read<string>('document.activeElement.value');
  if (text !== 'abaab') throw new Error(`The field holds "${text}" instead of "abaab".`);
}

async function tabs(visit: Visit): Promise<void> {
  await open(visit, '/details');
  const { browser } = visit;
  await waitFor(browser, 'the page hydrates', isHydrated);
  await browser.click({ css: '[role=tab]', text: 'Details' });
  await browser.press('ArrowRight');
  await waitFor(
    browser,
    'Key Insights is chosen',
    `document.querySelector('[role=tab][aria-selected=true]')?.textContent.trim() === 'Key Insights' && location.search === '?tab=key-insights'`,
  );
  await waitFor(
    browser,
    'one panel is seen',
    `[...document.querySelectorAll('[role=tabpanel]')].filter((each) => each.checkVisibility()).length === 1`,
  );
}

/** Each kind of card, by page. WebKit has ended its process during the transition of a photograph. */
const cards = [
  ['/projects', 'main a[href^="/project_details/"]'],
  ['/projects_details_view', 'main article a[href^="/details"]'],
  ['/overseas', 'main article a[href^="/details"]'],
  ['/blog', 'main a[href^="/blog_details/"]'],
] as const;

async function opensCard(visit: Visit, path: string, css: string): Promise<void> {
  await open(visit, path);
  const { browser } = visit;
  await waitFor(browser, `${path} hydrates`, isHydrated);
  const address = await browser.read<string>(`document.querySelector('${css}').getAttribute('href')`);
  await browser.click({ css });
  await waitFor(browser, `${address} is open`, `location.pathname + location.search === '${address}'`);
  await waitFor(browser, 'the heading has the focus', `document.activeElement.tagName === 'H1'`);
  await browser.read('history.back()');
  await waitFor(browser, 'the card has the focus', `document.activeElement.getAttribute('href') === '${address}'`);
}

async function contact(visit: Visit): Promise<void> {
  const { browser, listSenders } = visit;
  if (!listSenders) return;
  await open(visit, '/');
  await waitFor(browser, 'the page hydrates', isHydrated);
  const name = `Visitor ${crypto.randomUUID()}`;
  await browser.type({ css: 'form:has([name=purpose]) [name=name]' }, name);
  await browser.type({ css: 'form:has([name=purpose]) [name=email]' }, 'visitor@example.com');
  await browser.read(
    `(() => { const field = document.querySelector('[name=purpose]'); field.value = 'Buy'; field.dispatchEvent(new Event('change', { bubbles: true })); })()`,
  );
  await browser.click({ css: 'button', text: 'Submit' });
  await waitFor(browser, 'the notification', `document.body.textContent.includes('Request submitted successfully!')`);
  if (!(await listSenders()).includes(name)) throw new Error('The request is not in the database.');
}

async function recovers(visit: Visit): Promise<void> {
  const { browser, proxy } = visit;
  proxy.fail(/^\/_\/projects\/.*\.js/);
  try {
    await open(visit, '/projects');
    await waitFor(browser, 'the heading is read', isSeen({ css: 'main h1', text: 'Our Projects' }));
    await waitFor(browser, 'Try again', isSeen({ css: 'button', text: 'Try again' }));
    await browser.read('(window.sameDocument = true)');
  } finally {
    proxy.fail(undefined);
  }
  await browser.click({ css: 'button', text: 'Try again' });
  await waitFor(browser, 'the part hydrates', isHydrated);
  await waitFor(
    browser,
    'the notice is gone',
    `!${isSeen({ css: 'button', text: 'Try again' })} && window.sameDocument === true`,
  );
}

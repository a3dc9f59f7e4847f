/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import type { StoredData } from './observers/stored-data';
import { visit } from './visit';
import { screens } from './visitors';

const [phone, desktop] = screens;

interface Case {
  /** In the main element. */
  body?: string;
  script?: string;
  head?: string;
  stored?: StoredData;
  /** Its frame links to a page of another part. */
  leaves?: boolean;
  queries?: readonly string[];
  says: readonly string[];
}

const input = '<label>Code <input name="code"></label>';
/** What each observer refuses, on a page that has nothing else. */
const onDesktop: Readonly<Record<string, Case>> = {
  nothing: { body: `<button>Open</button>${input}<details><summary>More</summary>Words</details>`, says: [] },
  'an error': { script: 'throw new Error("Broken.")', says: ['uncaught error: Broken.'] },
  'an own control that throws': {
    body: '<button role="switch" aria-checked="false">Monthly</button>',
    script: 'document.querySelector("button").onclick = () => { throw new Error("No plans.") }',
    says: ['once "Monthly" is pressed: uncaught error: No plans.'],
  },
  'an own control that replaces the page': {
    body: '<button>Monthly</button>',
    script:
      'document.querySelector("main button").onclick = () => { document.querySelector("main").innerHTML = "<h1>Homes</h1>Agency cannot be shown right now." }',
    says: ['once "Monthly" is pressed: says "Agency cannot be shown right now."'],
  },
  'a field that throws': {
    body: input,
    script: 'document.querySelector("input").oninput = () => { throw new Error("No digits.") }',
    says: ['once something is typed into code: uncaught error: No digits.'],
  },
  'a dialog that cannot be closed': {
    body: '<button>Open</button><dialog aria-label="Offer">Stay</dialog>',
    script:
      'const dialog = document.querySelector("dialog"); dialog.oncancel = (event) => event.preventDefault(); document.querySelector("main button").onclick = () => dialog.showModal(); dialog.onclose = () => dialog.showModal();',
    says: ['once "Open" is pressed: opens a dialog that cannot be closed'],
  },
  'paper that breaks': {
    script: `matchMedia('print').onchange = () => { document.querySelector('main').innerHTML = '<h1>Homes</h1><p>It cannot be shown right now.</p>' }`,
    says: ['once it was printed: says "It cannot be shown right now."'],
  },
  'the focus, which is brought back': {
    body: `${input}<button>Send</button>`,
    script:
      'const field = document.querySelector("input"); document.addEventListener("focusin", ({ target }) => { if (!target.closest("main")) field.focus() })',
    says: ['keeps the focus of the keyboard'],
  },
  'a font that does not load': {
    head: '<style>body { font-family: Nowhere, sans-serif }</style>',
    says: ['shows its words without its font: Nowhere'],
  },
  'words that can hardly be read under the pointer': {
    body: '<button>Open</button>',
    head: '<style>main button { color: #000; background: #fff } main button:hover { color: #eee }</style>',
    says: [
      '(color-contrast): Elements must meet minimum color contrast ratio thresholds (button) while the pointer is on it',
    ],
  },
  'a level of headings that is left out': {
    body: '<h4>Rooms</h4>',
    says: ['(heading-order): Heading levels should only increase by one'],
  },
  'stored data that the live version left': {
    script: 'const list = JSON.parse(localStorage.getItem("homes.seen") ?? "[]"); list.map(({ id }) => id.length)',
    stored: {
      items: { 'homes.seen': '["1"]' },
      versions: { 'homes.seen': 'homes@1.0.0-00000000' },
      hasPressed: false,
    },
    says: ['with homes.seen as homes@1.0.0-00000000 stored it: uncaught error: Cannot read properties of undefined'],
  },
  'what was saved and is not shown': {
    body: '<button aria-pressed="false" aria-label="Save">♥</button>',
    stored: { items: { saved: '["1"]' }, versions: { saved: 'homes@1.0.0-00000000' }, hasPressed: true },
    says: ['with saved as homes@1.0.0-00000000 stored it: does not show what is saved'],
  },
  'a timer that fails a day later': {
    script: 'setTimeout(() => { throw new Error("Too old.") }, 3_600_000)',
    says: ['a day later: uncaught error: Error: Too old.'],
  },
  'an error when another tab is in front': {
    script: 'document.addEventListener("visibilitychange", () => { throw new Error("Away.") })',
    says: ['after another tab was in front: uncaught error: Away.'],
  },
  'a covered control': {
    body: '<button>Open</button><div style="position: fixed; inset: 5rem 0 0; background: white"></div>',
    says: ['covers 1 of its 1 controls, which nobody can press: Open'],
  },
  'a broken picture': {
    body: '<img alt="Home" src="data:image/png;base64,AAAA">',
    says: ['shows a broken picture: data:'],
  },
  'a reference to nothing': {
    body: '<p aria-describedby="gone">Words</p>',
    says: ['has a aria-describedby that names no element: gone'],
  },
  'a way back that is longer': {
    script: 'history.pushState({}, "")',
    says: ['adds entries to the history, so that Back does not leave it'],
  },
  'a cookie': { script: 'document.cookie = "seen=1"', says: ['sets the cookie seen'] },
  'a query that is not read': {
    script: 'document.querySelector("main").append(new URLSearchParams(location.search).get("home") ?? "all")',
    queries: ['?home=7', '?plan=2'],
    says: ['with ?plan=2, which a link has: shows what it shows without that query'],
  },
  'a title that stays on the next page': {
    script: 'if (location.pathname === "/blog") document.title = "Sale!"',
    leaves: true,
    says: ['once it was left for /blog: leaves its title: Sale!'],
  },
  'a mismatch': {
    script: `document.querySelector('main').append('Here'); console.error('Minified React error #418; visit it');`,
    body: '<p>Elsewhere</p>',
    says: ['has a mismatch when it hydrates'],
  },
};

const onPhone: Readonly<Record<string, Case>> = {
  nothing: { body: '<button>Open</button>', says: [] },
  width: { body: '<p style="width: 900px">Wide</p>', says: ['px wider than a screen of 390 px'] },
  'a file that is asked for again and again': {
    script: 'for (let at = 0; at < 12; at += 1) void fetch(`/counts?${at}`)',
    says: ['asks 12 times for /counts'],
  },
  'endless work': {
    script: 'setTimeout(function work() { for (const end = Date.now() + 90; Date.now() < end; ); setTimeout(work) })',
    says: ['keeps the processor busy while nobody does anything'],
  },
  'another site': {
    script: 'void fetch("http://other.example/").catch(() => 0)',
    says: ['asks another site: http://other.example/'],
  },
};

describeInChromium('a visit', () => {
  const browser = useChromium();

  async function sentencesOf(
    { body = '', script = '', head = '', stored, leaves, queries = [] }: Case,
    screen = desktop!,
  ) {
    const document = `<html lang="en"><head><title>Homes</title><meta name="description" content="Homes"><meta name="viewport" content="width=device-width"><style>body { font-family: sans-serif } a, button { display: inline-block; padding: 1rem }</style>${head}</head>
      <body><header><a href="/blog">Blog</a></header><main><h1>Homes</h1>${body}</main><footer><a href="/blog">Blog</a></footer><script>${script}</script></body></html>`;
    const origin = await serveHtml(() => document);
    const findings = await visit({
      browser: browser(),
      origin,
      page: { path: '/homes', route: '/homes', part: 'projects', status: 200, noindex: false },
      screen,
      quietOrigins: [],
      ownerOf: () => (leaves ? 'marketing' : undefined),
      hasPlace: async () => true,
      claimForm: async () => false,
      liveTable: { address: '', isHosted: false },
      stored,
      queries,
    });
    return [...findings.all.values()];
  }

  it.each(Object.entries(onDesktop))('on a desktop finds %s', async (_, each) => {
    const found = await sentencesOf(each);
    expect(found).toEqual(each.says.map((part) => expect.stringContaining(part) as string));
  });

  it.each(Object.entries(onPhone))('on a phone finds %s', async (_, each) => {
    expect(await sentencesOf(each, phone)).toEqual(each.says.map((part) => expect.stringContaining(part) as string));
  });
});

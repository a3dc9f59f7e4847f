/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import type { Findings } from './findings';
import { openPage } from './open-page';
import { screens } from './visitors';

const documentOf = (main: string) =>
  `<!doctype html><html lang="en"><title>Homes</title><meta name="description" content="Homes"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
   <header><a href="/blog">Blog</a></header><main data-part="projects@1.0.0-a"><h1>Homes</h1>${main}</main><footer>Manzil</footer>`;

const form = (columns: string) =>
  `<form>${['name', 'email', 'purpose', 'phone', 'message'].map((name) => `<input name="${name}" aria-label="${name}">`).join('')}<button>Submit</button></form>
   <script>document.forms[0].onsubmit = (event) => {
     event.preventDefault();
     const { ${columns} } = Object.fromEntries(new FormData(event.target));
     fetch('/rest/v1/contact', { method: 'POST', body: JSON.stringify([{ ${columns} }]) });
   };</script>`;

const good = form('name, email, purpose, phone, message');
/** Bytes: over the limit of one file. */
const heavy = 250_000;

describeInChromium('a visit', () => {
  const browser = useChromium();

  async function visit(name: string, main: string, known?: Findings): Promise<Findings> {
    const screen = screens.find((each) => each.name === name) ?? screens[0]!;
    const files: Readonly<Record<string, string>> = { '/heavy': 'x'.repeat(heavy), '/gone': '' };
    const origin = await serveHtml((path) => files[path] ?? documentOf(main));
    const { findings } = await openPage({
      browser: browser(),
      origin,
      page: { path: '/homes', part: 'projects', status: 200 },
      screen,
      quietOrigins: [],
      claimForm: async () => 'stored',
      liveTable: { address: '', isHosted: false },
      known,
    });
    return findings;
  }

  const findNew = async (screen: string, main: string) =>
    (await visit(screen, main)).newTo(await visit(screen, good)).map((each) => each.replace(/localhost:\d+/, 'here'));

  test('on a desktop says what goes wrong, and when', async () => {
    const main = `<h4>Plans</h4>${form('name, email, purpose, phone')}<a href="/blog#gone">News</a><p id="offer">Offer</p>
      <script>
        document.cookie = 'seen=1';
        fetch('https://stranger.example/').catch(() => 0);
        matchMedia('print').onchange = () => { offer.textContent = 'Plans cannot be shown right now.'; };
        setTimeout(() => { throw new Error('late'); }, 10_000);
        setTimeout(() => { offer.remove(); throw new Error('tomorrow'); }, 3_600_000);
      </script>`;
    const found = await findNew('on a desktop', main);
    // A slow machine reaches that moment earlier in the visit, and again when it opens the page anew.
    const isLate = (sentence: string) => sentence.includes('Error: late');
    expect(found.filter(isLate)).not.toEqual([]);
    expect(found.filter((each) => !isLate(each))).toEqual([
      'asks another site: https://stranger.example/',
      'has a link to a place that is not there: /blog#gone',
      expect.stringContaining('has a barrier that it did not have (heading-order): '),
      'when it is printed: says "Plans cannot be shown right now."',
      'a day later: uncaught error: Error: tomorrow',
      'sets the cookie seen',
      'has a contact form whose request leaves out what was typed: message',
    ]);
  });

  test('on a desktop has names for what refers to others, and a title', async () => {
    const main = `${good}<button aria-controls="gone">More</button><label for="away">City</label><script>document.title = '';</script>`;
    expect(await findNew('on a desktop', main)).toEqual([
      'has a for that names no element: away',
      expect.stringContaining('has a barrier that it did not have (aria-valid-attr-value): '),
      expect.stringContaining('has a barrier that it did not have (document-title): '),
    ]);
  });

  test('on a desktop asks for less motion, and reads what is printed', async () => {
    const main = `${good}<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt=""><style>
        @media print { main > * { visibility: hidden } }
        h1 { animation: slide 1s infinite }
        @keyframes slide { from { translate: 0 } to { translate: 4px } }
      </style>`;
    expect(await findNew('on a desktop', main)).toEqual([
      'moves without end, although its visitor asked for less motion',
      'when it is printed: shows nothing',
    ]);
  });

  test('on a phone measures what it fetches, how it works at rest, and its width', async () => {
    const main = `${good}<p style="width: 380px">Wide</p><script>
        fetch('/heavy');
        fetch('/gone');
        const policy = { httpEquiv: 'Content-Security-Policy', content: "img-src 'self' data:" };
        document.head.append(Object.assign(document.createElement('meta'), policy));
        new Image().src = 'https://images.example/late.png';
        setInterval(() => { for (const end = performance.now() + 90; performance.now() < end;); }, 100);
      </script>`;
    const found = await findNew('on a phone', main);
    // On a slow machine what is busy counts to the start, too.
    expect(found.filter((each) => !each.includes('until it can be used'))).toEqual([
      'has what its content security policy refuses: https://images.example/late.png (img-src)',
      'cannot load /gone: the server responded with a status of 404 (Not Found)',
      'fetches a file of 250 KB (at most 200): /heavy',
      'keeps the processor busy while nobody does anything',
      expect.stringMatching(/^is \d+ px wider than a screen of 360 px$/),
    ]);
  });

  test('ends after the step that finds what is not known', async () => {
    const known = await visit('on a desktop', good);
    const main = `<h4>Plans</h4>${good}<script>document.cookie = 'seen=1';</script>`;
    const added = (await visit('on a desktop', main, known)).newTo(known);
    expect(added).toEqual([expect.stringContaining('(heading-order)')]);
  });
});

/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { compareVisits } from './compare-visits';
import type { VisitRecord } from './read-outcome';
import { recordVisit } from './record-visit';
import { readFont, readPaste } from './read-document';
import { tabAround } from './read-focus';
import { Visit } from './visit';
import { desktop } from './visitors';

const noContact = { claimForm: async () => 'answered' as const, liveTable: { address: '', isHosted: false } };
const target = { path: '/homes', part: 'marketing', status: 200 as const };
const answer = "document.querySelector('p').textContent = ";
const field = '<input aria-label="Search" type="search">';
const form = (submit: string) =>
  `<form>${['name', 'email', 'message'].map((name) => `<input name="${name}" aria-label="${name}">`).join('')}<button>Send</button></form><p></p>
   <script>const send = () => fetch('/rest/v1/contact', { method: 'POST', body: '{}' });
   document.forms[0].onsubmit = async (event) => { event.preventDefault(); ${submit} };</script>`;

/** A page of marketing, with an element of projects. */
const documentOf = (main: string, ofProjects = '') =>
  `<html lang="en"><title>Homes</title><link rel="icon" href="data:,"><body style="min-height: 300vh">
   <header data-part="shell@1"><a href="/blog">Blog</a></header>
   <main data-part="marketing@1"><h1>Homes</h1>${main}<div data-part="projects@1">${ofProjects}</div></main><footer>Manzil</footer></body></html>`;

const blog = documentOf('<input aria-label="Name" type="text">').replaceAll('Homes', 'Blog');

describeInChromium('a visit with every gesture', () => {
  const browser = useChromium();

  async function visit(
    html: string,
    use: (visit: Visit) => Promise<VisitRecord | void> = (visit) => recordVisit(visit, noContact),
  ) {
    const origin = await serveHtml((path) => (path.startsWith('/homes') ? html : blog));
    const visit = await Visit.start({ browser: browser(), origin, page: target, screen: desktop, quietOrigins: [] });
    await visit.open();
    const record = await use(visit);
    await visit.close();
    return { record: record ?? [], found: [...visit.findings.sentences.values()] };
  }

  const found = async (main: string) => (await visit(documentOf(main))).found;

  /** What the new version of projects does to the page of marketing. */
  async function compare(main: string, live: string, next: string) {
    const [was, is] = [await visit(documentOf(main, live)), await visit(documentOf(main, next))];
    return compareVisits(was.record, is.record, { part: 'marketing', changed: ['projects'] });
  }
  const refused = async (main: string, next: string) =>
    (await compare(main, '', next)).map(({ verdict, sentence }) => `${verdict}: ${sentence}`);

  test('is the same when it is made again', async () => {
    const [first, second] = [await visit(documentOf(field)), await visit(documentOf(field))];
    expect(second.record).toEqual(first.record);
    expect(first.record.map(({ gesture }) => gesture)).toEqual([
      'opening',
      'typing "sphinx of black quartz, judge my vow 0123456789" into "Search"',
      'typing "lahore" into "Search"',
      'typing "lahore" and Enter into "Search"',
      'following "Blog"',
      'typing "sphinx of black quartz, judge my vow 0123456789" into "Name" on the page after following "Blog"',
      'pressing Escape',
    ]);
  });

  test('what a gesture starts is over before the next: a notice goes', async () => {
    const share = "setTimeout(() => note.textContent = '', 4000); note.textContent = 'Copied'";
    const take = "event.preventDefault(); this.value = event.clipboardData.getData('text')";
    const main = `<button onclick="${share}">Share</button><button>Next</button><p id="note"></p><input aria-label="Code" onpaste="${take}">`;
    const { record, found } = await visit(documentOf(main), async (visit) => {
      await visit.read(readPaste);
      return recordVisit(visit, noContact);
    });
    const shown = record.filter(({ outcome }) => outcome?.words['marketing']?.includes('Copied'));
    expect(shown.map(({ gesture }) => gesture)).toEqual(['pressing "Share"']);
    expect(found).toEqual([]);
  });

  test.each([
    ['<button onclick="throw new Error(0)">A</button>', 'after pressing "A": uncaught error: 0'],
    [
      '<p id="a">Plans</p><summary onclick="a.textContent = \'Plans cannot be shown right now.\'">More</summary>',
      'after pressing "More": says "Plans cannot be shown right now."',
    ],
    ['<input aria-label="Code" oninput="throw new Error(1)">', '" into "Code": uncaught error: 1'],
    ['<button onclick="setTimeout(() => { throw new Error(2) }, 300)">Late</button>', ': Error: 2'],
    ['<button onclick="location = \'/x\'">Go</button><button onclick="throw new Error(4)">B</button>', 'error: 4'],
    ["<script>addEventListener('wheel', (event) => event.preventDefault(), { passive: false })</script>", 'the wheel'],
    ["<script>addEventListener('scroll', () => scrollTo(0, 0))</script>", 'cannot be scrolled'],
    [
      '<style>button:hover { background: #fff; color: #fff }</style><button>Read</button>',
      'in the color of its background',
    ],
    ['<input type=password oninput="localStorage.draft = this.value">', 'puts a password into the storage'],
    ["<script>onbeforeunload = () => 'Stay!'</script>", 'asks before it is left'],
    [form('await send()'), 'after sending a contact request that is refused: tells nothing about it'],
    [form(`await send(); ${answer}'Saved'`), 'tells a refused contact request as a stored one'],
    [form(`const { ok } = await send(); ${answer}ok ? 'Saved' : 'Not saved'`), 'sends it 2 times'],
  ])('finds what is wrong for certain: %s', async (main, sentence) => {
    expect((await found(main)).join('\n')).toContain(sentence);
  });

  test.each([
    '<button onclick="this.textContent = \'Open\'">A</button><input aria-label="Code"><input type="password">',
    '<style>button:hover { background: #fff; color: #000 }</style><button>Read</button>',
    '<button onclick="history.back()">Back</button>',
    form(
      `if (this.sending) return; this.sending = true; const { ok } = await send(); this.sending = false; ${answer}ok ? 'Saved' : 'Not saved'`,
    ),
  ])('finds nothing wrong: %s', async (main) => {
    expect(await found(main)).toEqual([]);
  });

  const swallow = (keys: string) =>
    `<script>addEventListener('keydown', (event) => ${keys}.test(event.key) && event.preventDefault())</script>`;

  test.each([
    [field, swallow('/s/'), 'refuse: does something else than live after typing "sphinx of black quartz, judge my vow'],
    [
      field,
      "<script>document.title = 'Sale!'</script>",
      'refuse: does something else than live when it is opened: the title is "Sale!"',
    ],
    [
      '<p role="status">3 homes</p>',
      '<style>[role=status] { display: none }</style>',
      'marketing shows nothing instead of "3 homes"',
    ],
    [
      '<button onclick="this.nextSibling.textContent = location.search">Clear</button><p>Words</p>',
      "<script>history.replaceState({}, '', '?city=1')</script>",
      'the address is',
    ],
    ['', "<script>localStorage.setItem('site.seen', 'x')</script>", 'the storage has site.seen'],
    [
      '',
      "<script>addEventListener('keydown', ({ key }) => key === 'Escape' && document.querySelector('h1').remove())</script>",
      'after pressing Escape: marketing shows nothing instead of "Homes"',
    ],
    [
      `<form onsubmit="event.preventDefault(); this.nextSibling.textContent = 'Found'">${field}</form><p></p>`,
      "<script>addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault())</script>",
      'after typing "lahore" and Enter into "Search": marketing shows nothing instead of "Found"',
    ],
    [
      '<button aria-pressed="false" onclick="this.ariaPressed = String(this.ariaPressed === \'false\' || !!window.isStuck)">Save</button>',
      '<script>isStuck = true</script>',
      'after pressing "Save" again: marketing shows "Save: true" instead of "Save: false"',
    ],
    [
      '',
      "<script>document.head.insertAdjacentHTML('beforeend', '<meta name=robots content=noindex>')</script>",
      'machines read robots noindex instead of robots',
    ],
  ])('on %s, a fragment with %s is refused', async (main, next, sentence) => {
    expect((await refused(main, next)).join('\n')).toContain(sentence);
  });

  test("another team's fragment may say something else, but after a gesture only if that is agreed", async () => {
    expect(await refused(field, '<b>New</b>')).toEqual([
      'list: does something else than live when it is opened: projects shows "New", which live does not',
    ]);
    const grid = (count: number) =>
      `<p id="count"></p><script>const field = document.querySelector('input'); field.oninput = () => { count.textContent = '${count} homes'; }</script>`;
    const differences = await compare(field, grid(2), grid(0));
    expect(differences.map(({ verdict }) => verdict)).not.toContain('refuse');
    expect(differences.map(({ verdict, sentence }) => `${verdict}: ${sentence}`)).toContain(
      'agree: does something else than live after typing "sphinx of black quartz, judge my vow 0123456789" into "Search": projects shows "0 homes" instead of "2 homes"',
    );
  });

  test('a listener that a page leaves behind takes keys on the next page', async () => {
    const spa = (keys: string) =>
      documentOf(
        '',
        `<script>document.querySelector('a').onclick = (event) => { event.preventDefault(); history.pushState({}, '', '/blog'); document.querySelector('h1').insertAdjacentHTML('afterend', '<input aria-label=Name type=text>'); }; onpopstate = () => document.querySelector('input').remove()</script>${keys}`,
      );
    const [was, is] = [await visit(spa('')), await visit(spa(swallow('/[0-3]/')))];
    const differences = compareVisits(was.record, is.record, { part: 'marketing', changed: ['projects'] });
    expect(differences.map(({ sentence }) => sentence).join('\n')).toContain(
      'into "Name" on the page after following "Blog": marketing shows "Name: sphinx of black quartz, judge my vow 456789"',
    );
  });

  test.each([
    ['<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><a href="/d">D</a>', []],
    [
      '<input id="code" onblur="setTimeout(() => code.focus())"><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>',
      ['keeps the focus of the keyboard in 2 of its 5 controls'],
    ],
    ['<style>a { outline: none }</style>', ['has a control that looks the same with the focus of the keyboard: Blog']],
  ])('%s lets the focus of the keyboard go on, or not', async (html, expected) => {
    expect((await visit(documentOf(html), tabAround)).found).toEqual(expected);
  });

  test('what the content security policy refuses is told with its element and its module', async () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self'"><title>`;
    const main =
      '<div data-module="projects/fragments/grid" data-hydrated><b style="color: red">New</b><i style="top: 0">!</i></div>';
    const html = documentOf(main).replace(' style="min-height: 300vh"', '').replace('<title>', policy);
    expect((await visit(html, () => Promise.resolve())).found).toEqual([
      'has what its content security policy refuses: an inline style in <b> of projects/fragments/grid',
      'has what its content security policy refuses: an inline style in <i> of projects/fragments/grid',
    ]);
  });

  test.each([
    ['<style>body { font-family: Montserrat, Arial }</style>', readFont, 'draws its text without the font Montserrat'],
    ['<input aria-label="Code" onpaste="event.preventDefault()">', readPaste, 'refuses what is pasted into "Code"'],
  ])('%s is found', async (main, observe, sentence) => {
    expect((await visit(documentOf(main), (visit) => visit.read(observe))).found).toEqual([sentence]);
  });
});

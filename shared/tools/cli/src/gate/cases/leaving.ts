import type { GateChanges } from '../case';
import { draw, newPage } from '../edits';

const effect = "import { useEffect } from 'react';\n";

/** A page of agency with code in an effect, higher than a desktop's screen. */
const pageThatRuns = (name: string, code: string) =>
  newPage(
    name,
    '<Effect />\n      <Container h="100vh">More to read.</Container>',
    `${effect}function Effect() {\n  useEffect(() => { ${code} }, []);\n  return <p>Something to read.</p>;\n}\n`,
  );

/** Visitors who stay, leave, return, or follow a link to a place. */
export const leavingCases: GateChanges = {
  'breaks-after-a-while': {
    does: 'is replaced by an error after ten seconds',
    edits: pageThatRuns(
      'patience',
      "const timer = setTimeout(() => { throw new Error('Out of patience.'); }, 10_000); return () => clearTimeout(timer);",
    ),
    refusal: '/patience of agency after 15 s: uncaught error: Error: Out of patience.',
    also: ['/patience of agency'],
  },
  'breaks-on-the-way-back': {
    does: 'reads what only the document has that was opened first',
    edits: pageThatRuns(
      'second',
      "if (!document.querySelector('#structured-data')) throw new Error('No structured data.');",
    ),
    refusal: '/second of agency when a visitor comes back to it',
    also: ['/second of agency'],
  },
  'throws-after-it-is-left': {
    does: 'has an interval that is never cleared and throws on the pages of others',
    edits: pageThatRuns(
      'seats',
      "setInterval(() => { if (location.pathname !== '/seats') throw new Error('No seats here.'); }, 1_000);",
    ),
    refusal: '/seats of agency once it was left for',
    also: ['/seats of agency'],
  },
  'leaves-a-changed-global': {
    does: 'puts its own fetch in the place of the one of the browser',
    edits: pageThatRuns('patched', 'const { fetch } = window; window.fetch = (...input) => fetch(...input);'),
    refusal: '/patched of agency once it was left for',
  },
  'breaks-a-day-later': {
    does: 'has an error a day later',
    edits: pageThatRuns(
      'token',
      "const timer = setTimeout(() => { throw new Error('Too old.'); }, 72_000_000); return () => clearTimeout(timer);",
    ),
    refusal: '/token of agency a day later: uncaught error: Error: Too old.',
  },
  'leaves-its-title': {
    does: 'sets the title of pages of others',
    edits: pageThatRuns('sale', "setInterval(() => { document.title = 'Sale!'; }, 1_000);"),
    refusal: 'leaves its title: Sale!',
  },
  'leads-on-after-a-while': {
    does: 'leads on to another page after twelve seconds',
    edits: newPage('soon', '<meta httpEquiv="refresh" content="12;url=/pricing" />'),
    refusal: '/soon of agency has a barrier that it did not have (meta-refresh)',
    also: ['/soon of agency'],
  },
  'has-a-field-without-a-label': {
    does: 'has a field without a label',
    edits: newPage('code', '<input name="code" />'),
    refusal: '/code of agency has a barrier that it did not have (label)',
  },
  'traps-the-tab-key': {
    does: 'keeps the Tab key from moving the focus',
    edits: pageThatRuns(
      'trap',
      "const stop = (event: KeyboardEvent) => event.preventDefault(); addEventListener('keydown', stop); return () => removeEventListener('keydown', stop);",
    ),
    refusal: '/trap of agency does not move the focus by the Tab key',
    also: ['/trap of agency'],
  },
  'keeps-its-place': {
    does: 'scrolls back to its top whenever it is scrolled',
    edits: pageThatRuns(
      'still',
      "const back = () => scrollTo({ top: 0, behavior: 'instant' }); addEventListener('scroll', back); return () => removeEventListener('scroll', back);",
    ),
    refusal: '/still of agency scrolls back to its top',
    also: ['/still of agency'],
  },
  'prevents-the-wheel': {
    does: 'keeps the wheel of a mouse from scrolling',
    edits: pageThatRuns(
      'smooth',
      "document.querySelector('main')?.addEventListener('wheel', (event) => event.preventDefault(), { passive: false });",
    ),
    refusal: '/smooth of agency prevents wheel, so that it cannot be scrolled',
  },
  'keeps-visitors-from-going-back': {
    does: 'adds an entry to the history at each press',
    edits: pageThatRuns(
      'stay',
      "const add = () => history.pushState(history.state, ''); addEventListener('pointerdown', add); return () => removeEventListener('pointerdown', add);",
    ),
    refusal: '/stay of agency adds entries to the history, so that Back does not leave it',
    also: ['/stay of agency'],
  },
  'asks-before-it-is-left': {
    does: 'asks visitors who typed nothing whether they want to leave',
    edits: pageThatRuns(
      'wait',
      "const ask = (event: Event) => event.preventDefault(); addEventListener('beforeunload', ask); return () => removeEventListener('beforeunload', ask);",
    ),
    refusal: '/wait of agency asks before it is left, although nothing was typed',
  },
  'breaks-behind-another-tab': {
    does: 'throws when another tab is in front',
    edits: pageThatRuns(
      'paused',
      "const pause = () => { throw new Error('No film to pause.'); }; document.addEventListener('visibilitychange', pause); return () => document.removeEventListener('visibilitychange', pause);",
    ),
    refusal: '/paused of agency after another tab was in front: uncaught error: No film to pause.',
  },
  'forbids-zooming': {
    does: 'keeps visitors from zooming',
    edits: pageThatRuns(
      'fixed',
      "document.querySelector('meta[name=viewport]')?.setAttribute('content', 'width=device-width, user-scalable=no');",
    ),
    refusal: '/fixed of agency cannot be zoomed',
  },
  'leaves-a-class': {
    does: 'sets a class of the body and does not take it away',
    edits: pageThatRuns('classy', "document.body.classList.add('dark');"),
    refusal: '/classy of agency once it was left for',
  },
  'names-a-missing-element': {
    does: 'has a button that opens a menu that there is not',
    edits: newPage('menu', '<button type="button" commandfor="nothing" command="show-modal">Open</button>'),
    refusal: '/menu of agency has a commandfor that names no element: nothing',
  },
  'hash-without-an-element': {
    does: 'links to a place of the page that there is not',
    edits: newPage('jump', '<a href="#nowhere">Jump</a>'),
    refusal: '/jump of agency has a link to a place that is not there: #nowhere',
  },
  'jumps-to-a-missing-place': {
    does: 'links to a place on a page of another part that there is not',
    edits: [draw('agency/agency-plans', '<a href="/blog#no-such-place">Read more</a>')],
    refusal: '/agency_plans of agency has a link to a place that is not there: /blog#no-such-place',
  },
};

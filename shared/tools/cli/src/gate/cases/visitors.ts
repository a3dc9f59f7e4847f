import { type Edit, type GateBuild, replace } from '../case';
import { draw, importInto, inEffect, newPage, run } from '../edits';

/** Text that does not become much smaller when it is compressed; made when it is needed. */
const heavyModule: Edit = {
  file: 'remote-account/src/content/heavy.ts',
  change: () =>
    `export const heavy = '${Array.from({ length: 120_000 }, (_, index) => Math.sin(index + 1).toString(36)).join('')}';\n`,
};

const effect = "import { useEffect } from 'react';\n";

/** A page of the agency team that runs some code in an effect. */
const pageThatRuns = (name: string, component: string, code: string) =>
  newPage(
    name,
    component,
    '<Effect />',
    `${effect}function Effect() {\n  useEffect(() => { ${code} }, []);\n  return <p>Something to read.</p>;\n}\n`,
  );

/** What only some visitors meet: by their engine, their settings, their screen, their place and their day. */
const differentVisitors: GateBuild = {
  kind: 'browser',
  parts: ['agency'],
  browser: true,
  cases: [
    {
      id: 'needs-one-engine',
      does: 'reads a name that neither Safari nor Firefox has',
      edits: inEffect(
        'agency/plan-started',
        'void (navigator as Navigator & { connection: { effectiveType: string } }).connection.effectiveType;',
      ),
      refusal: '/plan_started of agency',
      also: ['/plan_started of agency'],
    },
    {
      id: 'calls-what-safari-lacks',
      does: 'calls requestIdleCallback in an effect',
      edits: inEffect('agency/otp-confirmed', 'requestIdleCallback(() => undefined);'),
      refusal: '/otp_confirmed of agency',
      also: ['/otp_confirmed of agency'],
    },
    {
      id: 'throws-with-motion',
      does: 'throws for visitors who have not asked for less motion',
      edits: inEffect(
        'agency/complete-profile',
        "if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('No confetti.');",
      ),
      refusal: '/complete_profile of agency',
      also: ['/complete_profile of agency'],
    },
    {
      id: 'draws-the-date-of-today',
      does: 'draws the date of today in the document and in the browser',
      edits: newPage('today', 'TodayPage', '<p>{new Date().toISOString().slice(0, 10)}</p>'),
      refusal: '/today of agency',
      also: ['/today of agency'],
    },
    {
      id: 'draws-in-the-language-of-the-browser',
      does: 'writes a number in the language of the visitor in render',
      edits: newPage('spoken', 'SpokenPage', '<p>{(1234567.8).toLocaleString()}</p>'),
      refusal: '/spoken of agency',
      also: ['/spoken of agency'],
    },
    {
      id: 'wide-on-a-phone',
      does: 'has a box of 700 px, which fits a desktop',
      edits: newPage('broad', 'BroadPage', '<Box w="700px">Broad</Box>', "import { Box } from '@site/ui/core';\n"),
      refusal: '/broad of agency is',
      also: ['/broad of agency is'],
    },
    {
      id: 'wide-on-a-small-phone',
      does: 'has a box that fits a phone of 390 px and no smaller one',
      edits: newPage('snug', 'SnugPage', '<Box w="366px">Snug</Box>', "import { Box } from '@site/ui/core';\n"),
      refusal: 'wider than a screen of 360 px',
    },
    {
      id: 'wide-on-a-tablet',
      does: 'has a box that is wider than a tablet, and there only',
      edits: newPage(
        'tablet',
        'TabletPage',
        "<Box w={{ base: 'auto', md: '900px', lg: 'auto' }}>Wide</Box>",
        "import { Box } from '@site/ui/core';\n",
      ),
      refusal: 'wider than a screen of 768 px',
    },
    {
      id: 'draws-only-once-it-is-touched',
      does: 'draws its words once it is hydrated, on a page that waits for a touch',
      edits: [
        importInto('agency/pricing', "import { useIsHydrated as useGateHydrated } from '@site/router';"),
        run('agency/pricing', 'const isTouched = useGateHydrated();'),
        draw('agency/pricing', '{isTouched ? <p>Nobody reads this sentence.</p> : null}'),
      ],
      refusal: '/pricing of agency shows words only after a touch',
    },
    {
      id: 'dead-control',
      does: 'has a button that does something, on a page that never hydrates',
      edits: [
        draw(
          'agency/order-confirmed',
          '<button type="button" onClick={() => { document.title = \'Pressed\'; }}>Press me</button>',
        ),
      ],
      refusal: '/order_confirmed of agency has a control that does nothing, because its module never hydrates',
    },
    {
      id: 'breaks-after-a-while',
      does: 'is replaced by an error after ten seconds',
      edits: pageThatRuns(
        'patience',
        'PatiencePage',
        "const timer = setTimeout(() => { throw new Error('Out of patience.'); }, 10_000); return () => clearTimeout(timer);",
      ),
      refusal: '/patience of agency after 15 s: uncaught error: Error: Out of patience.',
      also: ['/patience of agency'],
    },
    {
      id: 'breaks-on-the-way-back',
      does: 'reads what only the document has that was opened first',
      edits: pageThatRuns(
        'second',
        'SecondPage',
        "if (!document.querySelector('#structured-data')) throw new Error('No structured data.');",
      ),
      refusal: '/second of agency when a visitor comes back to it',
      also: ['/second of agency'],
    },
    {
      id: 'throws-after-it-is-left',
      does: 'has an interval that is never cleared and throws on the pages of others',
      edits: pageThatRuns(
        'seats',
        'SeatsPage',
        "setInterval(() => { if (location.pathname !== '/seats') throw new Error('No seats here.'); }, 1_000);",
      ),
      refusal: '/seats of agency once it was left for',
      also: ['/seats of agency'],
    },
    {
      id: 'leaves-a-changed-global',
      does: 'puts its own fetch in the place of the one of the browser',
      edits: pageThatRuns(
        'patched',
        'PatchedPage',
        'const { fetch } = window; window.fetch = (...input) => fetch(...input);',
      ),
      refusal: '/patched of agency once it was left for',
    },
    {
      id: 'leaves-a-class',
      does: 'sets a class of the body and does not take it away',
      edits: pageThatRuns('classy', 'ClassyPage', "document.body.classList.add('dark');"),
      refusal: '/classy of agency once it was left for',
    },
    {
      id: 'names-a-missing-element',
      does: 'has a button that opens a menu that there is not',
      edits: newPage(
        'menu',
        'MenuPage',
        '<button type="button" commandfor="nothing" command="show-modal">Open</button>',
      ),
      refusal: '/menu of agency has a commandfor that names no element: nothing',
    },
    {
      id: 'hash-without-an-element',
      does: 'links to a place of the page that there is not',
      edits: newPage('jump', 'JumpPage', '<a href="#nowhere">Jump</a>'),
      refusal: '/jump of agency has a link to a place that is not there: #nowhere',
    },
    {
      id: 'jumps-to-a-missing-place',
      does: 'links to a place on a page of another part that there is not',
      edits: [draw('agency/agency-plans', '<a href="/blog#no-such-place">Read more</a>')],
      refusal: '/agency_plans of agency has a link to a place that is not there: /blog#no-such-place',
    },
  ],
};

/** What keeps a visitor from reading and pressing. */
const inTheWay: GateBuild = {
  kind: 'browser',
  parts: ['account'],
  browser: true,
  cases: [
    {
      id: 'forgotten-alert',
      does: 'says something in a dialog as soon as it is hydrated',
      edits: inEffect('account/forgot-password', "alert('here');"),
      refusal: '/forgot_password of account opens a dialog by itself: here',
    },
    {
      id: 'covers-its-controls',
      does: 'has a transparent layer above all of it',
      edits: [
        importInto('account/verify', "import { Box as Layer } from '@site/ui/core';"),
        draw('account/verify', '<Layer position="absolute" top="12rem" left="0" right="0" bottom="0" zIndex="5" />'),
      ],
      refusal: '/forgot/verify of account covers',
      also: ['/forgot/verify of account'],
    },
    {
      id: 'locks-the-scrolling',
      does: 'locks the scrolling of the document and never gives it back',
      edits: inEffect('account/reset-password', "document.documentElement.style.overflow = 'hidden';"),
      refusal: '/resetPassword of account cannot be scrolled',
      also: ['/resetPassword of account'],
    },
    {
      id: 'stays-transparent',
      does: 'fades in with keyframes that there are not',
      edits: [
        importInto('account/login', "import { Box as Fading } from '@site/ui/core';"),
        draw(
          'account/login',
          '<Fading opacity="0" _motionReduce={{ opacity: 1 }} css={{ animation: \'none-such 1s forwards\' }}><p>Welcome back to your homes.</p></Fading>',
        ),
      ],
      refusal: '/login of account has words that cannot be seen',
      also: ['/login of account'],
    },
  ],
};

/** What keeps a visitor waiting. */
const slow: GateBuild = {
  kind: 'browser',
  parts: ['account'],
  browser: true,
  cases: [
    {
      id: 'computes-at-the-start',
      does: 'computes for three seconds once it is hydrated',
      edits: inEffect('account/login', 'const end = performance.now() + 3_000; while (performance.now() < end);'),
      refusal: '/login of account keeps the processor busy for',
    },
    {
      id: 'computes-for-ever',
      does: 'computes for most of the time, for ever',
      edits: inEffect(
        'account/register',
        'const timer = setInterval(() => { const end = performance.now() + 180; while (performance.now() < end); }, 200); return () => clearInterval(timer);',
      ),
      refusal: '/register of account keeps the processor busy while nobody does anything',
      also: ['/register of account'],
    },
    {
      id: 'fetches-heavy-code',
      does: 'fetches code of more than half a megabyte once it is hydrated',
      edits: [
        heavyModule,
        ...inEffect(
          'account/verify',
          "void import('../content/heavy').then(({ heavy }) => { document.documentElement.dataset.heavy = String(heavy.length); });",
        ),
      ],
      refusal: '/forgot/verify of account fetches a file of',
      also: ['/forgot/verify of account'],
    },
  ],
};

const request = 'shared/packages/contact-form/src/request/save-contact-request.ts';

/** Requests that the database refuses: each of them is lost. */
const lostRequests: readonly GateBuild[] = [
  {
    id: 'sends-a-missing-column',
    does: 'sends a column that the database does not have',
    edits: [replace(request, '.insert(row)', '.insert({ ...row, phone_number: row.phone })')],
    refusal: '/agency of agency has a contact form whose request the database refuses',
    also: ['/agency of agency'],
  },
  {
    id: 'offers-what-the-database-refuses',
    does: 'stores a choice that the database does not allow',
    edits: [
      replace(request, '.insert(row)', ".insert({ ...row, purpose: row.purpose === 'Rent' ? 'Invest' : row.purpose })"),
    ],
    refusal: '/agency of agency has a contact form whose request the database refuses',
    also: ['/agency of agency'],
  },
].map((each) => ({ kind: 'browser', parts: ['agency'], browser: true, cases: [each] }));

export const visitorBuilds: readonly GateBuild[] = [differentVisitors, inTheWay, slow, ...lostRequests];

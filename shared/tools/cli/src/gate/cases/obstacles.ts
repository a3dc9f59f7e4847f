import { type Edit, type GateBuild, type GateChanges, opened, replace } from '../case';
import { draw, importInto, inEffect } from '../edits';

/** Incompressible, created on demand. */
const heavyModule: Edit = {
  file: 'remote-account/src/content/heavy.ts',
  change: () =>
    `export const heavy = '${Array.from({ length: 120_000 }, (_, index) => Math.sin(index + 1).toString(36)).join('')}';\n`,
};

const inTheWay = opened('browser', ['account'], {
  'forgotten-alert': {
    does: 'says something in a dialog as soon as it is hydrated',
    edits: inEffect('account/forgot-password', "alert('here');"),
    refusal: '/forgot_password of account opens a dialog by itself: here',
  },
  'covers-its-controls': {
    does: 'has a transparent layer above all of it',
    edits: [
      importInto('account/verify', "import { Box as Layer } from '@site/ui/core';"),
      draw('account/verify', '<Layer position="absolute" top="12rem" left="0" right="0" bottom="0" zIndex="5" />'),
    ],
    refusal: '/forgot/verify of account covers',
    also: ['/forgot/verify of account'],
  },
  'locks-the-scrolling': {
    does: 'locks the scrolling of the document and never gives it back',
    edits: inEffect('account/reset-password', "document.documentElement.style.overflow = 'hidden';"),
    refusal: '/resetPassword of account cannot be scrolled',
    also: ['/resetPassword of account'],
  },
  'stays-transparent': {
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
});

const slow = opened('browser', ['account'], {
  'computes-at-the-start': {
    does: 'computes for three seconds once it is hydrated',
    edits: inEffect('account/login', 'const end = performance.now() + 3_000; while (performance.now() < end);'),
    refusal: '/login of account keeps the processor busy for',
  },
  'computes-for-ever': {
    does: 'computes for most of the time, for ever',
    edits: inEffect(
      'account/register',
      'const timer = setInterval(() => { const end = performance.now() + 180; while (performance.now() < end); }, 200); return () => clearInterval(timer);',
    ),
    refusal: '/register of account keeps the processor busy while nobody does anything',
    also: ['/register of account'],
  },
  'fetches-heavy-code': {
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
});

const request = 'shared/packages/contact-form/src/request/save-contact-request.ts';

const lostRequests: GateChanges = {
  'sends-a-missing-column': {
    does: 'sends a column that the database does not have',
    edits: [replace(request, '.insert(row)', '.insert({ ...row, phone_number: row.phone })')],
    refusal: '/agency of agency has a contact form whose request the database refuses',
    also: ['/agency of agency'],
  },
  'offers-what-the-database-refuses': {
    does: 'stores a choice that the database does not allow',
    edits: [
      replace(request, '.insert(row)', ".insert({ ...row, purpose: row.purpose === 'Rent' ? 'Invest' : row.purpose })"),
    ],
    refusal: '/agency of agency has a contact form whose request the database refuses',
    also: ['/agency of agency'],
  },
};

/** In the frame, on every page. */
const frame = opened('browser', ['shell'], {
  'opens-no-menu': {
    does: 'has a menu with another id than its button names',
    edits: [replace('shell/src/frame/drawer.tsx', 'id={id}', 'id={`${id}-panel`}')],
    refusal: 'has a commandfor that names no element: menu',
    also: ['has a commandfor that names no element'],
  },
});

export const obstacleBuilds: readonly GateBuild[] = [
  inTheWay,
  slow,
  frame,
  ...Object.entries(lostRequests).map(([id, change]) => opened('browser', ['agency'], { [id]: change })),
];

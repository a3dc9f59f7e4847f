import { type GateBuild, replace } from '../case';
import { draw, importInto, inEffect } from '../edits';

const control = (focus: string) => `<look.button type="button" _focusVisible={{ ${focus} }}>Press</look.button>`;
const withControl = (page: string, focus: string) => [
  importInto(page, "import { chakra as look } from '@site/ui/core';"),
  draw(page, control(focus)),
];

/** Focus and cookies. */
const noticed: GateBuild = {
  kind: 'browser',
  parts: ['agency'],
  browser: true,
  cases: [
    {
      id: 'sets-a-cookie',
      does: 'sets a cookie for a year',
      edits: inEffect('agency/otp-confirmed', "document.cookie = 'visitor=17; max-age=31536000';"),
      refusal: '/otp_confirmed of agency sets the cookie visitor',
    },
    {
      id: 'hides-the-focus',
      does: 'has a button without the ring of the focus',
      edits: withControl('agency/agency-plans', "outline: 'none', boxShadow: 'none'"),
      refusal: '/agency_plans of agency has a control that looks the same with the focus of the keyboard: Press',
    },
  ],
};

const otherFocus: GateBuild = {
  kind: 'harmless',
  parts: ['agency'],
  browser: true,
  cases: [
    {
      id: 'shows-the-focus-in-its-way',
      does: 'has a button that shows the focus by its color',
      edits: withControl('agency/agency-plans', "outline: 'none', boxShadow: 'none', bg: 'brand.solid'"),
    },
  ],
};

/** What a visitor saved with the live version. */
const saved: GateBuild = {
  kind: 'browser',
  parts: ['projects'],
  browser: true,
  cases: [
    {
      id: 'renames-a-storage-key',
      does: 'stores the favorites under another key',
      edits: [
        replace('remote-projects/src/features/favourites/favourite-store.ts', 'projects.favourites', 'projects.saved'),
      ],
      refusal: 'does not show what is saved: Save',
    },
    {
      id: 'throws-in-a-fragment-on-a-press',
      does: 'throws on a press in a fragment that marketing shows',
      edits: [
        replace(
          'remote-projects/src/features/favourites/favourite-heart.tsx',
          'const before = getFavourites();',
          "const before = getFavourites();\n    if (location.pathname === '/') throw new Error('No heart here.');",
        ),
      ],
      refusal:
        '/ of marketing, which projects changes, once a button of projects/fragments/project-grid is pressed: uncaught error: No heart here.',
      also: ['No heart here.'],
    },
  ],
};

const stillSaved: GateBuild = {
  kind: 'harmless',
  parts: ['projects'],
  browser: true,
  cases: [
    {
      id: 'moves-a-heart',
      does: 'draws the hearts elsewhere and reads what is stored as before',
      edits: [
        replace(
          'remote-projects/src/features/favourites/favourite-heart.tsx',
          '<Box position="relative">',
          '<Box position="relative" mt="1">',
        ),
      ],
    },
  ],
};

export const returningBuilds: readonly GateBuild[] = [noticed, otherFocus, saved, stillSaved];

import { type GateBuild, opened, replace } from '../case';
import { draw, importInto, inEffect, pageFile, run } from '../edits';

const control = (focus: string) => `<look.button type="button" _focusVisible={{ ${focus} }}>Press</look.button>`;
const withControl = (page: string, focus: string) => [
  importInto(page, "import { chakra as look } from '@site/ui/core';"),
  draw(page, control(focus)),
];

/** Focus and cookies. */
const noticed = opened('browser', ['agency'], {
  'sets-a-cookie': {
    does: 'sets a cookie for a year',
    edits: inEffect('agency/otp-confirmed', "document.cookie = 'visitor=17; max-age=31536000';"),
    refusal: '/otp_confirmed of agency sets the cookie visitor',
  },
  'hides-the-focus': {
    does: 'has a button without the ring of the focus',
    edits: withControl('agency/agency-plans', "outline: 'none', boxShadow: 'none'"),
    refusal: '/agency_plans of agency has a control that looks the same with the focus of the keyboard: Press',
  },
});

const otherFocus = opened('harmless', ['agency'], {
  'shows-the-focus-in-its-way': {
    does: 'has a button that shows the focus by its color',
    edits: withControl('agency/agency-plans', "outline: 'none', boxShadow: 'none', bg: 'brand.solid'"),
  },
});

/** What a visitor saved with the live version. */
const saved = opened('browser', ['projects'], {
  'renames-a-storage-key': {
    does: 'stores the favorites under another key',
    edits: [
      replace('remote-projects/src/features/favourites/favourite-store.ts', 'projects.favourites', 'projects.saved'),
    ],
    refusal: 'with projects.favourites as projects@',
  },
  'throws-with-a-query': {
    does: 'throws when the query names a home',
    edits: [
      run(
        'projects/details',
        "if (typeof window === 'object' && location.search.includes('home')) throw new Error('No home.');",
      ),
    ],
    refusal: 'cannot be shown right now." with ?home=',
    also: [' with ?home='],
  },
  'throws-in-a-fragment-on-a-press': {
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
});

const readHome = 'remote-projects/src/model/read-home.ts';
const storeLists = (code: string) =>
  replace(
    'remote-projects/src/features/favourites/favourite-store.ts',
    "import { idListText, readIdList } from '@site/contracts';",
    code,
  );

/** What others hold of a page: stored lists, and links with a query or a hash. */
const held = opened('browser', ['projects'], {
  'stores-another-shape': {
    does: 'stores a list of objects and no longer reads the list of ids',
    edits: [
      storeLists(
        "const idListText = (ids: readonly string[]) => JSON.stringify(ids.map((id) => ({ id })));\nconst readIdList = (text: string | null): readonly unknown[] => {\n  const stored: unknown = JSON.parse(text ?? 'null');\n  return Array.isArray(stored) ? stored.map(({ id }: { id: string }) => id) : [];\n};",
      ),
    ],
    refusal: 'with projects.favourites as projects@',
  },
  'keeps-a-fragment-from-hydrating': {
    does: 'never hydrates a fragment with hearts, which marketing shows',
    edits: [
      replace(
        'remote-projects/src/fragments/project-grid.tsx',
        "hydrate: Hydration = 'visible'",
        "hydrate: Hydration = 'never'",
      ),
    ],
    refusal:
      '/ of marketing, which projects changes, has a control that does nothing, because its module never hydrates',
  },
  'stops-reading-a-query': {
    does: 'reads the home from another name of the query than its fragment writes on pages of others',
    edits: [replace(readHome, "get('home')", "get('id')")],
    refusal: '/details of projects no longer reads ?home, and projects links to it on /',
  },
  'stops-reading-a-query-of-code': {
    does: 'reads the text of a search from another name of the query than marketing writes',
    edits: [replace('remote-projects/src/features/search/search-codec.ts', "text: 'q'", "text: 'words'")],
    refusal: '/projects_details_view of projects no longer reads ?q, and marketing links to it in its code',
  },
  'loses-a-place': {
    does: 'no longer has the place that its links name',
    edits: [replace(pageFile('projects/projects-details-view'), '<Box id="results"', '<Box')],
    refusal: '/projects_details_view of projects no longer has the place #results, and projects links to it on /',
    also: ['has a link to a place that is not there: #results'],
  },
});

const stillSaved = opened('harmless', ['projects'], {
  'reads-both-shapes': {
    does: 'reads a plain list of ids too',
    edits: [
      storeLists(
        "import { idListText, readIdList as readList } from '@site/contracts';\n\nconst readIdList = (text: string | null): readonly unknown[] => {\n  const stored: unknown = JSON.parse(text ?? 'null');\n  return Array.isArray(stored) ? stored : readList(text);\n};",
      ),
    ],
  },
  'reads-a-query-in-another-way': {
    does: 'reads the home from a record of the query',
    edits: [replace(readHome, "params.get('home')", "Object.fromEntries(params)['home'] ?? null")],
  },
  'moves-a-heart': {
    does: 'draws the hearts elsewhere and reads what is stored as before',
    edits: [
      replace(
        'remote-projects/src/features/favourites/favourite-heart.tsx',
        '<Box position="relative">',
        '<Box position="relative" mt="1">',
      ),
    ],
  },
});

export const returningBuilds: readonly GateBuild[] = [noticed, otherFocus, saved, held, stillSaved];

import { createHash } from 'node:crypto';
import {
  addRoute,
  append,
  draw,
  type Edit,
  onceHydrated,
  pageFile,
  type PlantedChange,
  prepend,
} from './planted-change';

export interface BreakingChange extends PlantedChange {
  /** The sentence with which only this change is refused. */
  refusal: RegExp;
  /** Damage to the stored release, by a part of the name of its file. */
  damage?: readonly [file: string, change: 'remove' | 'append'];
}

/** Changes that one check refuses at the same step, so that each keeps its sentence. */
export interface BreakingGroup {
  parts: readonly string[];
  /** A part that is stored before, so that its files can be damaged. */
  stored?: string;
  changes: readonly BreakingChange[];
}

const ui = 'shared/ui/src';
const sharedModules = 'shared/line/build/shared-modules.ts';
const projectRoutes = 'remote-projects/src/routes.ts';
const words = "title: 'A page', description: 'A page of the agency team.'";

/** Incompressible and deterministic. */
const noise = Array.from({ length: 2000 }, (_, index) =>
  createHash('sha384').update(String(index)).digest('base64'),
).join('');

/** So that the release is new, and has this file. */
const otherTitle = (page: string, title: string): Edit => [pageFile(page), `title="${title}"`, `title="New: ${title}"`];

/** Code that runs once a fragment of projects is hydrated. */
const inFragment = (fragment: string, code: string): Edit[] => {
  const file = `remote-projects/src/fragments/${fragment}.tsx`;
  return [
    prepend(file, "import { useEffect as usePlanted } from 'react';"),
    [file, /export default function \w+\([^)]*\) \{\n/, `$&  usePlanted(() => { ${code} }, []);\n`],
  ];
};

const claims = Buffer.from(JSON.stringify({ iss: 'supabase', role: 'service_role' })).toString('base64url');
const secretToken = `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.${claims}.c2lnbmF0dXJlLW9mLWEtdG9rZW4`;

const releases: BreakingGroup = {
  parts: ['agency'],
  stored: 'account',
  changes: [
    {
      id: 'path',
      edits: [addRoute('agency', `{ path: '/our agency', page: 'pricing', ${words} }`)],
      refusal: /agency names the path "\/our agency", which cannot be an address of the site/,
    },
    {
      id: 'second owner of a path',
      edits: [addRoute('agency', `{ path: '/blog', page: 'pricing', ${words} }`)],
      refusal: /agency claims the path \/blog, which marketing owns/,
    },
    {
      id: 'title',
      edits: [addRoute('agency', "{ path: '/untitled', page: 'pricing', title: ' ', description: 'A page.' }")],
      refusal: /agency gives \/untitled no title, or no description/,
    },
    {
      id: 'range of a shared module',
      edits: [
        [sharedModules, 'range: `^${version}`', "range: name === 'react/jsx-runtime' ? '^20.0.0' : `^${version}`"],
      ],
      refusal: /agency needs react\/jsx-runtime \^20\.0\.0, but the shell provides 19\./,
    },
    {
      id: 'missing file',
      edits: [otherTitle('account/verify', 'Verification')],
      damage: ['pages__verify', 'remove'],
      refusal: /pages__verify\.\w+\.js of account \S+ is missing from the storage/,
    },
    {
      id: 'changed file',
      edits: [otherTitle('account/reset-password', 'Reset password')],
      damage: ['pages__reset_password', 'append'],
      refusal: /pages__reset_password\.\w+\.js of account \S+ differs in the storage from the hash/,
    },
  ],
};

const code: BreakingGroup = {
  parts: ['agency'],
  changes: [
    {
      id: 'secret',
      edits: [append(pageFile('agency/otp-confirmed'), `document.documentElement.dataset.key ??= '${secretToken}';`)],
      refusal: /agency has a signed token \(role service_role\) in/,
    },
  ],
};

const types: BreakingGroup = {
  parts: ['shell', 'projects'],
  changes: [
    {
      id: 'type of a shared component',
      edits: [
        [`${ui}/cards/card-grid.tsx`, "columns: 'projects'", "layout: 'projects'"],
        [`${ui}/cards/card-grid.tsx`, 'CardGrid({ columns: variant,', 'CardGrid({ layout: variant,'],
      ],
      refusal: /marketing does not compile with shell \S+( and \S+ \S+)?: .*'columns' does not exist/,
    },
    {
      id: 'property of a fragment',
      edits: [
        [
          'remote-projects/src/fragments/project-grid.tsx',
          '{ mode }: ProjectGridProps',
          '{ mode }: ProjectGridProps & { city: string }',
        ],
      ],
      refusal: /marketing does not compile with .*projects \S+: .*'city' is missing/,
    },
    {
      id: 'generic hook',
      edits: [
        ['shared/runtime/src/router.ts', ' useLocation,', ''],
        append('shared/runtime/src/router.ts', "export { useLocation } from './planted-hook';"),
        [
          'shared/runtime/src/planted-hook.ts',
          '',
          "import { useLocation as useAddress } from 'react-router-dom';\n\nexport function useLocation<Place = { id: string; pathname: string; search: string; hash: string }>(): Place {\n  const { key: id, ...place } = useAddress();\n  return { ...place, id } as Place;\n}\n",
        ],
      ],
      refusal: /agency does not compile with shell \S+( and \S+ \S+)?: Property 'key' does not exist/,
    },
  ],
};

const composed: BreakingGroup = {
  parts: ['agency', 'projects'],
  changes: [
    {
      id: 'link',
      edits: [draw('agency/agency', '<a href="/careers">Careers</a>')],
      refusal: /agency links to \/careers on \/agency, which no part has/,
    },
    {
      id: 'named path',
      edits: [[projectRoutes, "path: '/details',", "path: '/home',"]],
      refusal: /projects no longer has \/details, but marketing links to it/,
    },
    {
      id: 'weight',
      edits: [
        ['remote-agency/src/content/noise.ts', '', `export const noise = '${noise}';\n`],
        prepend(pageFile('agency/pricing'), "import { noise } from '../content/noise';"),
        draw('agency/pricing', '<Text>{noise.length > 5 ? noise.slice(-5) : noise}</Text>'),
      ],
      refusal: /\/pricing of agency loads \d+\.\d KB of scripts/,
    },
    {
      id: 'removed page that others link to',
      edits: [[projectRoutes, /\{\s+path: '\/projects',[^}]*\},/, '']],
      refusal: /projects no longer has \/projects, but shell links to it/,
    },
  ],
};

const pages: BreakingGroup = {
  parts: ['agency', 'account'],
  changes: [
    {
      id: 'hydration',
      edits: [draw('agency/agency-plans', "<Text>{typeof window === 'object' ? 'Here' : 'Elsewhere'}</Text>")],
      refusal: /\/agency_plans of agency .*is a mismatch: the browser draws other text than its HTML has/,
    },
    {
      id: 'throw on load',
      edits: [append(pageFile('agency/pricing'), "export const mode = process.env.GREETING ?? 'none';")],
      refusal: /\/pricing of agency .*ReferenceError: process is not defined/,
    },
    {
      id: 'width on a phone',
      edits: [draw('agency/order-confirmed', '<Text w="900px">Wide</Text>')],
      refusal: /\/order_confirmed of agency is \d+ px wider than a screen of/,
    },
    {
      id: 'covered control',
      edits: [
        prepend(pageFile('account/verify'), "import { Box as Layer } from '@site/ui/core';"),
        draw('account/verify', '<Layer position="absolute" top="12rem" left="0" right="0" bottom="0" zIndex="5" />'),
      ],
      refusal: /\/forgot\/verify of account covers/,
    },
    {
      id: 'contact column',
      edits: [
        [
          'shared/contact-form/src/request/save-contact-request.ts',
          '.insert(row)',
          '.insert({ ...row, phone_number: row.phone })',
        ],
      ],
      refusal: /\/agency of agency has a contact form whose request the database refuses/,
    },
    {
      id: 'axe',
      edits: [draw('account/login', '<Text color="bg.sand" bg="bg.surface">Hardly to be read</Text>')],
      refusal: /\/login of account has a barrier that it did not have \(color-contrast\)/,
    },
    {
      id: 'leftovers on the next page',
      edits: onceHydrated('agency/complete-profile', "setInterval(() => { document.title = 'Sale!'; }, 1_000);"),
      refusal: /\/complete_profile of agency does something else than live after .*: the title is "Sale!" instead of/,
    },
    {
      id: 'request to a stranger',
      edits: onceHydrated(
        'agency/otp-confirmed',
        "const image = new Image(); image.src = 'https://images.example/late.png'; image.alt = ''; document.querySelector('main')!.append(image);",
      ),
      refusal: /\/otp_confirmed of agency .*policy refuses: https:\/\/images\.example\/late\.png \(img-src\)/,
    },
  ],
};

const hearts: BreakingGroup = {
  parts: ['projects'],
  changes: [
    {
      id: 'throw after a press',
      edits: [
        [
          'remote-projects/src/components/favorite-heart.tsx',
          'const before = getFavorites();',
          "$&\n    if (location.pathname === '/') throw new Error('No heart here.');",
        ],
      ],
      refusal: /\/ of marketing, which projects changes, after pressing "[^"]+": uncaught error: No heart here/,
    },
    {
      id: 'stored shape',
      edits: [
        [
          'remote-projects/src/model/favorite-store.ts',
          "import { idListText, readIdList } from '@site/contracts';",
          "const idListText = (ids: readonly string[]) => JSON.stringify(ids.map((id) => ({ id })));\nconst readIdList = (text: string | null): readonly unknown[] => {\n  const stored: unknown = JSON.parse(text ?? 'null');\n  return Array.isArray(stored) ? stored.map(({ id }: { id: string }) => id) : [];\n};",
        ],
      ],
      refusal:
        /of agency, which projects changes, with projects\.favourites as the live version stored it: does not show what is saved/,
    },
    {
      id: 'key that a fragment takes',
      edits: inFragment(
        'project-grid',
        "addEventListener('keydown', (event) => event.key === 's' && event.preventDefault());",
      ),
      refusal:
        /\/ of marketing, which projects changes, does something else than live after typing "[^"]+" into "[^"]+": marketing shows "[^"]*viitor@houe/,
    },
    {
      id: 'title of the page from a fragment',
      edits: inFragment('property-grid', "if (location.pathname === '/agency') document.title = 'Homes for you';"),
      refusal:
        /\/agency of agency, which projects changes, does something else than live .*: the title is "Homes for you" instead of "Partner Agent/,
    },
  ],
};

export const breakingGroups = { releases, code, types, composed, pages, hearts };

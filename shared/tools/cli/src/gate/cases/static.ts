import { createHash } from 'node:crypto';
import {
  append,
  build,
  type GateBuild,
  type GateChange,
  type GateChanges,
  prepend,
  remove,
  replace,
  write,
} from '../case';
import { addRoute, draw, importInto, pageFile, words } from '../edits';

/** A route with an invalid path. */
function routeCase(does: string, path: string, refusal: string, more = ''): GateChange {
  return { does, edits: [addRoute('agency', `{ path: '${path}', page: 'pricing', ${words}${more} }`)], refusal };
}

const instances = (params: string) => `, instances: [{ params: ${params}, ${words} }], unknown: { ${words} }`;

const paths: GateChanges = {
  'claims-a-live-path': routeCase(
    'names a path of another part',
    '/blog',
    'agency claims the path /blog, which marketing owns.',
  ),
  'claims-one-address': routeCase(
    "names one address of another part's path with parameters",
    '/project_details/3',
    'agency claims the path /project_details/3, which projects owns.',
  ),
  'claims-a-pattern': routeCase(
    "names another part's path with parameters, the parameter under another name",
    '/blog_details/:slug',
    'agency claims the path /blog_details/:slug, which marketing owns.',
    instances("{ slug: 'x' }"),
  ),
  'parameter-with-a-slash': routeCase(
    'has an instance whose parameter has a slash',
    '/bureaus/:place',
    'agency gives /bureaus/:place the place "dha/phase-6": a parameter cannot have a slash',
    instances("{ place: 'dha/phase-6' }"),
  ),
  'claims-the-sitemap': routeCase(
    'names a file of the site',
    '/sitemap.xml',
    'agency claims the path /sitemap.xml, which the site itself needs.',
  ),
  'claims-the-database': routeCase(
    'names the path of contact requests',
    '/rest/v1/contact',
    'agency claims the path /rest/v1/contact, which the site itself needs.',
  ),
  'claims-not-found': routeCase(
    'names the path of the not-found page',
    '/404',
    'agency claims the path /404, which the site itself needs.',
  ),
  'answers-everything': routeCase(
    'names a path that answers every address',
    '/:page',
    'agency names the path /:page, which would answer every address',
    instances("{ page: 'x' }"),
  ),
  'malformed-path': routeCase(
    'names a path with a space',
    '/our agency',
    'agency names the path "/our agency", which cannot be an address',
  ),
  'same-path-twice': routeCase('names a path twice', '/pricing', 'agency names the path /pricing twice.'),
  'former-path-of-another': routeCase(
    'keeps a path of another part as a former one',
    '/new-rent',
    'agency claims the path /rent, which marketing owns.',
    ", formerly: ['/rent']",
  ),
  'no-instances': routeCase(
    'names a path with parameters and no address of it',
    '/branches/:id',
    'agency names the path /branches/:id, but none of its addresses.',
    `, instances: [], unknown: { ${words} }`,
  ),
  'malformed-instance': routeCase(
    'names an instance that is not an address',
    '/offices/:id',
    'agency names "/offices/a b" among the addresses of /offices/:id, which cannot be one.',
    instances("{ id: 'a b' }"),
  ),
  'empty-title': {
    does: 'names a page without a title',
    edits: [addRoute('agency', "{ path: '/untitled', page: 'pricing', title: ' ', description: 'A page.' }")],
    refusal: 'agency gives /untitled no title, or no description.',
  },
  'page-deleted': {
    does: 'deletes a page that is still routed',
    edits: [remove(pageFile('agency/otp-confirmed'))],
    refusal: 'agency names the page "otp-confirmed" for /otp_confirmed, but its release has no such page.',
  },
};

/** Incompressible and deterministic. */
const noise = Array.from({ length: 2000 }, (_, index) =>
  createHash('sha384').update(String(index)).digest('base64'),
).join('');

const needs: GateChanges = {
  'over-budget': {
    does: 'brings a page over its budget',
    edits: [
      write('remote-agency/src/content/noise.ts', `export const noise = '${noise}';`),
      importInto('agency/pricing', "import { noise } from '../content/noise';"),
      draw('agency/pricing', '<Text>{noise.length > 5 ? noise.slice(-5) : noise}</Text>'),
    ],
    refusal: 'agency/pages/pricing brings',
  },
  'needs-newer-react': {
    does: 'asks for the next major version of React',
    edits: [
      replace(
        'shared/tools/build/src/shared-modules.ts',
        'range: `^${version}`',
        "range: name === 'react/jsx-runtime' ? '^20.0.0' : `^${version}`",
      ),
    ],
    refusal: 'agency needs react/jsx-runtime ^20.0.0, but the shell provides 19.',
  },
  'needs-a-new-module': {
    does: 'imports a shared module that the live shell does not have yet',
    edits: [
      replace('shared/packages/ui/package.json', '"./core":', '"./charts": "./src/charts/index.ts",\n    "./core":'),
      write('shared/packages/ui/src/charts/index.ts', 'export const Chart = () => null;\n'),
      replace(
        'shared/tools/build/src/shared-modules.ts',
        "'@site/ui/disclosure']",
        "'@site/ui/disclosure', '@site/ui/charts']",
      ),
      importInto('agency/agency', "import { Chart } from '@site/ui/charts';"),
      draw('agency/agency', '<Chart />'),
    ],
    refusal: 'agency needs @site/ui/charts, which the shell does not provide.',
  },
  'uses-a-new-export': {
    does: 'uses an export that the live shell does not have yet',
    edits: [
      append('shared/packages/ui/src/core/index.ts', "export { Text as Badge } from './text';"),
      importInto('agency/agency-plans', "import { Badge } from '@site/ui/core';"),
      draw('agency/agency-plans', '<Badge>New</Badge>'),
    ],
    refusal: 'agency uses Badge of @site/ui/core, which the shell does not provide.',
  },
  'uses-a-new-export-later': {
    does: 'uses an export that the live shell does not have yet, after a click',
    edits: [
      append('shared/packages/ui/src/disclosure/index.ts', "export { Accordion as Sheet } from './accordion';"),
      draw(
        'agency/complete-profile',
        '<button type="button" onClick={() => void import(\'@site/ui/disclosure\').then(({ Sheet }) => console.log(Sheet))}>Open</button>',
      ),
    ],
    refusal: 'agency uses Sheet of @site/ui/disclosure, which the shell does not provide.',
  },
  'passes-a-new-property': {
    does: 'passes a property to a shared component that the live one does not take yet',
    edits: [
      replace(
        'shared/packages/ui/src/core/section-head.tsx',
        'title: ReactNode;',
        'title: ReactNode;\n  kicker?: string;',
      ),
      importInto('agency/plan-started', "import { SectionHead } from '@site/ui/core';"),
      draw('agency/plan-started', '<SectionHead title="More" kicker="New" />'),
    ],
    refusal: 'agency uses SectionHead of @site/ui/core with "kicker"',
  },
  'shows-a-fragment-behind-a-click': {
    does: 'shows a fragment after a click that no part exposes',
    edits: [
      replace(
        'shared/packages/contracts/src/generated/fragments/projects.ts',
        'export interface ProjectsFragments {',
        "export interface ProjectsFragments {\n  'projects/fragments/map': { zoom: number };",
      ),
      prepend(
        pageFile('agency/order-confirmed'),
        "import { useState } from 'react';\nimport { Fragment } from '@site/federation';",
      ),
      append(
        pageFile('agency/order-confirmed'),
        'function Later() {\n  const [isOpen, open] = useState(false);\n  return isOpen ? <Fragment id="projects/fragments/map" label="Map" zoom={3} /> : <button type="button" onClick={() => open(true)}>Map</button>;\n}',
      ),
      draw('agency/order-confirmed', '<Later />'),
    ],
    refusal: 'agency uses the fragment projects/fragments/map on /order_confirmed, which no part exposes.',
  },
};

const projectGrid = 'remote-projects/src/fragments/project-grid.tsx';
const propertyGrid = 'remote-projects/src/fragments/property-grid.tsx';
const takes = (type: string) => [
  replace(
    propertyGrid,
    'export default function PropertyGridFragment({ limit, headingLevel = 3, ...filter }: PropertyGridProps)',
    `export default function PropertyGridFragment({ limit, headingLevel = 3, ...filter }: ${type})`,
  ),
];

export const staticBuilds: readonly GateBuild[] = [
  build('static', ['agency'], { ...paths, ...needs }),
  build('static', ['projects'], {
    'fragment-deleted': {
      does: 'deletes a fragment that another part shows',
      edits: [remove(projectGrid)],
      refusal: 'projects no longer exposes the fragment projects/fragments/project-grid, which marketing uses on /.',
    },
    'optional-property-renamed': {
      does: 'renames an optional property that a consumer passes',
      edits: [
        replace(
          propertyGrid,
          '{ limit, headingLevel = 3, ...filter }: PropertyGridProps',
          "{ max: limit, headingLevel = 3, ...filter }: Omit<PropertyGridProps, 'limit'> & { max?: number }",
        ),
      ],
      refusal: 'marketing passes "limit" to projects/fragments/property-grid, which projects no longer takes.',
      also: ['agency passes "limit" to projects/fragments/property-grid'],
    },
  }),
  build('static', ['projects'], {
    'union-narrowed': {
      does: 'takes fewer values, through an alias of another file',
      edits: [
        write('remote-projects/src/content/grid-mode.ts', "export type GridMode = 'every';\n"),
        replace(
          projectGrid,
          '{ mode }: ProjectGridProps',
          '{ mode }: Omit<ProjectGridProps, "mode"> & { mode: GridMode }',
        ),
        prepend(projectGrid, "import type { GridMode } from '../content/grid-mode';"),
      ],
      refusal:
        "marketing consumes projects/fragments/project-grid, but what it passes does not fit what projects takes: Types of property 'mode' are incompatible.",
    },
    'property-type-changed': {
      does: 'takes text where it took a number, through generics',
      edits: takes("Omit<PropertyGridProps, 'bedsMax'> & Partial<Record<'bedsMax', string>>"),
      refusal:
        "marketing consumes projects/fragments/property-grid, but what it passes does not fit what projects takes: Types of property 'bedsMax' are incompatible.",
      also: ['agency consumes projects/fragments/property-grid, but what it passes does not fit'],
    },
  }),
  build('static', ['projects'], {
    'property-required': {
      does: 'requires one more property of a fragment',
      edits: [replace(projectGrid, '{ mode }: ProjectGridProps', '{ mode }: ProjectGridProps & { city: string }')],
      refusal:
        "marketing consumes projects/fragments/project-grid, but what it passes does not fit what projects takes: Property 'city' is missing",
    },
    'optional-made-required': {
      does: 'requires a property that could be left out',
      edits: takes('PropertyGridProps & { limit: number }'),
      refusal:
        'marketing consumes projects/fragments/property-grid, but what it passes does not fit what projects takes: ',
      also: ['agency consumes projects/fragments/property-grid, but what it passes does not fit'],
    },
  }),
  build('static', ['marketing', 'projects'], {
    'deleted-behind-a-click': {
      does: 'deletes a fragment that another part shows after a click',
      edits: [
        remove(projectGrid),
        prepend(
          pageFile('marketing/blog'),
          "import { useState } from 'react';\nimport { Fragment } from '@site/federation';",
        ),
        append(
          pageFile('marketing/blog'),
          'function Later() {\n  const [isOpen, open] = useState(false);\n  return isOpen ? <Fragment id="projects/fragments/project-grid" label="Projects" mode="every" /> : <button type="button" onClick={() => open(true)}>Projects</button>;\n}',
        ),
        replace(pageFile('marketing/blog'), '<AboutUs />', '<AboutUs />\n      <Later />'),
      ],
      refusal:
        'projects no longer exposes the fragment projects/fragments/project-grid, which marketing uses on /blog.',
      also: ['projects no longer exposes the fragment projects/fragments/project-grid, which marketing uses on /.'],
    },
  }),
  build('static', ['marketing'], {
    'passes-a-new-value': {
      does: 'passes a value that the live fragment does not take yet',
      edits: [
        replace(projectGrid, "mode: 'showAll' | 'every';", "mode: 'showAll' | 'every' | 'three';"),
        replace(pageFile('marketing/landing'), 'mode="showAll"', 'mode="three"'),
      ],
      refusal:
        "marketing consumes projects/fragments/project-grid, but what it passes does not fit what projects takes: Types of property 'mode' are incompatible.",
    },
  }),
  build('static', ['agency'], {
    'two-folders': {
      does: 'copies a folder and keeps the name of its part',
      edits: [
        write(
          'remote-second/package.json',
          JSON.stringify({
            name: '@site/remote-second',
            version: '1.0.0',
            type: 'module',
            site: { part: 'account' },
          }),
        ),
      ],
      refusal: 'Two folders name the part "account" in their package.json.',
    },
  }),
  build('static', ['agency'], {
    'fragment-chosen-at-run-time': {
      does: 'shows a fragment whose id is only known at run time',
      edits: [
        importInto('agency/agency', "import type { FragmentProps } from '@site/contracts';"),
        append(
          pageFile('agency/agency'),
          'const ids: Record<string, keyof FragmentProps> = {};\nconst chosen = String(Object.keys(ids)[0]) as string;',
        ),
        draw('agency/agency', '<Fragment id={chosen as never} label="Projects" {...({} as never)} />'),
      ],
      refusal: 'agency shows a fragment whose id is only known at run time',
    },
  }),
];

import { addRoute, append, draw, onceHydrated, pageFile, type PlantedChange, prepend } from './planted-change';

export interface HarmlessGroup {
  parts: readonly string[];
  changes: readonly PlantedChange[];
}

const login = pageFile('account/login');
const agencyPricing = pageFile('agency/pricing');

const words: HarmlessGroup = {
  parts: ['account'],
  changes: [
    { id: 'another heading', edits: [[pageFile('account/verify'), 'title="Verification"', 'title="Your code"']] },
    {
      id: 'another of its pictures',
      edits: [
        [login, 'import { project06View2 }', 'import { interior3 }'],
        [login, 'image={project06View2}', 'image={interior3}'],
      ],
    },
    {
      id: 'effect that looks at the window',
      edits: onceHydrated(
        'account/forgot-password',
        "document.querySelector('main')!.dataset.width = String(window.innerWidth);",
      ),
    },
  ],
};

const features: HarmlessGroup = {
  parts: ['agency', 'projects'],
  changes: [
    {
      id: 'lazy component',
      edits: [
        [
          'remote-agency/src/features/note/late-note.tsx',
          '',
          'export default function LateNote() {\n  return <p>A late note.</p>;\n}\n',
        ],
        prepend(agencyPricing, "import { lazy, Suspense } from 'react';"),
        append(agencyPricing, "const LateNote = lazy(() => import('../features/note/late-note'));"),
        draw('agency/pricing', '<Suspense fallback={null}><LateNote /></Suspense>'),
      ],
    },
    {
      id: 'links with a query and a hash, to an instance and to a file of the site',
      edits: [
        draw(
          'agency/agency-plans',
          '<p><a href="/projects_details_view?city=Lahore#results">Search</a> <a href="/project_details/7">Seven</a> <a href="/robots.txt">Robots</a></p>',
        ),
      ],
    },
    {
      id: 'former path',
      edits: [
        addRoute(
          'agency',
          "{ path: '/plans_of_old', page: 'pricing', title: 'A page', description: 'A page of the agency team.', formerly: ['/old-plans'], canonical: '/pricing' }",
        ),
      ],
    },
    {
      id: 'optional property of a fragment',
      edits: [
        [
          'remote-projects/src/fragments/project-grid.tsx',
          '{ mode }: ProjectGridProps',
          '{ mode }: ProjectGridProps & { city?: string }',
        ],
      ],
    },
    {
      id: 'path that moves and keeps its former one',
      edits: [
        ['remote-projects/src/routes.ts', "path: '/projects',", "path: '/all-projects',\n    formerly: ['/projects'],"],
      ],
    },
  ],
};

export const harmlessGroups = { words, features };

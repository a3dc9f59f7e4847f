import { build, type GateBuild, prepend, replace } from '../case';
import { addNamedPath, atImport, draw, importInto, pageFile, run } from '../edits';

const failing = build('rendering', ['agency', 'account', 'marketing'], {
  throws: {
    does: 'throws on every page view',
    edits: [run('agency/pricing', "if (Date.now() > 0) throw new Error('No plans today.');")],
    refusal: '/pricing of agency cannot be rendered: ',
  },
  'never-finishes': {
    does: 'suspends for ever',
    edits: [
      importInto('agency/agency', "import { use as gateUse } from 'react';"),
      atImport('agency/agency', 'const never = new Promise<void>(() => undefined);'),
      run('agency/agency', 'gateUse(never);'),
    ],
    refusal: '/agency of agency cannot be rendered: it does not finish within',
  },
  loops: {
    does: 'loops for ever',
    edits: [run('agency/agency-plans', 'while (Date.now() > 0);')],
    refusal: '/agency_plans of agency cannot be rendered: it does not finish within',
  },
  'ends-the-process': {
    does: 'ends the process',
    edits: [run('agency/plan-started', "(globalThis as any)['pro' + 'cess']?.exit(0);")],
    refusal: '/plan_started of agency cannot be rendered: it crashed the rendering process',
  },
  'window-at-import': {
    does: 'reads window when it is imported',
    edits: [atImport('agency/otp-confirmed', 'export const width = window.innerWidth;')],
    refusal: '/otp_confirmed of agency cannot be rendered: window is not defined',
  },
  'no-default-export': {
    does: 'has a page without a default export',
    edits: [replace(pageFile('agency/order-confirmed'), 'export default function', 'export function')],
    refusal: '/order_confirmed of agency cannot be rendered: The module has no default export.',
  },
  'rejects-unheard': {
    does: 'leaves a rejection unhandled',
    edits: [run('agency/complete-profile', "void Promise.reject(new Error('Nobody listens.'));")],
    refusal: '/complete_profile of agency cannot be rendered: it crashed the rendering process',
  },
  'one-instance-throws': {
    does: 'throws for one instance only',
    edits: [run('marketing/article', "if (params.id === '4') throw new Error('No picture of the stadium.');")],
    refusal: '/blog_details/4 of marketing cannot be rendered',
  },
  'reads-the-environment': {
    does: "reads the releaser's environment",
    edits: [
      run(
        'account/register',
        "const home = (globalThis as any)['pro' + 'cess'].env.PATH.length as number; if (home < 0) return null;",
      ),
    ],
    refusal: '/register of account cannot be rendered',
  },
  'style-hidden-from-the-build': {
    does: 'gives an element a style by a call, which no build compiles',
    edits: [
      importInto('account/forgot-password', "import { createElement as make } from 'react';"),
      importInto('account/forgot-password', "import { Box as Hidden } from '@site/ui/core';"),
      draw('account/forgot-password', "{make(Hidden, { color: 'fg.muted' }, 'Thank you')}"),
    ],
    refusal: '/forgot_password has <div> with the style "color" as an attribute',
  },
  'rejected-promise': {
    does: 'waits for what fails',
    edits: [
      importInto('account/verify', "import { use as gateUse } from 'react';"),
      run('account/verify', "gateUse(Promise.reject(new Error('No codes today.')));"),
    ],
    refusal: '/forgot/verify of account cannot be rendered',
  },
});

const drawing = build('rendering', ['agency', 'account', 'projects'], {
  'has-no-heading': {
    does: 'has a page without a first-level heading',
    edits: [replace(pageFile('agency/pricing'), 'level={1}', 'level={2}')],
    refusal: '/pricing of agency has no h1; a page has one.',
  },
  'has-two-headings': {
    does: 'has a page with two first-level headings',
    edits: [draw('agency/agency', '<Heading level={1}>Again</Heading>')],
    refusal: '/agency of agency has 2 h1 elements; a page has one.',
  },
  'draws-nothing': {
    does: 'has a page that draws nothing',
    edits: [run('account/login', 'if (Date.now() > 0) return null;')],
    refusal: '/login of account draws nothing.',
    also: ['/login of account has no h1'],
  },
  'style-attribute': {
    does: 'writes a style attribute',
    edits: [draw('agency/agency-plans', "<p style={{ color: 'red' }}>Red</p>")],
    refusal: 'agency draws a style attribute on <p> (color:red) on /agency_plans',
  },
  'inline-script': {
    does: 'writes an inline script',
    edits: [draw('agency/plan-started', "<script>{'document.title = 1'}</script>")],
    refusal: 'agency draws a <script> element on /plan_started',
  },
  'style-element': {
    does: 'writes a style element',
    edits: [draw('agency/otp-confirmed', "<style>{'h2 { display: none }'}</style>")],
    refusal: 'agency draws a <style> element on /otp_confirmed',
  },
  'foreign-picture': {
    does: 'shows a picture of another site',
    edits: [draw('agency/order-confirmed', '<img src="https://images.example/a.png" alt="" />')],
    refusal: 'agency shows https://images.example/a.png on /order_confirmed, which the content security policy forbids',
  },
  'form-to-another-site': {
    does: 'has a form that posts to another site',
    edits: [
      draw(
        'agency/order-confirmed',
        '<form action="https://news.example/join" method="post"><button>Join</button></form>',
      ),
    ],
    refusal: 'agency draws a form that is sent to https://news.example/join on /order_confirmed',
  },
  'foreign-frame': {
    does: 'embeds a frame of a site that its route does not name',
    edits: [draw('projects/property-listing', '<iframe src="https://video.example/x" title="Film" />')],
    refusal: 'projects shows https://video.example/x on /property_listing, but no route names its origin in "frames".',
  },
  'missing-picture': {
    does: 'shows a picture that its release does not have',
    edits: [draw('account/register', '<img src="/_/account/none.webp" alt="" />')],
    refusal: 'account shows /_/account/none.webp on /register, which no release has.',
  },
  'missing-picture-of-another': {
    does: "shows a picture that another part's release does not have",
    edits: [draw('account/verify', '<img src="/_/projects/none.avif" alt="" />')],
    refusal: 'account shows /_/projects/none.avif on /forgot/verify, which no release has.',
  },
  'foreign-candidate': {
    does: 'names a picture of another site for sharp screens only',
    edits: [draw('account/forgot-password', '<img srcSet="https://images.example/b.png 2x" alt="" />')],
    refusal: 'account shows https://images.example/b.png on /forgot_password',
  },
  'foreign-poster': {
    does: 'shows a film with a poster of another site',
    edits: [draw('account/reset-password', '<video poster="//images.example/c.png" />')],
    refusal: 'account shows //images.example/c.png on /resetPassword',
  },
  'parameter-renamed': {
    does: 'renames the parameter of a path and not in its page',
    edits: [
      replace('remote-projects/src/routes.ts', "'/project_details/:id'", "'/project_details/:slug'"),
      replace('remote-projects/src/routes.ts', 'params: { id: String(id) }', 'params: { slug: String(id) }'),
    ],
    refusal: '/project_details/1 of projects looks like an address that does not exist.',
    also: ['of projects looks like an address that does not exist.'],
  },
});

const linking = build('rendering', ['agency', 'account', 'projects'], {
  'links-to-nowhere': {
    does: 'links to a page that there is not',
    edits: [draw('agency/agency', '<a href="/careers">Careers</a>')],
    refusal: 'agency links to /careers on /agency, which no part has.',
  },
  'links-to-no-instance': {
    does: 'links to an instance that there is not',
    edits: [draw('agency/agency', '<ButtonLink to={paths.project(99)}>Project 99</ButtonLink>')],
    refusal: 'agency links to /project_details/99 on /agency, which no part has.',
  },
  'navigates-to-nowhere': {
    does: 'leads to a page that does not exist, after a click',
    edits: [
      ...addNamedPath('marketing', 'offers'),
      draw(
        'agency/agency',
        '<button type="button" onClick={() => window.location.assign(paths.offers)}>Offers</button>',
      ),
    ],
    refusal: 'agency links to /offers in its code, which no part has.',
  },
  'path-removed': {
    does: 'removes a page to which others link',
    edits: [replace('remote-projects/src/routes.ts', /\{\s+path: '\/projects',[^}]*\},/, '')],
    refusal: 'projects no longer has /projects, but shell links to it on',
    also: ['projects no longer has /projects, but'],
  },
  'path-removed-of-a-menu': {
    does: 'removes a page to which only a closed menu leads',
    edits: [replace('remote-account/src/routes.ts', /\{\s+path: '\/login',[^}]*\},/, '')],
    refusal: 'account no longer has /login, but shell links to it',
    also: ['account no longer has /login, but'],
  },
  'path-renamed': {
    does: 'renames a path',
    edits: [replace('remote-projects/src/routes.ts', "path: '/details',", "path: '/home',")],
    refusal: 'projects no longer has /details, but',
  },
  'instance-removed': {
    does: 'removes one instance to which others link',
    edits: [
      replace('remote-projects/src/routes.ts', 'instances: projectNames.map(', 'instances: projectNames.slice(1).map('),
    ],
    refusal: 'projects no longer has /project_details/1, but',
  },
});

const single: readonly GateBuild[] = [
  build('rendering', ['account'], {
    'contains-itself': {
      does: 'draws itself inside itself: cannot be rendered, or has a heading per level',
      edits: [draw('account/login', '<LoginPage />')],
      refusal: '/login of account',
    },
  }),
  build('rendering', ['shell'], {
    'parameters-renamed': {
      does: 'hands the parameters of a page over under another name',
      edits: [replace('shell/src/site.tsx', 'with={{ params: match.params }}', 'with={{ args: match.params }}')],
      refusal: '/blog_details/1 of marketing cannot be rendered',
      also: ['cannot be rendered'],
    },
  }),
  build('rendering', ['shell'], {
    'shell-does-not-start': {
      does: 'is a shell that throws when it starts',
      edits: [
        prepend('shell/src/shared-scope-node.ts', "if (Date.now() > 0) throw new Error('The shell does not start.');"),
      ],
      refusal: 'The shell does not start.',
    },
  }),
  build('rendering', ['shell'], {
    'frame-with-style': {
      does: 'is a shell whose footer has a style attribute',
      edits: [replace('shell/src/frame/footer.tsx', 'as="footer"', 'as="footer" style={{ top: 0 }}')],
      refusal: 'shell draws a style attribute on <footer>',
    },
    'not-found-without-heading': {
      does: 'is a shell whose not-found page has no heading',
      edits: [replace('shell/src/pages/not-found-page.tsx', 'level={1}', 'level={2}')],
      refusal: '/404 of shell has no h1; a page has one.',
    },
  }),
];

/** A frame after a click is in no HTML. */
const laterFrame = build('static', ['projects'], {
  'frame-behind-a-tab': {
    does: 'keeps a map in a closed tab and no longer names its origin',
    edits: [replace('remote-projects/src/routes.ts', "frames: ['https://www.openstreetmap.org'],", '')],
    refusal: 'projects draws a frame, but none of its routes names an origin in "frames"',
  },
});

/** On other parts' pages: the sentence names the changed part. */
const fragments = build('rendering', ['projects'], {
  'fragment-has-a-first-heading': {
    does: "brings a first-level heading into another part's page",
    edits: [
      replace('remote-projects/src/fragments/property-grid.tsx', '<Count count', '<h1>Homes</h1>\n      <Count count'),
    ],
    refusal: '/agency of agency, which projects changes, has 2 h1 elements; a page has one.',
    also: ['which projects changes, has'],
  },
});

export const renderingBuilds: readonly GateBuild[] = [failing, drawing, linking, ...single, laterFrame, fragments];

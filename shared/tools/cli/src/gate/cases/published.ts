import { build, type GateBuild } from '../case';
import { append, replace, write } from '../case';
import { draw, importInto, pageFile } from '../edits';

const claims = Buffer.from(JSON.stringify({ iss: 'supabase', role: 'service_role' })).toString('base64url');
const token = `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.${claims}.c2lnbmF0dXJlLW9mLWEtdG9rZW4`;

const inBuilds = build('static', ['agency'], {
  'writes-text-as-html': {
    does: 'writes rich text as HTML, which the policy refuses after a navigation',
    edits: [draw('agency/agency', "<p dangerouslySetInnerHTML={{ __html: 'Some <b>rich</b> text.' }} />")],
    refusal: 'agency writes text as HTML (dangerouslySetInnerHTML in src/pages/agency.tsx)',
  },
  'sets-inner-html': {
    does: 'sets innerHTML in a press',
    edits: [
      draw(
        'agency/pricing',
        '<button type="button" onClick={({ currentTarget }) => { currentTarget.innerHTML = location.hash; }}>Press</button>',
      ),
    ],
    refusal: 'agency writes text as HTML (innerHTML in src/pages/pricing.tsx)',
  },
  'imports-an-undeclared-package': {
    does: 'imports a package that lies in node_modules and that its package.json does not name',
    edits: [
      importInto('agency/pricing', "import colors from 'picocolors';"),
      draw('agency/pricing', '<p>{typeof colors}</p>'),
    ],
    refusal: 'agency imports picocolors in src/pages/pricing.tsx, which its package.json does not name.',
  },
  'imports-an-ignored-file': {
    does: 'imports a file that git ignores',
    edits: [
      write('remote-agency/src/content/test-results/seats.ts', 'export const seats = 12;\n'),
      importInto('agency/plan-started', "import { seats } from '../content/test-results/seats';"),
      draw('agency/plan-started', '<p>{seats}</p>'),
    ],
    refusal: 'agency imports src/content/test-results/seats.ts, which git ignores',
  },
  'imports-a-shared-file-by-its-path': {
    does: 'imports a shared component by the path of its file, which makes a second copy of the styles',
    edits: [
      importInto(
        'agency/order-confirmed',
        "import { Button as Copied } from '../../../shared/packages/ui/src/core/button';",
      ),
      draw('agency/order-confirmed', '<Copied>Press</Copied>'),
    ],
    refusal: 'agency imports ../../../shared/packages/ui/src/core/button in src/pages/order-confirmed.tsx',
  },
  'publishes-a-secret-key': {
    does: 'has a key of the database for the service in its code',
    edits: [append(pageFile('agency/otp-confirmed'), `document.documentElement.dataset.key ??= '${token}';`)],
    refusal: 'agency has a signed token (role service_role) in',
  },
});

const otherLinks = build('static', ['agency'], {
  'form-to-a-missing-page': {
    does: 'has a search that leads to a page that there is not',
    edits: [draw('agency/agency', '<form action="/find-agent"><button>Find</button></form>')],
    refusal: 'agency links to /find-agent on /agency, which no part has.',
  },
  'button-to-a-missing-page': {
    does: 'has a button that sends its form to a page that there is not',
    edits: [draw('agency/plan-started', '<form><button formAction="/pay-later">Later</button></form>')],
    refusal: 'agency links to /pay-later on /plan_started, which no part has.',
  },
  'canonical-to-a-missing-page': {
    does: 'tells search engines to list a page that there is not',
    edits: [
      replace('remote-agency/src/routes.ts', "path: '/pricing',", "path: '/pricing',\n    canonical: '/prices',"),
    ],
    refusal: 'agency links to /prices as the canonical address of /pricing, which no part has.',
  },
});

/** What webpack refuses. */
const unbuilt = build('static', ['agency'], {
  'imports-in-another-case': {
    does: 'imports a file in another case than its name',
    edits: [importInto('agency/pricing', "import '../features/plan-card/Plan-Card';")],
    refusal:
      'agency imports ../features/plan-card/Plan-Card in remote-agency/src/pages, where no such file or package is.',
  },
});

const innerFile = build('static', ['agency'], {
  'imports-an-inner-file-of-react': {
    does: 'imports a file of react, which makes a second copy',
    edits: [
      importInto('agency/order-confirmed', "import * as OtherReact from 'react/index.js';"),
      draw('agency/order-confirmed', '<p>{Object.keys(OtherReact).length}</p>'),
    ],
    refusal: 'agency imports the file index.js of react, which react keeps to itself: import react.',
  },
});

const unlicensed = build('static', ['agency'], {
  'brings-a-package-without-a-license': {
    does: 'bundles a package that has no license',
    edits: [
      write('node_modules/no-words/package.json', '{ "name": "no-words", "version": "1.0.0", "main": "index.js" }'),
      write('node_modules/no-words/index.js', "module.exports = { words: 'none' };"),
      importInto('agency/pricing', "import { words } from 'no-words';"),
      draw('agency/pricing', '<p>{words}</p>'),
    ],
    refusal: 'no-words is shipped, but has no license file',
  },
});

const repeated = build('static', ['projects'], {
  'repeats-an-instance': {
    does: 'has two instances with one address',
    edits: [replace('remote-projects/src/routes.ts', 'projectNames.map(', '[...projectNames, projectNames[1]!].map(')],
    refusal: 'projects names the path /project_details/2 twice.',
  },
});

/** Accepted with a warning. */
const noted = build('harmless', ['agency'], {
  'leaves-search-engines': {
    does: 'takes a page out of search engines',
    edits: [replace('remote-agency/src/routes.ts', "path: '/pricing',", "path: '/pricing',\n    noindex: true,")],
    says: 'agency takes /pricing out of search engines (noindex), which list it now.',
  },
  'declares-a-package': {
    does: 'imports a package that its package.json names',
    edits: [
      replace(
        'remote-agency/package.json',
        '"lucide-react": "1.75.0"',
        '"lucide-react": "1.75.0",\n    "picocolors": "1.1.1"',
      ),
      importInto('agency/plan-started', "import colors from 'picocolors';"),
      draw('agency/plan-started', '<p>{typeof colors}</p>'),
    ],
  },
});

export const publishedBuilds: readonly GateBuild[] = [
  inBuilds,
  otherLinks,
  unbuilt,
  innerFile,
  unlicensed,
  repeated,
  noted,
];

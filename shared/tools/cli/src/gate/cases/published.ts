import type { GateBuild } from '../case';
import { append, replace } from '../case';
import { draw, pageFile } from '../edits';

const claims = Buffer.from(JSON.stringify({ iss: 'supabase', role: 'service_role' })).toString('base64url');
const token = `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.${claims}.c2lnbmF0dXJlLW9mLWEtdG9rZW4`;

const inBuilds: GateBuild = {
  kind: 'static',
  parts: ['agency'],
  cases: [
    {
      id: 'writes-text-as-html',
      does: 'writes rich text as HTML, which the policy refuses after a navigation',
      edits: [draw('agency/agency', "<p dangerouslySetInnerHTML={{ __html: 'Some <b>rich</b> text.' }} />")],
      refusal: 'agency writes text as HTML (dangerouslySetInnerHTML in src/pages/agency.tsx)',
    },
    {
      id: 'sets-inner-html',
      does: 'sets innerHTML in a press',
      edits: [
        draw(
          'agency/pricing',
          '<button type="button" onClick={({ currentTarget }) => { currentTarget.innerHTML = location.hash; }}>Press</button>',
        ),
      ],
      refusal: 'agency writes text as HTML (innerHTML in src/pages/pricing.tsx)',
    },
    {
      id: 'publishes-a-secret-key',
      does: 'has a key of the database for the service in its code',
      edits: [append(pageFile('agency/otp-confirmed'), `document.documentElement.dataset.key ??= '${token}';`)],
      refusal: 'agency has a signed token (role service_role) in',
    },
  ],
};

const otherLinks: GateBuild = {
  kind: 'static',
  parts: ['agency'],
  cases: [
    {
      id: 'form-to-a-missing-page',
      does: 'has a search that leads to a page that there is not',
      edits: [draw('agency/agency', '<form action="/find-agent"><button>Find</button></form>')],
      refusal: 'agency links to /find-agent on /agency, which no part has.',
    },
    {
      id: 'button-to-a-missing-page',
      does: 'has a button that sends its form to a page that there is not',
      edits: [draw('agency/plan-started', '<form><button formAction="/pay-later">Later</button></form>')],
      refusal: 'agency links to /pay-later on /plan_started, which no part has.',
    },
    {
      id: 'canonical-to-a-missing-page',
      does: 'tells search engines to list a page that there is not',
      edits: [
        replace('remote-agency/src/routes.ts', "path: '/pricing',", "path: '/pricing',\n    canonical: '/prices',"),
      ],
      refusal: 'agency links to /prices as the canonical address of /pricing, which no part has.',
    },
  ],
};

export const publishedBuilds: readonly GateBuild[] = [inBuilds, otherLinks];

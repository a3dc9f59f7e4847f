import { type GateBuild, opened, prepend, replace } from '../case';
import { atImport, draw, importInto, inEffect, newPage, pageFile, run } from '../edits';

const isBrowser = "typeof window === 'object'";

/** Invisible to Node. One page per case. */
export const browserBuilds: readonly GateBuild[] = [
  opened('browser', ['agency'], {
    'throws-in-the-browser-at-import': {
      does: 'reads what only Node has when it is imported',
      edits: [atImport('agency/pricing', "export const mode = process.env.GREETING ?? 'none';")],
      refusal: '/pricing of agency',
    },
    'hydrates-differently': {
      does: 'draws other text in the browser than in the document',
      edits: [
        draw('agency/agency', `<Heading level={2}>{${isBrowser} ? 'In the browser' : 'In the document'}</Heading>`),
      ],
      refusal: '/agency of agency',
    },
    'logs-an-error': {
      does: 'writes an error into the console',
      edits: inEffect('agency/agency-plans', "console.error('The plans are old.');"),
      refusal: '/agency_plans of agency console error: The plans are old.',
      also: ['/agency_plans of agency once it is touched: console error'],
    },
    'sets-an-inline-style': {
      does: 'writes a style attribute in an effect, as chart libraries do',
      edits: inEffect(
        'agency/plan-started',
        "document.querySelector('main')!.insertAdjacentElement('beforeend', document.createElement('p'))!.setAttribute('style', 'color: red');",
      ),
      refusal: '/plan_started of agency console error: policy violation: style-src',
      also: ['/plan_started of agency'],
    },
    'fetches-a-foreign-picture': {
      does: 'shows a picture of another site once it is hydrated',
      edits: inEffect(
        'agency/otp-confirmed',
        "const image = new Image(); image.src = 'https://images.example/late.png'; image.alt = ''; document.querySelector('main')!.append(image);",
      ),
      refusal: '/otp_confirmed of agency',
    },
    'asks-for-a-missing-file': {
      does: 'asks for a file that there is not',
      edits: inEffect('agency/order-confirmed', "void fetch('/_/agency/prices.json');"),
      refusal: '/order_confirmed of agency /_/agency/prices.json answers with status 404',
      also: ['/order_confirmed of agency'],
    },
    'hides-the-footer': {
      does: "has a style that hides the site's footer",
      edits: [
        importInto('agency/complete-profile', "import { Box as Hiding } from '@site/ui/core';"),
        draw(
          'agency/complete-profile',
          "<Hiding css={{ 'body:has(&) footer': { display: 'none' } }}>Thank you</Hiding>",
        ),
      ],
      refusal: "/complete_profile of agency hides the site's footer",
    },
    'loops-in-the-browser': {
      does: 'loops for ever in an effect',
      edits: newPage(
        'endless',
        '<Endless />',
        `import { useEffect } from 'react';\nfunction Endless() {\n  useEffect(() => { while (${isBrowser}); }, []);\n  return <p>Endless</p>;\n}\n`,
      ),
      refusal: '/endless of agency does not answer within 60 s',
      also: ['/endless of agency'],
    },
    'leaves-by-itself': {
      does: 'leads visitors on to another page as soon as it is hydrated',
      edits: newPage(
        'gone',
        '<Gone />',
        "import { useEffect } from 'react';\nimport { useNavigate } from '@site/router';\nfunction Gone() {\n  const navigate = useNavigate();\n  useEffect(() => void navigate('/pricing'), [navigate]);\n  return <p>Gone</p>;\n}\n",
      ),
      refusal: '/gone of agency leads on to /pricing by itself',
      also: ['/gone of agency'],
    },
    'covers-the-header': {
      does: "lies over the site's header",
      edits: newPage(
        'cover',
        '<Box position="fixed" inset="0" zIndex="1000" bg="white">All over</Box>',
        "import { Box } from '@site/ui/core';\n",
      ),
      refusal: "/cover of agency covers the site's header",
      also: ['/cover of agency'],
    },
  }),
  opened('browser', ['account'], {
    'low-contrast': {
      does: 'writes text that can hardly be read',
      edits: [draw('account/login', '<Text color="bg.sand" bg="bg.surface">Hardly to be read</Text>')],
      refusal: '/login of account has a barrier that it did not have (color-contrast)',
    },
    'rejects-in-the-browser': {
      does: 'leaves a rejection unhandled in an effect',
      edits: inEffect('account/register', "void Promise.reject(new Error('Nobody listens.'));"),
      refusal: '/register of account uncaught error: Nobody listens.',
    },
    'too-wide': {
      does: 'is wider than a phone',
      edits: [draw('account/forgot-password', '<Text w="900px">Wide</Text>')],
      refusal: 'px wider than a screen of',
      also: ['/forgot_password of account'],
    },
    'hides-the-header': {
      does: "has a style that hides the site's header",
      edits: [
        importInto('account/verify', "import { Box as Hiding } from '@site/ui/core';"),
        draw('account/verify', "<Hiding css={{ 'body:has(&) header': { visibility: 'hidden' } }}>Thank you</Hiding>"),
      ],
      refusal: "/forgot/verify of account hides the site's header",
      also: ['/forgot/verify of account'],
    },
    'cannot-be-shown': {
      does: 'throws only in the browser, so that the page says it cannot be shown',
      edits: [run('account/reset-password', `if (${isBrowser}) throw new Error('Not in a browser.');`)],
      refusal: 'cannot be shown right now',
      also: ['/resetPassword of account'],
    },
  }),
  opened('browser', ['projects'], {
    'fragment-throws-in-the-browser': {
      does: "has a fragment that throws only in the browser, on another part's page",
      edits: [
        replace(
          'remote-projects/src/fragments/project-grid.tsx',
          'ProjectGridFragment({ mode }: ProjectGridProps) {',
          `ProjectGridFragment({ mode }: ProjectGridProps) {\n  if (${isBrowser}) throw new Error('Not in a browser.');`,
        ),
      ],
      refusal: '/ of marketing, which projects changes, says "Projects cannot be shown right now."',
      also: ['/ of marketing'],
    },
    'fragment-draws-nothing': {
      does: "has a fragment that draws nothing any more, on another part's page",
      edits: [
        replace(
          'remote-projects/src/fragments/property-grid.tsx',
          '...filter }: PropertyGridProps) {',
          "...filter }: PropertyGridProps) {\n  if (filter.place === 'overseas') return null;",
        ),
      ],
      refusal:
        '/overseas of marketing, which projects changes, shows nothing where projects/fragments/property-grid was',
      also: ['shows nothing where projects/fragments/property-grid was'],
    },
    'one-instance-fails-in-the-browser': {
      does: 'fails in the browser on the last instance of a path',
      edits: [
        prepend(pageFile('projects/project-details'), "import { useEffect as useGateEffect } from 'react';"),
        run(
          'projects/project-details',
          "useGateEffect(() => { if (params.id === '10') throw new Error('Ten is one too many.'); }, [params.id]);",
        ),
      ],
      refusal: '/project_details/10 of projects',
    },
  }),
];

import { type GateBuild, opened } from '../case';
import { draw, importInto, inEffect, newPage, run } from '../edits';
import { leavingCases } from './leaving';
import { obstacleBuilds } from './obstacles';

/** Differences by engine, settings, screen, place and date. */
const differentVisitors = opened('browser', ['agency'], {
  'needs-one-engine': {
    does: 'reads a name that neither Safari nor Firefox has',
    edits: inEffect(
      'agency/plan-started',
      'void (navigator as Navigator & { connection: { effectiveType: string } }).connection.effectiveType;',
    ),
    refusal: '/plan_started of agency',
  },
  'calls-what-safari-lacks': {
    does: 'calls requestIdleCallback in an effect',
    edits: inEffect('agency/otp-confirmed', 'requestIdleCallback(() => undefined);'),
    refusal: '/otp_confirmed of agency',
  },
  'throws-with-motion': {
    does: 'throws for visitors who have not asked for less motion',
    edits: inEffect(
      'agency/complete-profile',
      "if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('No confetti.');",
    ),
    refusal: '/complete_profile of agency',
  },
  'draws-the-date-of-today': {
    does: 'draws the date of today in the document and in the browser',
    edits: newPage('today', '<p>{new Date().toISOString().slice(0, 10)}</p>'),
    refusal: '/today of agency',
  },
  'draws-in-the-language-of-the-browser': {
    does: 'writes a number in the language of the visitor in render',
    edits: newPage('spoken', '<p>{(1234567.8).toLocaleString()}</p>'),
    refusal: '/spoken of agency',
  },
  'wide-on-a-phone': {
    does: 'has a box of 700 px, which fits a desktop',
    edits: newPage('broad', '<Box w="700px">Broad</Box>', "import { Box } from '@site/ui/core';\n"),
    refusal: '/broad of agency is',
  },
  'wide-on-a-small-phone': {
    does: 'has a box that fits a phone of 390 px and no smaller one',
    edits: newPage('snug', '<Box w="366px">Snug</Box>', "import { Box } from '@site/ui/core';\n"),
    refusal: 'wider than a screen of 360 px',
  },
  'wide-on-a-tablet': {
    does: 'has a box that is wider than a tablet, and there only',
    edits: newPage(
      'tablet',
      "<Box w={{ base: 'auto', md: '900px', lg: 'auto' }}>Wide</Box>",
      "import { Box } from '@site/ui/core';\n",
    ),
    refusal: 'wider than a screen of 768 px',
  },
  'draws-only-once-it-is-touched': {
    does: 'draws its words once it is hydrated, on a page that waits for a touch',
    edits: [
      importInto('agency/pricing', "import { useIsHydrated as useGateHydrated } from '@site/router';"),
      run('agency/pricing', 'const isTouched = useGateHydrated();'),
      draw('agency/pricing', '{isTouched ? <p>Nobody reads this sentence.</p> : null}'),
    ],
    refusal: '/pricing of agency shows words only after a touch',
  },
  'dead-control': {
    does: 'has a button that does something, on a page that never hydrates',
    edits: [
      draw(
        'agency/order-confirmed',
        '<button type="button" onClick={() => { document.title = \'Pressed\'; }}>Press me</button>',
      ),
    ],
    refusal: '/order_confirmed of agency has a control that does nothing, because its module never hydrates',
  },
  ...leavingCases,
});

export const visitorBuilds: readonly GateBuild[] = [differentVisitors, ...obstacleBuilds];

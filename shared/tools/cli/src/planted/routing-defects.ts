import { replace } from '../gate/case';
import type { Defect } from './defect';

const head = 'shell/src/routing/head.ts';
const match = 'shell/src/routing/match.ts';
const matchTest = 'shell/src/routing/match.test.ts';

export const routingDefects: readonly Defect[] = [
  {
    id: 'title-suffix',
    harm: 'tabs and results do not name the site',
    edits: [replace(head, '`${head.title} | ${siteName}`', 'head.title')],
    caughtBy: { file: matchTest, title: 'appends the site name' },
  },
  {
    id: 'noindex-unknown',
    harm: 'search engines list pages that do not exist',
    edits: [replace(head, 'Boolean(route.noindex) || !isKnown', 'Boolean(route.noindex)')],
    caughtBy: { file: matchTest, title: 'marks unknown pages' },
  },
  {
    id: 'canonical-stays',
    harm: 'an error page names the page before as its address',
    edits: [replace(head, ', link[rel=canonical]', '')],
    caughtBy: { file: 'shell/src/routing/head.test.ts', title: 'removes the canonical address' },
  },
  {
    id: 'title-back',
    harm: 'Back leaves the title of the page before',
    edits: [
      replace(
        'shell/src/navigation/route-announcer.tsx',
        'writeHead(head, readSiteConfig',
        'if (!restoreFocus(key)) writeHead(head, readSiteConfig',
      ),
    ],
    caughtBy: { file: 'shell/src/navigation/route-announcer.test.tsx', title: 'Back gives a page its title' },
  },
  {
    id: 'path-case',
    harm: 'one page has several addresses',
    edits: [replace(match, 'caseSensitive: true', 'caseSensitive: false')],
    caughtBy: { file: matchTest, title: 'ROUT-24' },
  },
  {
    id: 'late-part',
    harm: 'a visitor waits six seconds for a notice',
    edits: [replace('shared/packages/hydration/src/module-store.ts', 'loadBudgetMs = 3000', 'loadBudgetMs = 6000')],
    caughtBy: {
      file: 'shared/packages/hydration/src/module-store.test.ts',
      title: 'fails a module after three seconds',
    },
  },
  {
    id: 'early-press',
    harm: 'a press before hydration is lost',
    edits: [
      replace(
        'shared/packages/hydration/src/starter/kept-presses.ts',
        'if (!presses.has(pressed)) presses.set(',
        'void (',
      ),
    ],
    caughtBy: {
      file: 'shared/packages/hydration/src/starter/starter.test.ts',
      title: 'a press on a part is carried out once',
    },
  },
  {
    id: 'private-page-cached',
    harm: 'a cache keeps a page with a password',
    edits: [replace('shared/tools/delivery/src/compose/policy.ts', "noStore ? 'no-store' : 'no-cache'", "'no-cache'")],
    caughtBy: { file: 'shared/tools/delivery/src/serve/headers.test.ts', title: 'every header' },
  },
];

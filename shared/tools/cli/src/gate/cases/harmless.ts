import { append, build, type GateBuild, opened, prepend, remove, replace, write } from '../case';
import { addRoute, draw, importInto, inEffect, newPage, ownHook, pageFile, run, words } from '../edits';

const boundary = `import { Component, type ReactNode } from 'react';
class Counter extends Component<{ children: ReactNode }, { count: number; isBroken: boolean }> {
  override state = { count: 0, isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? null : <button type="button" onClick={() => this.setState(({ count }) => ({ count: count + 1 }))}>{this.state.count} times{this.props.children}</button>;
  }
}
`;

/** Also opened in a browser. */
const agency = opened('harmless', ['agency'], {
  'has-one-more-page': {
    does: 'has one more page',
    edits: newPage('careers', '<p>We are looking for you.</p>'),
  },
  'class-component': {
    does: 'has a class component, and an error boundary',
    edits: newPage('counter', '<Counter> pressed</Counter>', boundary),
  },
  'code-fetched-later': {
    does: 'fetches code after a click',
    edits: [
      write('remote-agency/src/content/later.ts', "export const later = 'Later';\n"),
      draw(
        'agency/agency',
        '<button type="button" onClick={() => void import(\'../content/later\').then(({ later }) => { document.title = later; })}>More</button>',
      ),
    ],
  },
  'lazy-component': {
    does: 'shows a lazy component at once',
    edits: [
      write(
        'remote-agency/src/features/note/late-note.tsx',
        'export default function LateNote() {\n  return <p>A late note.</p>;\n}\n',
      ),
      importInto('agency/pricing', "import { lazy, Suspense } from 'react';"),
      append(pageFile('agency/pricing'), "const LateNote = lazy(() => import('../features/note/late-note'));"),
      draw('agency/pricing', '<Suspense fallback={null}><LateNote /></Suspense>'),
    ],
  },
  'link-with-query': {
    does: 'links to pages with a query and a hash, to an instance and to a file of the site',
    edits: [
      draw(
        'agency/agency-plans',
        '<p><a href="/projects_details_view?city=Lahore#results">Search</a> <a href="/project_details/7">Seven</a> <a href="/projects/">Slash</a> <a href="/robots.txt">Robots</a> <a href="https://example.com/">Elsewhere</a></p>',
      ),
    ],
  },
  'looks-at-the-window': {
    does: 'looks at the window in an effect',
    edits: inEffect(
      'agency/plan-started',
      "document.querySelector('main')!.dataset.width = String(window.innerWidth);",
    ),
  },
  'inline-picture': {
    does: 'shows a picture that is written into the page',
    edits: [
      draw(
        'agency/otp-confirmed',
        '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" srcSet="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7 2x" alt="" width="1" height="1" />',
      ),
    ],
  },
  'styled-in-javascript': {
    does: 'styles an element from JavaScript, as the policy allows',
    edits: inEffect('agency/order-confirmed', "document.querySelector('main')!.style.setProperty('--gate', '1');"),
  },
  'own-state': {
    does: 'has state after hydration',
    edits: [
      importInto('agency/complete-profile', "import { useEffect, useState } from 'react';"),
      run(
        'agency/complete-profile',
        'const [isHere, setHere] = useState(false);\n  useEffect(() => setHere(true), []);',
      ),
      draw('agency/complete-profile', '<p>{isHere ? "Here" : "Almost here"}</p>'),
    ],
  },
  'former-path': {
    does: 'names a former path of a page',
    edits: [
      addRoute(
        'agency',
        `{ path: '/plans_of_old', page: 'pricing', ${words}, formerly: ['/old-plans'], canonical: '/pricing' }`,
      ),
    ],
  },
  'other-words': {
    does: 'says a page in other words',
    edits: [
      replace('remote-agency/src/routes.ts', "title: 'Partner Agent'", "title: 'Meet a Partner Agent'"),
      replace('remote-agency/src/content/agent.ts', "role: 'Partner Agent'", "role: 'Agent'"),
    ],
  },
  'internal-rename': {
    does: 'renames a file inside',
    edits: [
      write('remote-agency/src/content/plan-questions.ts', "export { questions } from './questions';\n"),
      replace(pageFile('agency/pricing'), "'../content/questions'", "'../content/plan-questions'"),
    ],
  },
  'new-dependency': {
    does: 'has one more bundled dependency',
    edits: [
      replace('remote-agency/package.json', '"react": "19.3.1",', '"react": "19.3.1",\n    "ms": "2.1.3",'),
      prepend(pageFile('agency/pricing'), "// @ts-expect-error It has no types here.\nimport ms from 'ms';"),
      draw('agency/pricing', '<p>{String(ms(60000))}</p>'),
    ],
  },
  'another-version': {
    does: 'has another version number and owner',
    edits: [
      replace('remote-agency/package.json', '"version": "1.0.0"', '"version": "1.1.0"'),
      replace('remote-agency/package.json', '"owner": "agency"', '"owner": "sales"'),
    ],
  },
});

const unchanged = build('harmless', ['account'], {
  // webpack numbers modules by path, and packages are elsewhere here.
  'comment-alone': {
    does: 'writes a comment',
    edits: [append(pageFile('account/login'), '// The check must not care.')],
  },
  'test-alone': {
    does: 'adds a test and a line to the README',
    edits: [
      write('remote-account/src/pages/gate.test.tsx', "test('nothing', () => expect(1).toBe(1));\n"),
      append('remote-account/README.md', 'One more line.'),
    ],
  },
});

const grids = build('harmless', ['projects', 'marketing'], {
  'new-optional-property': {
    does: 'takes one more property that may be left out',
    edits: [
      replace(
        'remote-projects/src/fragments/project-grid.tsx',
        '{ mode }: ProjectGridProps',
        '{ mode }: ProjectGridProps & { city?: string }',
      ),
    ],
  },
  'fragment-with-children': {
    does: 'exposes one more fragment, with children and a callback',
    edits: [
      write(
        'remote-projects/src/fragments/project-count.tsx',
        'import type { ReactNode } from \'react\';\n\nexport interface ProjectCountProps {\n  children?: ReactNode;\n  onCount?: (count: number) => void;\n}\n\nexport default function ProjectCount({ children, onCount }: ProjectCountProps) {\n  return <button type="button" onClick={() => onCount?.(10)}>Ten {children}</button>;\n}\n',
      ),
    ],
  },
  'memo-and-refactored-types': {
    does: 'wraps a fragment in memo and writes its type differently',
    edits: [
      replace(
        'remote-projects/src/fragments/property-grid.tsx',
        'export default function PropertyGridFragment({ limit, headingLevel = 3, ...filter }: PropertyGridProps) {',
        "export default memo(PropertyGridFragment);\n\ntype Level = Pick<PropertyGridProps, 'headingLevel'>;\n\nfunction PropertyGridFragment({ limit, headingLevel = 3, ...filter }: Omit<PropertyGridProps, 'headingLevel'> & Level) {",
      ),
      prepend('remote-projects/src/fragments/property-grid.tsx', "import { memo } from 'react';"),
    ],
  },
  'fragment-as-class': {
    does: 'exposes one more fragment, a class component',
    edits: [
      write(
        'remote-projects/src/fragments/project-clock.tsx',
        "import { Component } from 'react';\n\nexport default class ProjectClock extends Component<{ hour: number }> {\n  override render() {\n    return <p>{this.props.hour}</p>;\n  }\n}\n",
      ),
    ],
  },
  'path-moved': {
    does: 'moves a page that others link to, and keeps its former path',
    edits: [
      replace(
        'remote-projects/src/routes.ts',
        "path: '/projects',",
        "path: '/all-projects',\n    formerly: ['/projects'],",
      ),
    ],
  },
  'one-more-article': {
    does: 'has one more instance',
    edits: [
      replace(
        'remote-marketing/src/content/article-texts.ts',
        /\n\];/,
        "\n  { id: 7, name: 'A seventh article', neighborhood: 'One more', city: 'Lahore', description: 'A seventh article, which says no more than this.', history: 'None.', review: 'None.' },\n];",
      ),
      replace(
        'remote-marketing/src/content/articles.ts',
        'const pictures = articlePictures[id];',
        'const pictures = articlePictures[id] ?? articlePictures[1];',
      ),
    ],
  },
  'page-removed': {
    does: 'removes a page that nothing links to',
    edits: [
      replace('remote-marketing/src/routes.ts', /\{\s+path: '\/overseas1',[^}]*\},/, ''),
      remove(pageFile('marketing/overseas-placeholder')),
    ],
  },
  'other-value': {
    does: 'passes another value, and no longer passes one',
    edits: [replace(pageFile('marketing/overseas'), 'limit={4}\n            headingLevel={3}', 'limit={6}')],
  },
  'fragment-without-uses': {
    does: 'shows a fragment on one more page, which no route names',
    edits: [
      prepend(pageFile('marketing/buy'), "import { Fragment } from '@site/federation';"),
      replace(
        pageFile('marketing/buy'),
        'return <PlaceholderPage {...buyPlaceholder} />;',
        'return (\n    <>\n      <PlaceholderPage {...buyPlaceholder} />\n      <Fragment id="projects/fragments/property-grid" label="Homes" limit={2} />\n    </>\n  );',
      ),
    ],
  },
});

const shell = opened('harmless', ['shell'], {
  'shell-in-other-words': {
    does: 'is a shell in other words',
    edits: [
      replace(
        'shell/src/frame/footer.tsx',
        'Making your real estate journey effortless',
        'Your home, with less effort',
      ),
    ],
  },
  'shared-export-added': {
    does: 'adds an export to a shared module',
    edits: [append('shared/packages/ui/src/core/index.ts', "export { Text as Badge } from './text';")],
  },
  'shared-property-added': {
    does: 'takes one more property of a shared component that may be left out',
    edits: [
      replace(
        'shared/packages/ui/src/core/heading.tsx',
        'level: HeadingLevel;',
        'level: HeadingLevel;\n  kicker?: string;',
      ),
    ],
  },
  'shared-values-widened': {
    does: 'takes more values of a shared property',
    edits: [
      replace('shared/packages/ui/src/core/unavailable-notice.tsx', 'detail?: string', 'detail?: string | number'),
    ],
  },
  'shared-property-optional': {
    does: 'no longer requires a property',
    edits: [replace('shared/packages/ui/src/core/section-head.tsx', 'title: ReactNode;', 'title?: ReactNode;')],
  },
  'shared-result-added': {
    does: 'returns one more field from a hook',
    edits: ownHook(
      'useLocation',
      '(): { key: string; pathname: string; search: string; hash: string; isHome: boolean } {\n  const { key, pathname, search, hash } = useAddress();\n  return { key, pathname, search, hash, isHome: pathname === "/" };\n}',
    ),
  },
  'shared-parameter-added': {
    does: 'takes one more parameter of a hook that may be left out',
    edits: ownHook('useIsHydrated', '(page?: string): boolean {\n  return isHydrated() && page !== "/";\n}'),
  },
  'shared-types-refactored': {
    does: 'writes the type of a shared component differently',
    edits: [
      replace(
        'shared/packages/ui/src/cards/card-grid.tsx',
        'export interface CardGridProps {',
        'export type CardGridProps = Readonly<Described>;\n\ninterface Described {',
      ),
    ],
  },
});

const remote = opened('harmless', ['market-news'], {
  'new-remote': {
    does: 'is a remote that nobody has heard of',
    edits: [
      write(
        'remote-market-news/package.json',
        JSON.stringify({
          name: '@site/remote-market-news',
          version: '1.0.0',
          private: true,
          type: 'module',
          exports: {},
          dependencies: { '@site/contracts': '1.0.0', '@site/ui': '1.0.0', react: '19.3.1' },
          site: { part: 'market-news' },
        }),
      ),
      write(
        'remote-market-news/src/routes.ts',
        "import type { RouteDefinition } from '@site/contracts';\n\nexport const routes: readonly RouteDefinition[] = [\n  { path: '/market-news', page: 'market-news', title: 'Market news', description: 'News of the market, from a remote that is new.' },\n];\n",
      ),
      write(
        'remote-market-news/src/pages/market-news.tsx',
        "import { Container, Heading } from '@site/ui/core';\n\nexport default function MarketNewsPage() {\n  return (\n    <Container>\n      <Heading level={1}>Market news</Heading>\n      <p>Nothing new.</p>\n    </Container>\n  );\n}\n",
      ),
    ],
  },
});

const account = opened('harmless', ['account'], {
  'picture-swapped': {
    does: 'shows another of its pictures',
    edits: [
      replace(
        pageFile('account/login'),
        "import { project06View2 } from '../../images/manifest.json';",
        "import { interior3 } from '../../images/manifest.json';",
      ),
      replace(pageFile('account/login'), 'image={project06View2}', 'image={interior3}'),
    ],
  },
  'other-heading': {
    does: 'has another heading',
    edits: [replace(pageFile('account/verify'), 'title="Verification"', 'title="Your code"')],
  },
  'indexed-now': {
    does: 'lets search engines list a page',
    edits: [replace('remote-account/src/routes.ts', 'noindex: true,\n    noStore: true,', 'noStore: true,')],
  },
  'one-component-for-many': {
    does: 'hands on a component from a feature',
    edits: [
      write(
        'remote-account/src/features/account-screen/sent.tsx',
        'import { Text } from \'@site/ui/core\';\n\nexport function Sent() {\n  return <Text role="status">Nothing was sent.</Text>;\n}\n',
      ),
      importInto('account/reset-password', "import { Sent } from '../features/account-screen/sent';"),
      draw('account/reset-password', '<Sent />'),
    ],
  },
});

export const harmlessBuilds: readonly GateBuild[] = [grids, agency, shell, account, remote, unchanged];

/** @jest-environment node */
import type { Release } from '@site/contracts';
import { remoteRelease, shellRelease } from '../testing/releases';
import { compareReleases } from './releases';

const check = (releases: readonly Release[], live: readonly Release[] = []) => compareReleases({ releases, live });
const pageAt = (path: string, more: { formerly?: string[] } = {}) => ({
  routes: [{ path, page: 'home', title: 'A page', description: 'Of a part.', ...more }],
});
const itemRoute = (path: string, ids: string[] = ['seven']) => ({
  routes: [
    {
      path,
      page: 'home',
      staticParams: ids.map((id) => ({ params: { id, slug: id }, title: id, description: id })),
      fallback: { title: 'A page', description: 'Of a part.' },
    },
  ],
});

describe('releases that are compared', () => {
  test('lets parts through that fit together', () => {
    expect(check([shellRelease(), remoteRelease('projects'), remoteRelease('agency')])).toEqual({
      refusals: [],
      warnings: [],
    });
  });

  test('refuses an instance with a slash in its parameter', () => {
    const { refusals } = check([shellRelease(), remoteRelease('projects', itemRoute('/project/:id', ['dha/phase-6']))]);
    expect(refusals).toContain(
      'projects gives /project/:id the id "dha/phase-6": a parameter cannot have a slash, so nobody can reach that page.',
    );
  });

  test('refuses a path that two parts claim, also when the parameter has another name', () => {
    const { refusals } = check([
      shellRelease(),
      remoteRelease('projects', itemRoute('/project/:id')),
      remoteRelease('agency', itemRoute('/project/:slug')),
    ]);
    expect(refusals).toContain('agency claims the path /project/:slug, which projects owns.');
  });

  test('names the newcomer as the one who claims, whatever the parts are called', () => {
    const live = remoteRelease('projects', pageAt('/homes'));
    const newcomer = remoteRelease('agency', { routes: live.routes });
    expect(check([shellRelease(), newcomer, live], [live]).refusals).toEqual([
      'agency claims the path /homes, which projects owns.',
    ]);
  });

  test('refuses a path that loses the name by which another part links to it', () => {
    const routes = (name: string) => ({ routes: [{ ...pageAt('/homes').routes[0]!, name }] });
    const marketing = remoteRelease('marketing', { linksTo: ['/homes?q'] });
    const [before, after] = [remoteRelease('agency', routes('homes')), remoteRelease('agency', routes('houses'))];
    expect(check([shellRelease(), after, marketing], [shellRelease(), before, marketing]).refusals).toEqual([
      'agency no longer names /homes "homes", but marketing links to it by paths.homes.',
    ]);
  });

  test("refuses a path that is one address of somebody else's path with parameters", () => {
    const one = remoteRelease('agency', pageAt('/project/3'));
    expect(check([shellRelease(), remoteRelease('projects', itemRoute('/project/:id', ['3'])), one]).refusals).toEqual([
      'agency claims the path /project/3, which projects owns.',
    ]);
  });

  test.each(['/rest/v1/contact', '/_/agency', '/404', '/robots.txt'])(
    'refuses %s, which the site itself answers',
    (path) => {
      expect(check([shellRelease(), remoteRelease('agency', pageAt(path))]).refusals).toEqual([
        `agency claims the path ${path}, which the site itself needs.`,
      ]);
    },
  );

  test.each(['agency', '/agency/', '/agency//plans', '/agency?x=1', '/a b'])(
    'refuses "%s", which is not an address',
    (path) => {
      expect(check([shellRelease(), remoteRelease('agency', pageAt(path))]).refusals).toEqual([
        `agency names the path "${path}", which cannot be an address of the site.`,
      ]);
    },
  );

  test.each(['/:page', '/:page/more'])('refuses %s, which would answer every address', (path) => {
    expect(check([shellRelease(), remoteRelease('agency', itemRoute(path, ['seven']))]).refusals).toContain(
      `agency names the path ${path}, which would answer every address of the site: begin it with a word.`,
    );
  });

  test.each(['/index.html', '/favicon.ico'])('refuses %s, which is a file of the site', (path) => {
    expect(check([shellRelease(), remoteRelease('agency', pageAt(path))]).refusals).toEqual([
      `agency claims the path ${path}, which the site itself needs.`,
    ]);
  });

  test.each([
    ['/homes', []],
    ['/homes?id=:id', ['agency names /homes?id=:id as a former path of /agency, but their parameters differ.']],
    ['/homes?:id', ['agency names /homes?:id as a former path of /agency, which cannot be one.']],
    ['/old/:id', ['agency names /old/:id as a former path of /agency, but their parameters differ.']],
    ['/_/old', ['agency names /_/old as a former path of /agency, which cannot be one.']],
    ['/agency', ['agency names the path /agency twice.']],
  ])('lets a page have had the path %s before, unless that cannot be', (former, expected) => {
    const { refusals } = check([shellRelease(), remoteRelease('agency', pageAt('/agency', { formerly: [former] }))]);
    expect(refusals).toEqual(expected);
  });

  test('refuses a path that another part keeps as a former one', () => {
    const agency = remoteRelease('agency', pageAt('/agency', { formerly: ['/homes'] }));
    const projects = remoteRelease('projects', pageAt('/homes'));
    expect(check([shellRelease(), agency, projects]).refusals).toEqual([
      'projects claims the path /homes, which agency owns.',
    ]);
  });

  test('refuses a path with parameters that has no address', () => {
    expect(check([shellRelease(), remoteRelease('agency', itemRoute('/item/:id', []))]).refusals).toEqual([
      'agency names the path /item/:id, but none of its addresses.',
    ]);
  });

  test('refuses an empty title, and only warns of one that is live', () => {
    const agency = remoteRelease('agency', {
      routes: [{ path: '/agency', page: 'home', title: ' ', description: 'Of a part.' }],
    });
    const sentence = 'agency gives /agency no title, or no description.';
    expect(check([shellRelease(), agency]).refusals).toEqual([sentence]);
    expect(check([shellRelease(), agency], [agency])).toEqual({ refusals: [], warnings: [sentence] });
  });

  test('refuses a page that its release does not have', () => {
    const { refusals } = check([shellRelease(), remoteRelease('agency', { modules: {} })]);
    expect(refusals).toEqual(['agency names the page "home" for /agency, but its release has no such page.']);
  });

  test('refuses a fragment that no part exposes', () => {
    const consumes = {
      routes: [
        {
          path: '/a',
          page: 'home',
          title: 'A',
          description: 'A page.',
          consumes: ['projects/fragments/grid'] as const,
        },
      ],
    };
    const { refusals } = check([shellRelease(), remoteRelease('projects'), remoteRelease('marketing', consumes)]);
    expect(refusals).toEqual(['marketing uses the fragment projects/fragments/grid on /a, which no part exposes.']);
  });

  test('refuses shared ranges that the shell does not meet', () => {
    const { refusals } = check([
      shellRelease(),
      remoteRelease('agency', { requires: { react: '^20.0.0', recharts: '^3.0.0' } }),
    ]);
    expect(refusals).toEqual([
      'agency needs react ^20.0.0, but the shell provides 19.3.1.',
      'agency needs recharts ^3.0.0, which the shell does not provide.',
    ]);
  });

  test('refuses a set without a shell, and one with two', () => {
    expect(check([remoteRelease('agency', { requires: {} })]).refusals).toEqual([
      'A composition needs exactly one shell.',
    ]);
    expect(check([shellRelease(), shellRelease({ part: 'second' })]).refusals).toEqual([
      'A composition needs exactly one shell.',
    ]);
  });
});

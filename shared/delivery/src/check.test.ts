/** @jest-environment node */
import { checkReleases } from './check';
import { remoteRelease, shellRelease } from './testing/releases';

describe('checkReleases', () => {
  it('lets parts through that fit together', () => {
    expect(checkReleases([shellRelease(), remoteRelease('projects'), remoteRelease('agency')])).toEqual({ refusals: [], warnings: [] });
  });

  it('refuses a path that two parts claim, also when the parameter has another name', () => {
    const route = (path: string) => ({ routes: [{ path, page: 'home', instances: [], unknown: { title: '', description: '' } }] });
    const { refusals } = checkReleases([shellRelease(), remoteRelease('projects', route('/project/:id')), remoteRelease('agency', route('/project/:slug'))]);
    expect(refusals).toEqual(['agency claims the path /project/:slug, which projects owns.']);
  });

  it('refuses a page that its release does not have', () => {
    const { refusals } = checkReleases([shellRelease(), remoteRelease('agency', { modules: {} })]);
    expect(refusals).toEqual(['agency names the page "home" for /agency, but its release has no such page.']);
  });

  it('refuses a fragment that nobody lends', () => {
    const uses = { routes: [{ path: '/a', page: 'home', title: 'A', description: 'A page.', uses: ['projects/fragments/grid'] as const }] };
    const { refusals } = checkReleases([shellRelease(), remoteRelease('projects'), remoteRelease('marketing', uses)]);
    expect(refusals).toEqual(['marketing uses the fragment projects/fragments/grid on /a, which nobody lends.']);
  });

  it('refuses shared ranges that the shell does not meet', () => {
    const { refusals } = checkReleases([shellRelease(), remoteRelease('agency', { requires: { react: '^20.0.0', recharts: '^3.0.0' } })]);
    expect(refusals).toEqual(['agency needs react ^20.0.0, but the shell provides 19.3.1.', 'agency needs recharts ^3.0.0, which the shell does not provide.']);
  });

  it('refuses a set without a shell', () => {
    expect(checkReleases([remoteRelease('agency', { requires: {} })]).refusals).toContain('A composition needs exactly one shell.');
  });

  it('warns of a page over 40 KB, and refuses nothing for it', () => {
    const heavy = remoteRelease('agency');
    const files = heavy.files.map((each) => ({ ...each, brotli: 30_000 }));
    const { refusals, warnings } = checkReleases([shellRelease(), { ...heavy, files }]);
    expect(refusals).toEqual([]);
    expect(warnings).toEqual(['agency/pages/home brings 60.0 KB of scripts (brotli); the budget is 40 KB.']);
  });
});

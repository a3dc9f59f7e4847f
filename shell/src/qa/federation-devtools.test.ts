import { SiteRegistry } from '../router/site-registry';
import { serveRegistry } from '../testing/serve-registry';
import { describeToDevtools } from './federation-devtools';

const assets = { js: { sync: ['page.1.js'], async: [] }, css: { sync: [], async: [] } };
const manifest = {
  metaData: { publicPath: '/_/agency/', globalName: '__site_agency', remoteEntry: { name: 'entry.1.js', type: 'var' } },
  shared: [{ name: 'react', version: '19.3.1', assets }],
  exposes: [{ name: 'pages/pricing', path: './pages/pricing', assets }],
};

test('describes each part and the remotes of the shell to Module Federation’s DevTools', async () => {
  const page = { path: '/pricing', part: 'agency', page: 'pricing', title: '', description: '' };
  const site = serveRegistry([page], '1.0.0-aaaaaaaa');
  const part = { version: '1.0.0-aaaaaaaa', entry: '', integrity: {} };
  site.released = { part, routes: [], manifest: '/_/release/manifest' };
  const served = jest.mocked(fetch).getMockImplementation();
  jest
    .mocked(fetch)
    .mockImplementation(async (...args) =>
      args[0] === '/_/release/manifest' ? Response.json(manifest) : (served?.(...args) ?? new Response()),
    );
  const moduleInfo = {};
  Reflect.set(globalThis, '__FEDERATION__', { moduleInfo });
  await describeToDevtools(new SiteRegistry({ parts: {}, routes: [] }, { pathname: '/', name: 'registry-1' }));
  expect(moduleInfo).toEqual({
    shell: expect.objectContaining({ remotesInfo: { agency: { matchedVersion: '1.0.0-aaaaaaaa' } } }) as unknown,
    'agency:1.0.0-aaaaaaaa': {
      version: '1.0.0-aaaaaaaa',
      publicPath: '/_/agency/',
      globalName: '__site_agency',
      remoteEntry: 'entry.1.js',
      remoteEntryType: 'var',
      remotesInfo: {},
      shared: [{ sharedName: 'react', version: '19.3.1', assets }],
      modules: [{ moduleName: 'pages/pricing', modulePath: './pages/pricing', assets }],
    },
  });
});

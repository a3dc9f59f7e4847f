import { snapshotPath, type RouteRecord, type Snapshot } from '@site/contracts';
import { showModules } from './show-modules';

const route = (part: string, page: string, uses: RouteRecord['uses'] = []): RouteRecord => ({
  ...{ path: `/${page}`, part, page, uses, title: page, description: '' },
});
const routes = [route('marketing', 'landing', ['projects/fragments/project-grid']), route('projects', 'project-list')];
const part = (name: string, moduleName: string) => ({
  ...{ version: '1.0.0-aaaaaaaa', publicPath: `/_/${name}/`, remoteEntry: `/_/${name}/remoteEntry.1.js` },
  ...{ globalName: `__site_${name}`, modules: [{ moduleName }] },
});
const snapshot: Snapshot = {
  shell: { version: '1.0.0-cccccccc', publicPath: '/_/shell/', modules: [] },
  marketing: part('marketing', 'pages/landing'),
  projects: part('projects', 'fragments/project-grid'),
};
const registry = { loadWhole: () => Promise.resolve({ composition: 'c', parts: {}, routes }) };

function answer(response: Response): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    expect(url).toBe(snapshotPath);
    return response;
  });
}

beforeEach(() => Reflect.set(globalThis, '__FEDERATION__', { moduleInfo: {} }));
afterEach(() => void Reflect.deleteProperty(globalThis, '__FEDERATION__'));

it('DevTools get modules, versions, and who consumes whom', async () => {
  answer(Response.json(snapshot));
  await showModules(registry, {});
  const all = { matchedVersion: '1.0.0-aaaaaaaa' };
  expect(globalThis.__FEDERATION__.moduleInfo).toMatchObject({
    shell: { version: '1.0.0-cccccccc', remotesInfo: { marketing: all, projects: all } },
    'marketing:1.0.0-aaaaaaaa': { remoteEntry: 'remoteEntry.1.js', remotesInfo: { projects: all } },
    'projects:1.0.0-aaaaaaaa': {
      ...{ publicPath: '/_/projects/', globalName: '__site_projects', remotesInfo: {} },
      modules: [expect.objectContaining({ moduleName: 'fragments/project-grid' })],
    },
  });
});

it('a version of this session replaces the live one, with what its pages use', async () => {
  answer(Response.json(snapshot));
  const other = { version: '1.0.0-bbbbbbbb', entry: '/_/marketing/remoteEntry.2.js', integrity: {} };
  await showModules(registry, { marketing: { part: other, routes: [route('marketing', 'welcome')] } });
  const { moduleInfo } = globalThis.__FEDERATION__;
  expect(Object.keys(moduleInfo)).toEqual(['shell', 'marketing:1.0.0-bbbbbbbb', 'projects:1.0.0-aaaaaaaa']);
  expect(moduleInfo['marketing:1.0.0-bbbbbbbb']).toMatchObject({
    ...{ remoteEntry: 'remoteEntry.2.js', remotesInfo: {} },
    modules: [expect.objectContaining({ moduleName: 'pages/welcome' })],
  });
});

it('a snapshot that cannot be read leaves a warning and the page as it is', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  answer(new Response('', { status: 404 }));
  await showModules(registry, {});
  expect(warn).toHaveBeenCalledTimes(1);
  expect(globalThis.__FEDERATION__.moduleInfo).toEqual({});
});

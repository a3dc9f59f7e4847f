import type { RouteRecord } from '@site/contracts';
import { ModuleStore, type RemoteModuleNamespace } from '@site/runtime/hydrate';
import { serveRegistry } from '../testing/serve-registry';
import { SiteRegistry } from '../routing/site-registry';
import { openPage } from './load-page';

const page: RemoteModuleNamespace = { default: () => null };
const landing: RouteRecord = {
  path: '/',
  part: 'marketing',
  page: 'landing',
  title: 'Home',
  description: '',
  uses: ['projects/fragments/project-grid'],
};
const projects: RouteRecord = {
  path: '/projects',
  part: 'projects',
  page: 'projects',
  title: 'Projects',
  description: '',
};

const registry = () => new SiteRegistry({ parts: {}, routes: [landing] }, { pathname: '/', name: 'registry-1' });

describe('openPage', () => {
  it('loads the page and the fragments that it consumes', async () => {
    const requested: string[] = [];
    const store = new ModuleStore(async (id) => {
      requested.push(id);
      return page;
    });
    await openPage(registry(), store, '/');
    expect(requested.sort()).toEqual(['marketing/pages/landing', 'projects/fragments/project-grid']);
  });

  it('does not wait for a fragment that hangs', async () => {
    const store = new ModuleStore((id) =>
      id.includes('fragments') ? new Promise(() => undefined) : Promise.resolve(page),
    );
    await openPage(registry(), store, '/');
    expect(store.getState('marketing/pages/landing').status).toBe('ready');
    expect(store.getState('projects/fragments/project-grid').status).toBe('loading');
  });

  it('learns of a page that the document does not know', async () => {
    serveRegistry([landing, projects]);
    const store = new ModuleStore(async () => page);
    await openPage(registry(), store, '/projects');
    expect(store.getState('projects/pages/projects').status).toBe('ready');
  });

  it('loads nothing for a path that no part owns', async () => {
    serveRegistry([landing, projects]);
    const load = jest.fn(async () => page);
    await openPage(registry(), new ModuleStore(load), '/nowhere');
    expect(load).not.toHaveBeenCalled();
  });
});

import type { PageRegistry, Registry, RouteRecord } from '@site/contracts';
import { ModuleStore, type RemoteModuleNamespace } from '@site/federation';
import { openPage } from './open-page';
import { SiteRegistry } from './site-registry';

const page: RemoteModuleNamespace = { default: () => null };
const landing: RouteRecord = { path: '/', part: 'marketing', page: 'landing', title: 'Home', description: '', uses: ['projects/fragments/project-grid'], preload: [] };
const projects: RouteRecord = { path: '/projects', part: 'projects', page: 'projects', title: 'Projects', description: '', preload: [] };
const whole: Registry = { composition: 'c', parts: {}, routes: [landing, projects] };
const first: PageRegistry = { ...whole, routes: [landing], whole: '/_/registry/c.json', wholeIntegrity: 'sha384-whole' };

const answerWith = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const registry = () => new SiteRegistry(first, () => undefined);

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
    const store = new ModuleStore((id) => (id.includes('fragments') ? new Promise(() => undefined) : Promise.resolve(page)));
    await openPage(registry(), store, '/');
    expect(store.getState('marketing/pages/landing').status).toBe('ready');
    expect(store.getState('projects/fragments/project-grid').status).toBe('loading');
  });

  it('fetches the whole registry once when the document\'s registry lacks the page', async () => {
    const fetched = answerWith(async () => Response.json(whole));
    const site = registry();
    const store = new ModuleStore(async () => page);
    await openPage(site, store, '/projects');
    await openPage(site, store, '/projects');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith('/_/registry/c.json', expect.objectContaining({ integrity: 'sha384-whole' }));
    expect(store.getState('projects/pages/projects').status).toBe('ready');
  });

  it('fetches the registry again at the next navigation after a failure', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerWith(async () => new Response('', { status: 503 }));
    const site = registry();
    const store = new ModuleStore(async () => page);
    await openPage(site, store, '/projects');
    expect(site.isWhole).toBe(false);
    answerWith(async () => Response.json(whole));
    await openPage(site, store, '/projects');
    expect(site.isWhole).toBe(true);
  });

  it('loads nothing for a path that no part owns', async () => {
    answerWith(async () => Response.json(whole));
    const load = jest.fn(async () => page);
    await openPage(registry(), new ModuleStore(load), '/nowhere');
    expect(load).not.toHaveBeenCalled();
  });
});

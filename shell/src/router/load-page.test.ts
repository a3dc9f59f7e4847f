import type { ModuleId, PageRegistry, RouteRecord } from '@site/contracts';
import { showAbovePage } from '@site/runtime';
import { ModuleStore, type RemoteModuleNamespace } from '@site/runtime/hydrate';
import { learnAddress } from '../testing/find-page';
import { serveRegistry } from '../testing/serve-registry';
import { loadPage, openPage } from './load-page';
import { LiveCheck } from './live-check';
import { SiteRegistry } from './site-registry';
import { watchTyping } from './unsent-text';

const blog: RouteRecord = { path: '/blog', part: 'marketing', page: 'blog', title: 'Blog', description: '' };
const part = { version: '1.0.0-aaaaaaaa', entry: '', integrity: {} };
const own: PageRegistry = { parts: { shell: part }, routes: [] };
const page: RemoteModuleNamespace = { default: () => null };

watchTyping();

/** Opens addresses, in this document or in another one. */
function openTab(load = async () => page) {
  const site = serveRegistry([blog]);
  const registry = new SiteRegistry(own, { pathname: '/', name: 'registry-1' });
  const store = new ModuleStore(load);
  const live = new LiveCheck(registry);
  const follow = async (path: string) => {
    const request = new Request(new URL(path, 'http://localhost'));
    const address = await learnAddress(registry, path);
    return loadPage({ registry, store, live }, { request, ...address }).then(
      () => 'module',
      (answer: Response) => (answer.headers.get('location') === request.url ? 'document' : 'nothing'),
    );
  };
  return { site, store, follow };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'], advanceTimers: true });
  document.body.innerHTML = '<form><textarea></textarea><input type="search"></form>';
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

const passMinutes = (minutes: number) => jest.setSystemTime(Date.now() + minutes * 60_000);

function type(text: string, field = 'textarea'): void {
  const element = document.querySelector<HTMLTextAreaElement>(field);
  if (!element) throw new Error(`There is no ${field}.`);
  element.value = text;
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

test('shows the page of a link in this document while it is of the live composition', async () => {
  const { follow, site } = openTab();
  expect(await follow('/blog')).toBe('module');
  expect(site.asked).not.toContain('/_/live');
});

test('asks for the live version once a minute, and reloads after a change', async () => {
  const { follow, site } = openTab();
  site.live = 'registry-2';
  expect(await follow('/blog')).toBe('module');
  passMinutes(1);
  expect(await follow('/blog')).toBe('document');
  expect(site.asked.filter((path) => path === '/_/live')).toHaveLength(1);
});

test('goes on with what it has while nobody answers', async () => {
  const { follow, site } = openTab();
  site.live = 'registry-2';
  site.failing = '/_/live';
  passMinutes(1);
  expect(await follow('/blog')).toBe('module');
});

test('never loads a document while a form holds text that was not sent', async () => {
  const { follow, site } = openTab();
  site.live = 'registry-2';
  passMinutes(1);
  type('I would like to');
  expect(await follow('/blog')).toBe('module');
  type('');
  type('a filter', 'input');
  expect(await follow('/blog')).toBe('document');
});

test('loads a document although the page before held text that was not sent', async () => {
  const { follow, site } = openTab();
  site.live = 'registry-2';
  passMinutes(1);
  type('I would like to');
  document.querySelector('form')?.remove();
  expect(await follow('/blog')).toBe('document');
});

test('loads a new document when its scripts are gone after a release', async () => {
  const { follow, site, store } = openTab(() => Promise.reject(new Error('404')));
  expect(await follow('/blog')).toBe('module');
  expect(store.getState('marketing/pages/blog').status).toBe('failed');
  site.live = 'registry-2';
  expect(await follow('/blog')).toBe('document');
});

test('stays in this document while the answer to a request is shown or awaited above the page', async () => {
  const { follow, site } = openTab();
  site.live = 'registry-2';
  passMinutes(1);
  showAbovePage('marketing@1.0.0', 'Sending');
  expect(await follow('/blog')).toBe('module');
  showAbovePage('marketing@1.0.0', null);
  expect(await follow('/blog')).toBe('document');
});

test('shows what Back leads to in this document', async () => {
  const { follow, site } = openTab();
  site.live = 'registry-2';
  passMinutes(1);
  window.history.replaceState(null, '', '/blog');
  expect(await follow('/blog')).toBe('module');
});

describe('openPage', () => {
  const grid = 'projects/fragments/project-grid';
  const landing: RouteRecord = { ...blog, path: '/', page: 'landing', consumes: [grid] };

  async function open(path: string, load: (id: ModuleId) => Promise<RemoteModuleNamespace>) {
    serveRegistry([landing, blog]);
    const store = new ModuleStore(load);
    const registry = new SiteRegistry({ parts: {}, routes: [landing] }, { pathname: '/', name: 'registry-1' });
    await openPage({ registry, store }, await learnAddress(registry, path));
    return (id: ModuleId) => store.getState(id).status;
  }

  test('loads the fragments that a page consumes, and does not wait for one that hangs', async () => {
    const status = await open('/', (id) => (id === grid ? new Promise(() => undefined) : Promise.resolve(page)));
    expect([status('marketing/pages/landing'), status(grid)]).toEqual(['ready', 'loading']);
  });

  test('learns of a page that the document does not know', async () => {
    const status = await open('/blog', async () => page);
    expect(status('marketing/pages/blog')).toBe('ready');
  });

  test('loads nothing for a path that no part owns', async () => {
    const load = jest.fn(async () => page);
    await open('/nowhere', load);
    expect(load).not.toHaveBeenCalled();
  });
});

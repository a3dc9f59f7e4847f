import { ModuleStore, PageHydration, type RemoteModuleNamespace } from '@site/runtime/hydrate';
import { LiveCheck } from '../routing/live-check';
import { SiteRegistry } from '../routing/site-registry';
import { followLink, followLinks } from './follow-link';
import { mayKeep } from './may-keep';
import { openLink } from './open-link';
import { SiteNavigation } from './site-navigation';

jest.mock('./open-link');
jest.mock('./may-keep');

/** A document at `/blog`; tests decide when pages open. */
function openDocument(isKept = false, load = () => new Promise<RemoteModuleNamespace>(() => undefined)) {
  history.replaceState(null, '', '/blog');
  const opening = new Map<string, () => void>();
  jest.mocked(mayKeep).mockReturnValue(isKept);
  const registry = new SiteRegistry({ parts: {}, routes: [] }, { pathname: '/blog' });
  const navigation = new SiteNavigation();
  const store = new ModuleStore(load);
  const site = { registry, store, live: new LiveCheck(registry), navigation, hydration: new PageHydration() };
  const navigator = followLinks(site);
  const open = jest.fn((pathname: string) => new Promise<void>((done) => opening.set(pathname, done)));
  jest
    .mocked(openLink)
    .mockImplementation(async (asking, { pathname }) => void (asking === site && (await open(pathname))));
  const follow = (...link: Parameters<typeof followLink> extends [unknown, ...infer Link] ? Link : never) =>
    followLink(site, ...link);
  const arrive = async (pathname: string) => {
    opening.get(pathname)?.();
    await new Promise((done) => setTimeout(done));
  };
  return { navigation, navigator, store, follow, open, arrive };
}

const shown = ({ place: { location: now, scroll } }: SiteNavigation) => [now.pathname + now.search + now.hash, scroll];

test('the address changes when the page can be shown, and the page begins at its top', async () => {
  const { navigation, follow, arrive } = openDocument();
  void follow('/projects');
  expect(location.pathname).toBe('/blog');
  expect(navigation.pending?.pathname).toBe('/projects');
  await arrive('/projects');
  expect(location.pathname).toBe('/projects');
  expect(navigation.pending).toBeUndefined();
  expect(shown(navigation)).toEqual(['/projects', 'top']);
});

test('of two quick links the second wins, even if the first page comes later', async () => {
  const { navigation, follow, arrive } = openDocument();
  void follow('/projects');
  void follow('/pricing');
  await arrive('/pricing');
  await arrive('/projects');
  expect(shown(navigation)).toEqual(['/pricing', 'top']);
  expect(location.pathname).toBe('/pricing');
});

test('a query, a hash and a state change the address without loading the page again', async () => {
  const { navigation, follow, open } = openDocument();
  await follow('/blog?city=Lahore', { preventScrollReset: true });
  expect(shown(navigation)).toEqual(['/blog?city=Lahore', 'stay']);
  await follow('/blog#contact', { state: { from: 'menu' } });
  expect(shown(navigation)).toEqual(['/blog#contact', '#contact']);
  expect(navigation.place.location.state).toEqual({ from: 'menu' });
  expect(open).not.toHaveBeenCalled();
});

test("the first page has React Router's key `default`, later ones others", async () => {
  const { navigation, follow, arrive } = openDocument();
  expect(navigation.place.location.key).toBe('default');
  void follow('/projects');
  await arrive('/projects');
  expect(navigation.place.location.key).not.toBe('default');
});

test('Back shows the page where the visitor left it, and adds no entry to the history', async () => {
  const { navigation, follow, arrive } = openDocument();
  Object.assign(window, { scrollY: 640 });
  void follow('/projects');
  await arrive('/projects');
  const { length } = history;
  Object.assign(window, { scrollY: 0 });
  history.back();
  await new Promise((done) => addEventListener('popstate', done, { once: true }));
  await arrive('/blog');
  expect(shown(navigation)).toEqual(['/blog', 640]);
  expect(history).toHaveLength(length);
});

async function go(delta: number): Promise<void> {
  history.go(delta);
  await new Promise((done) => addEventListener('popstate', done, { once: true }));
  await Promise.resolve();
}

test('the last page is kept, and Back and Forward reuse it', async () => {
  const { navigation, follow, open, arrive } = openDocument(true);
  const blog = navigation.place;
  void follow('/projects');
  await arrive('/projects');
  const projects = navigation.place;
  expect(projects.kept).toEqual({ page: blog.page, location: blog.location });
  expect(projects.page).not.toBe(blog.page);
  open.mockClear();

  await go(-1);
  expect(navigation.place).toMatchObject({ page: blog.page, kept: { page: projects.page } });
  expect(navigation.place.location).toBe(blog.location);
  await go(1);
  expect(navigation.place).toMatchObject({ page: projects.page, kept: { page: blog.page } });
  expect(open).not.toHaveBeenCalled();
});

test('a page is kept for its history entry until the next page is left', async () => {
  const { navigation, follow, open, arrive } = openDocument(true);
  const { page } = navigation.place;
  void follow('/projects');
  await arrive('/projects');
  void follow('/pricing');
  await arrive('/pricing');
  expect(navigation.place.kept?.location.pathname).toBe('/projects');
  await go(-2);
  expect(open).toHaveBeenCalledTimes(3);
  await arrive('/blog');
  expect(navigation.place.page).not.toBe(page);
});

test('a link to the path of the kept page opens another page', async () => {
  const { navigation, follow, arrive } = openDocument(true);
  const { page } = navigation.place;
  void follow('/projects');
  await arrive('/projects');
  void follow('/blog');
  await arrive('/blog');
  expect(navigation.place.page).not.toBe(page);
});

test('a query changes the address of the page that is shown, and the kept one stays', async () => {
  const { navigation, follow, arrive } = openDocument(true);
  void follow('/projects');
  await arrive('/projects');
  const { page, kept } = navigation.place;
  await follow('/projects?city=Lahore');
  expect(navigation.place).toMatchObject({ page, kept });
});

test('a page that may not be kept is opened again on Back', async () => {
  const { navigation, follow, open, arrive } = openDocument();
  const { page } = navigation.place;
  void follow('/projects');
  await arrive('/projects');
  expect(navigation.place.kept).toBeUndefined();
  await go(-1);
  await arrive('/blog');
  expect(open).toHaveBeenCalledTimes(2);
  expect(navigation.place.page).not.toBe(page);
});

test('a replaced entry leaves no way back to what it replaced', async () => {
  const { navigator } = openDocument();
  const { length } = history;
  navigator.replace('/blog?tab=map', null, { preventScrollReset: true });
  await Promise.resolve();
  expect(location.search).toBe('?tab=map');
  expect(history).toHaveLength(length);
});

test('a page that is not hydrated hears of another hash once it is', async () => {
  let hydrate: (page: RemoteModuleNamespace) => void = () => undefined;
  const { navigation, store, follow } = openDocument(false, () => new Promise((done) => (hydrate = done)));
  store.setDehydrated(['marketing/pages/blog']);
  void follow('/blog#contact');
  expect(shown(navigation)).toEqual(['/blog', 'stay']);
  hydrate({ default: () => null });
  await new Promise((done) => setTimeout(done));
  expect(shown(navigation)).toEqual(['/blog#contact', '#contact']);
});

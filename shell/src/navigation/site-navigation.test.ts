import { SiteNavigation } from './site-navigation';

/** A document at `/blog`; pages open when they are told to. */
function openDocument() {
  history.replaceState(null, '', '/blog');
  const opening = new Map<string, () => void>();
  const open = jest.fn((address: URL) => new Promise<void>((done) => opening.set(address.pathname, done)));
  const navigation = new SiteNavigation(open);
  const arrive = async (pathname: string) => {
    opening.get(pathname)?.();
    await new Promise((done) => setTimeout(done));
  };
  return { navigation, open, arrive };
}

const shown = ({ place: { location: now, scroll } }: SiteNavigation) => [now.pathname + now.search + now.hash, scroll];

test('the address changes when the page can be shown, and the page begins at its top', async () => {
  const { navigation, arrive } = openDocument();
  void navigation.navigate('/projects');
  expect(location.pathname).toBe('/blog');
  expect(navigation.pending?.pathname).toBe('/projects');
  await arrive('/projects');
  expect(location.pathname).toBe('/projects');
  expect(navigation.pending).toBeUndefined();
  expect(shown(navigation)).toEqual(['/projects', 'top']);
});

test('of two links that are followed one after the other the second one counts, also when the first page comes later', async () => {
  const { navigation, arrive } = openDocument();
  void navigation.navigate('/projects');
  void navigation.navigate('/pricing');
  await arrive('/pricing');
  await arrive('/projects');
  expect(shown(navigation)).toEqual(['/pricing', 'top']);
  expect(location.pathname).toBe('/pricing');
});

test('a query, a hash and a state change the address without loading the page again', async () => {
  const { navigation, open } = openDocument();
  await navigation.navigate('/blog?city=Lahore', { preventScrollReset: true });
  expect(shown(navigation)).toEqual(['/blog?city=Lahore', 'stay']);
  await navigation.navigate('/blog#contact', { state: { from: 'menu' } });
  expect(shown(navigation)).toEqual(['/blog#contact', '#contact']);
  expect(navigation.place.location.state).toEqual({ from: 'menu' });
  expect(open).not.toHaveBeenCalled();
});

test('the page with which a document begins has the key by which React Router knows it, and every later one another', async () => {
  const { navigation, arrive } = openDocument();
  expect(navigation.place.location.key).toBe('default');
  void navigation.navigate('/projects');
  await arrive('/projects');
  expect(navigation.place.location.key).not.toBe('default');
});

test('Back shows the page where the visitor left it, and adds no entry to the history', async () => {
  const { navigation, arrive } = openDocument();
  Object.assign(window, { scrollY: 640 });
  void navigation.navigate('/projects');
  await arrive('/projects');
  const { length } = history;
  Object.assign(window, { scrollY: 0 });
  history.back();
  await new Promise((done) => addEventListener('popstate', done, { once: true }));
  await arrive('/blog');
  expect(shown(navigation)).toEqual(['/blog', 640]);
  expect(history).toHaveLength(length);
});

test('a replaced entry leaves no way back to what it replaced', async () => {
  const { navigation } = openDocument();
  const { length } = history;
  navigation.navigator.replace('/blog?tab=map', null, { preventScrollReset: true });
  await Promise.resolve();
  expect(location.search).toBe('?tab=map');
  expect(history).toHaveLength(length);
});

test('a page that is not hydrated hears of another hash once it is', async () => {
  history.replaceState(null, '', '/blog');
  let hydrate: () => void = () => undefined;
  const navigation = new SiteNavigation(
    () => Promise.resolve(),
    () => new Promise((done) => (hydrate = done)),
  );
  void navigation.navigate('/blog#contact');
  expect(shown(navigation)).toEqual(['/blog', 'stay']);
  hydrate();
  await new Promise((done) => setTimeout(done));
  expect(shown(navigation)).toEqual(['/blog#contact', '#contact']);
});

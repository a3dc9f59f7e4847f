import { SiteNavigation } from './site-navigation';

it('a reload during a pending Back keeps the position of the shown page', () => {
  history.replaceState({ key: 'shown' }, '');
  const navigation = new SiteNavigation();
  expect(navigation.place.location.key).toBe('shown');
  Object.defineProperty(globalThis, 'scrollY', { value: 300, configurable: true });
  // The browser changes the address before the page.
  history.replaceState({ key: 'before' }, '');
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('shell.scroll') ?? '{}')).toEqual({ shown: 300 });
  expect(history.scrollRestoration).toBe('auto');
});

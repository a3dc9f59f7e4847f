type Store = typeof import('./favourite-store');

/** A fresh copy, as in a tab that has just been opened. */
function openTab(): Store {
  let store: Store | undefined;
  jest.isolateModules(() => {
    store = require('./favourite-store') as Store;
  });
  if (!store) throw new Error('The store was not loaded.');
  return store;
}

beforeEach(() => localStorage.clear());

test('what is saved is there again in the next tab', () => {
  openTab().setFavourites(['project:6', 'property:2']);
  expect(openTab().getFavourites()).toEqual(['project:6', 'property:2']);
});

test('everything is kept under one key that says its version', () => {
  openTab().setFavourites(['project:6']);
  expect({ ...localStorage }).toEqual({ 'projects.favourites': '{"version":1,"ids":["project:6"]}' });
});

test('the same list is the same array, so that nothing is drawn twice', () => {
  const tab = openTab();
  expect(tab.getFavourites()).toBe(tab.getFavourites());
});

test('a heart in another tab beats here as well', () => {
  const here = openTab();
  const listener = jest.fn();
  const stop = here.subscribeToFavourites(listener);
  expect(here.getFavourites()).toEqual([]);
  openTab().setFavourites(['property:3']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'projects.favourites' }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(here.getFavourites()).toEqual(['property:3']);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'projects.favourites' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what others store does not concern us; clearing everything does', () => {
  const tab = openTab();
  tab.setFavourites(['property:3']);
  const listener = jest.fn();
  const stop = tab.subscribeToFavourites(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'account.theme' }));
  expect(listener).not.toHaveBeenCalled();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(tab.getFavourites()).toEqual([]);
  stop();
});

test.each([
  ['broken', '{"version":1,'],
  ['of a later version', '{"version":2,"ids":["project:1"]}'],
  ['not ours', '["project:1"]'],
  ['without a list', '{"version":1}'],
  ['nothing', 'null'],
])('a stored value that is %s counts as nothing saved', (_, text) => {
  localStorage.setItem('projects.favourites', text);
  expect(openTab().getFavourites()).toEqual([]);
});

test('of a stored list only what we know is taken, and once', () => {
  localStorage.setItem('projects.favourites', '{"version":1,"ids":["project:1","article:1","project:1",7,"property:0","property:8"]}');
  expect(openTab().getFavourites()).toEqual(['project:1', 'property:8']);
});

test('where storage is refused hearts last as long as the page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = openTab();
  expect(tab.getFavourites()).toEqual([]);
  tab.setFavourites(['project:2']);
  expect(tab.getFavourites()).toEqual(['project:2']);
});

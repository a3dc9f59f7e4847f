type Store = typeof import('./favorite-store');

function openTab(): Store {
  let store: Store | undefined;
  jest.isolateModules(() => {
    store = require('./favorite-store') as Store;
  });
  if (!store) throw new Error('The store was not loaded.');
  return store;
}

beforeEach(() => localStorage.clear());

test('a saved list is stored under one key with its version, and read in the next tab', () => {
  openTab().setFavorites(['project:6', 'property:2']);
  expect({ ...localStorage }).toEqual({ 'projects.favourites': '{"version":1,"ids":["project:6","property:2"]}' });
  const tab = openTab();
  expect(tab.getFavorites()).toEqual(['project:6', 'property:2']);
  // The same array, so that nothing renders twice.
  expect(tab.getFavorites()).toBe(tab.getFavorites());
});

test('a heart that is saved in another tab shows in this one', () => {
  const here = openTab();
  const listener = jest.fn();
  const stop = here.subscribeToFavorites(listener);
  expect(here.getFavorites()).toEqual([]);
  openTab().setFavorites(['property:3']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'projects.favourites' }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(here.getFavorites()).toEqual(['property:3']);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'projects.favourites' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a heart that another tab saves while this page shows none is not overwritten', () => {
  const here = openTab();
  const stop = here.subscribeToFavorites(jest.fn());
  here.setFavorites(['project:1']);
  stop();
  openTab().setFavorites(['project:1', 'property:3']);
  expect(here.getFavorites()).toEqual(['project:1', 'property:3']);
});

test('keys of other owners are ignored; clearing the storage empties the list', () => {
  const tab = openTab();
  tab.setFavorites(['property:3']);
  const listener = jest.fn();
  const stop = tab.subscribeToFavorites(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'account.theme' }));
  expect(listener).not.toHaveBeenCalled();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(tab.getFavorites()).toEqual([]);
  stop();
});

test.each([
  ['broken', '{"version":1,', []],
  ['of a later version', '{"version":2,"ids":["project:1"]}', []],
  ['not ours', '["project:1"]', []],
  ['without a list', '{"version":1}', []],
  ['nothing', 'null', []],
  [
    'a list with unknown and repeated entries',
    '{"version":1,"ids":["project:1","article:1","project:1",7,"property:0","property:8"]}',
    ['project:1', 'property:8'],
  ],
])('a stored value that is %s is read as far as it is ours', (_, text, ids) => {
  localStorage.setItem('projects.favourites', text);
  expect(openTab().getFavorites()).toEqual(ids);
});

test('hearts last as long as the page where storage is refused', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = openTab();
  expect(tab.getFavorites()).toEqual([]);
  tab.setFavorites(['project:2']);
  expect(tab.getFavorites()).toEqual(['project:2']);
});

import { ModuleStore, PageHydration, type RemoteModuleNamespace } from '@site/runtime/hydrate';
import { delayHash } from './watch-navigation';

test('the router hears of a hash once the page is hydrated, and at once after a failure', async () => {
  document.body.innerHTML = '<div data-module="marketing/pages/blog" data-hydrate="interaction"></div>';
  let fail: (error: Error) => void = () => undefined;
  const store = new ModuleStore(() => new Promise<RemoteModuleNamespace>((_, reject) => (fail = reject)));
  store.setDehydrated(['marketing/pages/blog']);
  const hydration = new PageHydration();
  hydration.onDue((id) => store.load(id));
  delayHash({ store, hydration });
  const heard = jest.fn();
  addEventListener('popstate', heard);

  dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).not.toHaveBeenCalled();
  fail(new Error('404'));
  await store.whenSettled('marketing/pages/blog');
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(2);
});

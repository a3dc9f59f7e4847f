import type * as Runtime from 'react-refresh/runtime';

function shellRuntime(): jest.Mocked<typeof Runtime> {
  return {
    injectIntoGlobalHook: jest.fn(),
    register: jest.fn(),
    createSignatureFunctionForTransform: jest.fn(),
    getFamilyByType: jest.fn(),
    isLikelyComponentType: jest.fn(),
    performReactRefresh: jest.fn(),
  };
}

async function startRemote(name: string): Promise<typeof import('./remote-refresh')> {
  jest.resetModules();
  Object.assign(globalThis, { __react_refresh_library__: name });
  return import('./remote-refresh');
}

afterEach(() => {
  globalThis.__siteRefresh = undefined;
});

it('tells two teams’ components apart that have the same module and name', async () => {
  const runtime = (globalThis.__siteRefresh = shellRuntime());
  const Promo = () => null;
  for (const name of ['site_marketing', 'site_projects']) (await startRemote(name)).register(Promo, '12 Promo');
  expect(runtime.register.mock.calls).toEqual([
    [Promo, 'site_marketing 12 Promo'],
    [Promo, 'site_projects 12 Promo'],
  ]);
});

it('refreshes through the shell, whose React must not be hooked a second time', async () => {
  const runtime = (globalThis.__siteRefresh = shellRuntime());
  const remote = await startRemote('site_agency');
  remote.injectIntoGlobalHook();
  remote.performReactRefresh();
  expect(runtime.injectIntoGlobalHook).not.toHaveBeenCalled();
  expect(runtime.performReactRefresh).toHaveBeenCalledTimes(1);
});

it('says what is the matter in a shell that cannot refresh', async () => {
  await expect(startRemote('site_agency')).rejects.toThrow('only in the shell that npm run dev makes');
});

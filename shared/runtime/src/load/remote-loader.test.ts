import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { loadBudgetMs } from '../hydrate';
import { RemoteLoader } from './remote-loader';

const id = 'projects/pages/project-list';
const entry = '/_/projects/remoteEntry.01234567.js';
const parts = { projects: { version: '1.0.0-aaaaaaaa', entry, integrity: { [entry]: 'sha384-abc' } } };
const page = { default: () => null };

jest.mock('@module-federation/runtime', () => ({
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
  registerGlobalPlugins: jest.fn(),
  loadRemote: jest.fn(),
}));
const runtime = jest.requireMock<{
  registerRemotes: jest.Mock;
  registerPlugins: jest.Mock<void, [Required<ModuleFederationRuntimePlugin>[]]>;
  registerGlobalPlugins: jest.Mock<void, [Required<ModuleFederationRuntimePlugin>[]]>;
  loadRemote: jest.Mock<Promise<unknown>, [string, { loadFactory: boolean }]>;
}>('@module-federation/runtime');

const onError = jest.fn<void, [part: string, error: unknown]>();

beforeEach(() => {
  delete globalThis.__site;
  jest.resetAllMocks();
  runtime.loadRemote.mockImplementation((_, { loadFactory }) => Promise.resolve(loadFactory ? page : () => page));
});

function loaderOfParts(): RemoteLoader {
  const loader = new RemoteLoader(onError);
  loader.addParts(parts);
  return loader;
}

const evaluated = () => runtime.loadRemote.mock.calls.map(([, { loadFactory }]) => loadFactory);

test('a hanging script fails 100 ms before its module', () => {
  loaderOfParts();
  const [[plugin] = []] = runtime.registerPlugins.mock.calls[0] ?? [];
  const args = { url: entry } as Parameters<NonNullable<typeof plugin>['createScript']>[0];
  expect(plugin?.createScript(args)).toEqual({
    script: expect.objectContaining({ integrity: 'sha384-abc' }) as unknown,
    timeout: loadBudgetMs - 100,
  });
});

test('webpack’s runtime of each part creates scripts with their hash', () => {
  loaderOfParts();
  expect(globalThis.__site?.createScript?.(entry)).toHaveProperty('integrity', 'sha384-abc');
});

test('a shared module that failed loads again, in the shell and in remotes', () => {
  loaderOfParts();
  const [[plugin] = []] = runtime.registerGlobalPlugins.mock.calls[0] ?? [];
  const failed = { loaded: false, loading: Promise.resolve() };
  const loaded = { loaded: true, loading: Promise.resolve() };
  const shareScopeMap = { default: { '@site/ui/forms': { '1.0.0': failed }, react: { '19.3.1': loaded } } };
  const args = { pkgName: '@site/ui/forms', shareScopeMap } as unknown;
  plugin?.errorLoadShare(args as Parameters<typeof plugin.errorLoadShare>[0]);
  expect(failed.loading).toBeNull();
  expect(loaded.loading).not.toBeNull();
});

test('evaluates what was fetched before only when it is loaded, and asks for it once', async () => {
  const evaluate = jest.fn(() => page);
  runtime.loadRemote.mockResolvedValue(evaluate);
  const loader = loaderOfParts();
  loader.fetch(id);
  await Promise.resolve();
  expect(evaluate).not.toHaveBeenCalled();
  expect(await loader.load(id)).toBe(page);
  expect(evaluated()).toEqual([false]);
});

test('a failure of what was fetched is nobody’s error until somebody loads it', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  runtime.loadRemote.mockRejectedValue(new Error('offline'));
  const loader = loaderOfParts();
  loader.fetch(id);
  // Node reports an unhandled rejection after all promises are settled.
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(loader.load(id)).rejects.toThrow('offline');
  expect(onError).toHaveBeenCalledWith(`projects@${parts.projects.version}`, new Error('offline'));
});

test('the next load after a failure asks again', async () => {
  runtime.loadRemote.mockResolvedValueOnce(() => {
    throw new Error('a shared module did not come');
  });
  const loader = loaderOfParts();
  loader.fetch(id);
  await expect(loader.load(id)).rejects.toThrow('a shared module did not come');
  expect(await loader.load(id)).toBe(page);
  expect(evaluated()).toEqual([false, true]);
  expect(runtime.registerRemotes).toHaveBeenCalledTimes(1);
});

test('a part that no registry names, and a module that is empty, say so', async () => {
  await expect(new RemoteLoader(onError).load(id)).rejects.toThrow('The registry has no part "projects".');
  expect(onError).toHaveBeenCalledWith('projects@unknown', expect.any(Error));
  runtime.loadRemote.mockResolvedValue(null);
  await expect(loaderOfParts().load(id)).rejects.toThrow(`${id} is empty.`);
});

test('a loading part keeps its version; others follow an override', async () => {
  const loader = loaderOfParts();
  const other = { projects: { ...parts.projects, entry: '/_/projects/remoteEntry.89abcdef.js' } };
  loader.addParts(other);
  await loader.load(id);
  loader.addParts(parts);
  await loader.load(id);
  expect(runtime.registerRemotes.mock.calls).toEqual([[[expect.objectContaining({ entry: other.projects.entry })]]]);
});

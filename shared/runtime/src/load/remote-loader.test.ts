import { addIntegrity, scriptElement } from './script-loader';
import { RemoteLoader } from './remote-loader';

const id = 'projects/pages/project-list';
const entry = '/_/projects/remoteEntry.01234567.js';
const parts = { projects: { version: '1.0.0-aaaaaaaa', entry, integrity: { [entry]: 'sha384-abc' } } };
const page = { default: () => null };

jest.mock('@module-federation/runtime', () => ({ registerRemotes: jest.fn(), loadRemote: jest.fn() }));
const runtime = jest.requireMock<{
  registerRemotes: jest.Mock;
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

/** As when the entry has loaded and the module has not. */
function arrive(): void {
  addIntegrity(parts.projects.integrity);
  scriptElement(entry).dispatchEvent(new Event('load'));
}

const evaluated = () => runtime.loadRemote.mock.calls.map(([, { loadFactory }]) => loadFactory);

it('evaluates what was fetched before only when it is loaded, and asks for it once', async () => {
  const evaluate = jest.fn(() => page);
  runtime.loadRemote.mockResolvedValue(evaluate);
  const loader = loaderOfParts();
  loader.fetch(id);
  await Promise.resolve();
  expect(evaluate).not.toHaveBeenCalled();
  expect(await loader.load(id)).toBe(page);
  expect(evaluated()).toEqual([false]);
});

it('loads again what could not be fetched, from another URL', async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('offline'));
  const loader = loaderOfParts();
  loader.fetch(id);
  expect(await loader.load(id)).toBe(page);
  expect(evaluated()).toEqual([false, true]);
  const registered = runtime.registerRemotes.mock.calls as [[{ entry: string }], { force: boolean }][];
  expect(registered.map(([[remote], { force }]) => [remote.entry, force])).toEqual([
    [entry, false],
    [`${entry}?attempt=1`, true],
  ]);
});

it('a failure of what was fetched is nobody’s error until somebody loads it', async () => {
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
  expect(runtime.loadRemote).toHaveBeenCalledTimes(2);
});

it('an entry that has come is kept when its script fails', async () => {
  arrive();
  runtime.loadRemote.mockRejectedValueOnce(new Error('offline'));
  expect(await loaderOfParts().load(id)).toBe(page);
  expect(runtime.registerRemotes).toHaveBeenCalledTimes(1);
});

it('a fetched module that throws when it is evaluated is evaluated once more', async () => {
  runtime.loadRemote.mockResolvedValueOnce(() => {
    throw new Error('a shared module did not come');
  });
  const loader = loaderOfParts();
  loader.fetch(id);
  expect(await loader.load(id)).toBe(page);
  expect(evaluated()).toEqual([false, true]);
});

it('a second load does not meet the first fetch again', async () => {
  const loader = loaderOfParts();
  loader.fetch(id);
  await loader.load(id);
  await loader.load(id);
  expect(evaluated()).toEqual([false, true]);
});

it('after a slow failure there is no time for a second attempt', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  runtime.loadRemote.mockImplementation(() => {
    now.mockReturnValue(1001);
    return Promise.reject(new Error('too late'));
  });
  await expect(loaderOfParts().load(id)).rejects.toThrow('too late');
  expect(onError).toHaveBeenCalledWith(`projects@${parts.projects.version}`, new Error('too late'));
  expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
});

it('a part that no registry names, and a module that is empty, say so', async () => {
  await expect(new RemoteLoader(onError).load(id)).rejects.toThrow('The registry has no part "projects".');
  expect(onError).toHaveBeenCalledWith('projects@unknown', expect.any(Error));
  runtime.loadRemote.mockResolvedValue(null);
  await expect(loaderOfParts().load(id)).rejects.toThrow(`${id} is empty.`);
});

it('a loading part keeps its version; others follow an override', async () => {
  const loader = loaderOfParts();
  const other = { projects: { ...parts.projects, entry: '/_/projects/remoteEntry.89abcdef.js' } };
  loader.addParts(other);
  await loader.load(id);
  loader.addParts(parts);
  await loader.load(id);
  expect(runtime.registerRemotes.mock.calls).toEqual([
    [[expect.objectContaining({ entry: other.projects.entry })], { force: false }],
  ]);
});

import { RemoteLoader } from './host';
import { loadBudgetMs } from '../hydrate';
import { addIntegrity } from './script-loader';

const url = '/_/projects/page.0123456789.js';
const runtime = { l: (_url: string, _done: (event: { type: string }) => void) => undefined };

beforeEach(() => {
  jest.useFakeTimers();
  delete globalThis.__site;
  document.head.replaceChildren();
  addIntegrity({ [url]: 'sha384-abc' });
});
afterEach(() => jest.useRealTimers());
afterAll(() => void Reflect.deleteProperty(globalThis, '__webpack_require__'));

async function openPlugin() {
  Reflect.set(globalThis, '__webpack_require__', runtime);
  const { default: sitePlugin } = await import('./runtime-plugin');
  return sitePlugin();
}

it("a hanging script of any container fails by the shell's limit", async () => {
  const plugin = await openPlugin();
  new RemoteLoader(jest.fn());
  const done = jest.fn();
  runtime.l(url, done);
  await jest.advanceTimersByTimeAsync(loadBudgetMs - 101);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
  expect(plugin.createScript({ url }).timeout).toBe(loadBudgetMs - 100);
  globalThis.__site = { ...globalThis.__site, scriptBudgetMs: 4900 };
  expect(plugin.createScript({ url }).timeout).toBe(4900);
});

it('a remote limits its scripts under an older shell', async () => {
  const { timeout } = (await openPlugin()).createScript({ url });
  expect(timeout).toBeGreaterThan(0);
  expect(timeout).toBeLessThan(loadBudgetMs);
});

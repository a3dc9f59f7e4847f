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

it('a hanging script fails 100 ms before its module', async () => {
  const plugin = await openPlugin();
  const done = jest.fn();
  runtime.l(url, done);
  await jest.advanceTimersByTimeAsync(loadBudgetMs - 101);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
  expect(plugin.createScript({ url }).timeout).toBe(loadBudgetMs - 100);
});

import type { ModuleId } from '@site/contracts';
import { loadBudgetMs, ModuleStore, type RemoteModuleNamespace } from './module-store';

const id: ModuleId = 'projects/pages/projects';
const page: RemoteModuleNamespace = { default: () => null };

describe('ModuleStore', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('loads a module once for concurrent callers', async () => {
    const load = jest.fn(async () => page);
    const store = new ModuleStore(load);
    await Promise.all([store.whenSettled(id), store.whenSettled(id)]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(store.getState(id)).toEqual({ status: 'ready', component: page.default });
  });

  test('fails a module after three seconds, not earlier', async () => {
    const store = new ModuleStore(() => new Promise(() => undefined));
    store.load(id);
    // Literal, so that a changed limit fails.
    await jest.advanceTimersByTimeAsync(2999);
    expect(store.getState(id).status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState(id).status).toBe('failed');
    expect(store.listFailed()).toEqual([id]);
  });

  test('accepts a module that arrives after the time limit', async () => {
    const store = new ModuleStore(() => new Promise((resolve) => setTimeout(() => resolve(page), loadBudgetMs + 500)));
    store.load(id);
    await jest.advanceTimersByTimeAsync(loadBudgetMs + 500);
    expect(store.getState(id).status).toBe('ready');
  });

  test('becomes ready when a later attempt succeeds', async () => {
    const load = jest
      .fn<Promise<RemoteModuleNamespace>, []>()
      .mockRejectedValueOnce(new Error('refused'))
      .mockResolvedValueOnce(page);
    const store = new ModuleStore(load);
    await store.whenSettled(id);
    expect(store.getState(id).status).toBe('failed');
    store.load(id);
    await store.whenSettled(id);
    expect(store.getState(id).status).toBe('ready');
  });

  test('ignores the failure of an older attempt while a newer one is loading', async () => {
    const attempts: ((error: Error) => void)[] = [];
    const store = new ModuleStore(() => new Promise((_, reject) => attempts.push(reject)));
    store.load(id);
    await jest.advanceTimersByTimeAsync(loadBudgetMs);
    store.load(id);
    attempts[0]?.(new Error('first attempt failed'));
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState(id).status).toBe('loading');
  });

  test('settles a later attempt when an earlier one arrives', async () => {
    const arrivals: ((module: RemoteModuleNamespace) => void)[] = [];
    const store = new ModuleStore(() => new Promise((resolve) => arrivals.push(resolve)));
    store.load(id);
    await jest.advanceTimersByTimeAsync(loadBudgetMs);
    store.load(id);
    arrivals[0]?.(page);
    await store.whenSettled(id);
    expect(store.getState(id).status).toBe('ready');
  });

  test('fails a module without a default export', async () => {
    const store = new ModuleStore(async () => ({}) as RemoteModuleNamespace);
    await store.whenSettled(id);
    expect(store.getState(id).status).toBe('failed');
  });

  test('loads nothing for HTML that waits for its visitor', async () => {
    const load = jest.fn(async () => page);
    const store = new ModuleStore(load);
    store.setDehydrated([id]);
    void store.whenReady(id);
    await jest.advanceTimersByTimeAsync(loadBudgetMs);
    expect(load).not.toHaveBeenCalled();
  });

  test('ignores later failures of modules of a page that was left', async () => {
    const store = new ModuleStore(async () => Promise.reject(new Error('refused')));
    store.setDehydrated([id]);
    store.leaveDocument();
    expect(store.isDehydrated(id)).toBe(true);
    await store.whenSettled(id);
    expect(store.isDehydrated(id)).toBe(false);
  });

  test('notifies listeners of every change', async () => {
    const store = new ModuleStore(async () => page);
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    await store.whenSettled(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.provide(id, page);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

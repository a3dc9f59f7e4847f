import type { ComponentType } from 'react';
import type { Hydration, ModuleId } from '@site/contracts';

/** A page receives its parameters, a fragment its `FragmentProps`. */
export type RemoteComponent = ComponentType<Record<string, unknown>>;

/** The component is the default export. */
export interface RemoteModuleNamespace {
  default: RemoteComponent;
  /** For fragments; a page's route has its own. */
  hydrate?: Hydration;
}

export type ModuleState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; component: RemoteComponent; hydrate?: Hydration | undefined }
  | { status: 'failed'; error: unknown };

export type LoadModule = (id: ModuleId) => Promise<RemoteModuleNamespace>;

/** Time limit for entry, chunks and evaluation together. */
export const loadBudgetMs = 3000;

interface Entry {
  state: ModuleState;
  attempt: number;
  listeners: Set<() => void>;
  ready: PromiseWithResolver<void>;
  settled: PromiseWithResolver<void>;
}

interface PromiseWithResolver<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
}

const idle: ModuleState = { status: 'idle' };

/**
 * The state of each remote module in this document. Failures are not final: `load` tries again, and late modules are
 * still shown.
 */
export class ModuleStore {
  readonly #entries = new Map<ModuleId, Entry>();
  readonly #dehydrated = new Set<ModuleId>();
  readonly #anyListeners = new Set<() => void>();
  readonly #loadModule: LoadModule;
  #isLeft = false;

  constructor(loadModule: LoadModule) {
    this.#loadModule = loadModule;
  }

  getState(id: ModuleId): ModuleState {
    return this.#entries.get(id)?.state ?? idle;
  }

  /** Does nothing while loading or ready. Never rejects: read the state, or await {@link whenSettled}. */
  load(id: ModuleId): void {
    const entry = this.#entry(id);
    if (entry.state.status === 'loading' || entry.state.status === 'ready') return;
    if (this.#isLeft) this.#dehydrated.delete(id);
    const attempt = ++entry.attempt;
    entry.settled = entry.state.status === 'failed' ? withResolver() : entry.settled;
    this.#set(entry, { status: 'loading' });
    const giveUp = setTimeout(() => this.#fail(entry, attempt, new Error(budgetMessage(id))), loadBudgetMs);
    this.#loadModule(id)
      .then((module) => this.#succeed(entry, module))
      .catch((error: unknown) => this.#fail(entry, attempt, error))
      .finally(() => clearTimeout(giveUp));
  }

  /** Resolves when the module is ready, after any number of attempts; never rejects. Loads nothing. */
  whenReady(id: ModuleId): Promise<void> {
    return this.#entry(id).ready.promise;
  }

  /** Resolves when the current attempt is ready or failed; never rejects. */
  whenSettled(id: ModuleId): Promise<void> {
    const entry = this.#entry(id);
    if (entry.state.status === 'idle') this.load(id);
    return entry.settled.promise;
  }

  subscribe(id: ModuleId, listener: () => void): () => void {
    const { listeners } = this.#entry(id);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Called on every change of any module. */
  subscribeAll(listener: () => void): () => void {
    this.#anyListeners.add(listener);
    return () => this.#anyListeners.delete(listener);
  }

  listFailed(): ModuleId[] {
    return [...this.#entries].filter(([, { state }]) => state.status === 'failed').map(([id]) => id);
  }

  setDehydrated(ids: readonly ModuleId[]): void {
    for (const id of ids) this.#dehydrated.add(id);
  }

  /**
   * Called when the visitor leaves the document's page: failures then show a notice, and modules not yet requested are
   * not loaded.
   */
  leaveDocument(): void {
    this.#isLeft = true;
    for (const id of this.#dehydrated) if (this.getState(id).status !== 'idle') this.#dehydrated.delete(id);
  }

  /** Empty after {@link leaveDocument}. */
  listDehydrated(): ModuleId[] {
    return this.#isLeft ? [] : [...this.#dehydrated];
  }

  isDehydrated(id: ModuleId): boolean {
    return this.#dehydrated.has(id);
  }

  /** Adds a module that is already loaded: for prerendering and tests. */
  provide(id: ModuleId, module: RemoteModuleNamespace): void {
    this.#succeed(this.#entry(id), module);
  }

  #succeed(entry: Entry, { default: component, hydrate }: RemoteModuleNamespace): void {
    if (!component) throw new Error('The module has no default export.');
    entry.ready.resolve();
    this.#set(entry, { status: 'ready', component, hydrate });
    entry.settled.resolve();
  }

  #fail(entry: Entry, attempt: number, error: unknown): void {
    if (attempt !== entry.attempt || entry.state.status !== 'loading') return;
    this.#set(entry, { status: 'failed', error });
    entry.settled.resolve();
  }

  #set(entry: Entry, state: ModuleState): void {
    entry.state = state;
    for (const listener of [...entry.listeners, ...this.#anyListeners]) listener();
  }

  #entry(id: ModuleId): Entry {
    let entry = this.#entries.get(id);
    if (!entry) {
      entry = { state: idle, attempt: 0, listeners: new Set(), ready: withResolver(), settled: withResolver() };
      this.#entries.set(id, entry);
    }
    return entry;
  }
}

function budgetMessage(id: ModuleId): string {
  return `${id} did not arrive within ${loadBudgetMs / 1000} s.`;
}

function withResolver(): PromiseWithResolver<void> {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

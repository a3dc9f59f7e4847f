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
  settled: Promise<void>;
  ready: Promise<void>;
  markReady: () => void;
}

const idle: ModuleState = { status: 'idle' };

/**
 * The state of each remote module in this document. Failures are not final: `load` tries again, and late modules are
 * still shown.
 */
export class ModuleStore {
  readonly #entries = new Map<ModuleId, Entry>();
  readonly #dehydrated = new Set<ModuleId>();
  readonly #listeners = new Set<() => void>();
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
    const attempt: ModuleState = { status: 'loading' };
    this.#set(entry, attempt);
    const settled = new Promise<void>((resolve) => {
      void entry.ready.then(resolve);
      const fail = (error: unknown) => {
        fulfill(settled);
        if (entry.state === attempt) this.#set(entry, { status: 'failed', error });
        resolve();
      };
      const late = new Error(`${id} did not arrive within ${loadBudgetMs / 1000} s.`);
      const timer = setTimeout(() => fail(late), loadBudgetMs);
      void this.#loadModule(id)
        .then((module) => this.provide(id, module))
        .catch(fail)
        .finally(() => clearTimeout(timer));
    });
    entry.settled = settled;
  }

  /** Resolves when the module is ready, after any number of attempts; never rejects. Loads nothing. */
  whenReady(id: ModuleId): Promise<void> {
    return this.#entry(id).ready;
  }

  /** Resolves when the current attempt is ready or failed; never rejects. */
  whenSettled(id: ModuleId): Promise<void> {
    if (this.getState(id).status === 'idle') this.load(id);
    return this.#entry(id).settled;
  }

  /** Called on every change of any module. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

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

  /** Adds a loaded module: also for prerendering and tests. */
  provide(id: ModuleId, { default: component, hydrate }: RemoteModuleNamespace): void {
    if (!component) throw new Error('The module has no default export.');
    const entry = this.#entry(id);
    entry.markReady();
    for (const promise of [entry.ready, entry.settled]) fulfill(promise);
    this.#set(entry, { status: 'ready', component, hydrate });
  }

  #set(entry: Entry, state: ModuleState): void {
    entry.state = state;
    for (const listener of this.#listeners) listener();
  }

  #entry(id: ModuleId): Entry {
    const known = this.#entries.get(id);
    if (known) return known;
    let markReady: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (markReady = resolve));
    const entry = { state: idle, settled: ready, ready, markReady };
    this.#entries.set(id, entry);
    return entry;
  }
}

/** Tells React's `use`, which otherwise suspends once to find out. */
function fulfill(promise: Promise<void>): void {
  void Object.assign(promise, { status: 'fulfilled', value: undefined });
}

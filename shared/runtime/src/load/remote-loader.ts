import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { containerName, partOf, type ModuleId, type PageRegistry } from '@site/contracts';
import type { RemoteModuleNamespace } from '../hydrate';
import { addIntegrity, hasArrived, quickFailureMs } from './script-loader';

/** Loads exposed modules of the registry's parts. Shell only: remotes use `Fragment`. */
export class RemoteLoader {
  readonly #parts = new Map<string, { version: string; entry: string; attempt: number; isRegistered: boolean }>();
  readonly #onError: (part: string, error: unknown) => void;
  readonly #fetching = new Map<ModuleId, { started: number; fetched: Promise<() => RemoteModuleNamespace> }>();

  /** @param onError Gets `<part>@<version>` and the reason of a failed load. */
  constructor(onError: (part: string, error: unknown) => void) {
    this.#onError = onError;
  }

  /** Adds the parts of a registry. A part that has started to load keeps its version, so apply overrides first. */
  addParts(parts: PageRegistry['parts']): void {
    for (const [name, { version, entry, integrity }] of Object.entries(parts)) {
      addIntegrity(integrity);
      const known = this.#parts.get(name);
      const isReplaceable = known === undefined || (!known.isRegistered && known.entry !== entry);
      if (isReplaceable) this.#parts.set(name, { version, entry, attempt: 0, isRegistered: false });
    }
  }

  /** Fetches a module without evaluating it. {@link load} reports its failure. */
  fetch(id: ModuleId): void {
    const fetched = this.#attempt<() => RemoteModuleNamespace>(id, false);
    fetched.catch(() => undefined);
    this.#fetching.set(id, { started: performance.now(), fetched });
  }

  /**
   * Rejects when the part is unknown, cannot be fetched, fails its hash, or lacks the module. Retries once after a
   * quick failure, under a changed URL: a failed preload also fails the script.
   */
  load(id: ModuleId): Promise<RemoteModuleNamespace> {
    const { started, fetched } = this.#fetching.get(id) ?? { started: performance.now(), fetched: undefined };
    this.#fetching.delete(id);
    const retry = (error: unknown) => {
      if (performance.now() - started > quickFailureMs) throw error;
      return this.#attempt(id);
    };
    const report = (error: unknown) => {
      this.#onError(`${partOf(id)}@${this.#parts.get(partOf(id))?.version ?? 'unknown'}`, error);
      throw error;
    };
    // A missing shared module fails during evaluation: fetching again would hang again.
    const first = fetched ? fetched.then((evaluate) => evaluate()) : this.#attempt(id);
    return first.catch(retry).catch(report);
  }

  async #attempt<Loaded = RemoteModuleNamespace>(id: ModuleId, loadFactory = true): Promise<Loaded> {
    const name = partOf(id);
    this.#register(name);
    try {
      const module = await loadRemote<Loaded>(id, { loadFactory, from: 'runtime' });
      if (!module) throw new Error(`${id} is empty.`);
      return module;
    } catch (error) {
      this.#forget(name);
      throw error;
    }
  }

  #register(name: string): void {
    const part = this.#parts.get(name);
    if (!part) throw new Error(`The registry has no part "${name}".`);
    if (part.isRegistered) return;
    const entry = part.attempt ? `${part.entry}?attempt=${part.attempt}` : part.entry;
    registerRemotes([{ name, entry, entryGlobalName: containerName(name) }], { force: part.attempt > 0 });
    part.isRegistered = true;
  }

  /**
   * The runtime caches a failed entry until the remote is registered under another URL. A loaded entry is kept:
   * only its chunk is requested again.
   */
  #forget(name: string): void {
    const part = this.#parts.get(name);
    if (!part || hasArrived(part.entry)) return;
    part.isRegistered = false;
    part.attempt += 1;
  }
}

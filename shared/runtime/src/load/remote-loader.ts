import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime';
import { containerName, partOf, scriptBudgetMs, type ModuleId, type PageRegistry } from '@site/contracts';
import type { RemoteModuleNamespace } from '../hydrate';
import { addIntegrity, scriptElement } from './script-loader';

const plugin: ModuleFederationRuntimePlugin = {
  name: 'site',
  createScript: ({ url }) => ({ script: scriptElement(url), timeout: scriptBudgetMs }),
  /** The runtime keeps the rejected promise of a shared module. Removing it lets the next attempt load the module. */
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};

/** Loads exposed modules of the registry's parts. Shell only: remotes use `Fragment`. */
export class RemoteLoader {
  readonly #parts = new Map<string, { version: string; entry: string; isRegistered: boolean }>();
  readonly #onError: (part: string, error: unknown) => void;
  readonly #fetching = new Map<ModuleId, Promise<() => RemoteModuleNamespace>>();

  /** @param onError Gets `<part>@<version>` and the reason of a failed load. */
  constructor(onError: (part: string, error: unknown) => void) {
    this.#onError = onError;
    globalThis.__site = { ...globalThis.__site, createScript: scriptElement };
    registerPlugins([plugin]); // For entries, which the shell loads.
    registerGlobalPlugins([plugin]); // For shared modules, which remotes load later.
  }

  /** Adds the parts of a registry. A part that has started to load keeps its version, so apply overrides first. */
  addParts(parts: PageRegistry['parts']): void {
    for (const [name, { version, entry, integrity }] of Object.entries(parts)) {
      addIntegrity(integrity);
      const known = this.#parts.get(name);
      const isReplaceable = known === undefined || (!known.isRegistered && known.entry !== entry);
      if (isReplaceable) this.#parts.set(name, { version, entry, isRegistered: false });
    }
  }

  /** Fetches a module without evaluating it. {@link load} reports its failure. */
  fetch(id: ModuleId): void {
    const fetched = this.#request<() => RemoteModuleNamespace>(id, false);
    fetched.catch(() => undefined);
    this.#fetching.set(id, fetched);
  }

  /** Rejects when the part is unknown, cannot be fetched, fails its hash, or lacks the module. */
  async load(id: ModuleId): Promise<RemoteModuleNamespace> {
    const fetched = this.#fetching.get(id);
    this.#fetching.delete(id);
    try {
      return fetched ? (await fetched)() : await this.#request(id);
    } catch (error) {
      this.#onError(`${partOf(id)}@${this.#parts.get(partOf(id))?.version ?? 'unknown'}`, error);
      throw error;
    }
  }

  async #request<Loaded = RemoteModuleNamespace>(id: ModuleId, loadFactory = true): Promise<Loaded> {
    this.#register(partOf(id));
    const module = await loadRemote<Loaded>(id, { loadFactory, from: 'runtime' });
    if (!module) throw new Error(`${id} is empty.`);
    return module;
  }

  #register(name: string): void {
    const part = this.#parts.get(name);
    if (!part) throw new Error(`The registry has no part "${name}".`);
    if (part.isRegistered) return;
    registerRemotes([{ name, entry: part.entry, entryGlobalName: containerName(name) }]);
    part.isRegistered = true;
  }
}

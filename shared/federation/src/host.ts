import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName, type ModuleId, type Registry } from '@site/contracts';
import type { RemoteModuleNamespace } from './module-store';
import { addIntegrity, hasArrived } from './script-loader';

/** Loads exposed modules of the parts that a registry names. Host only: remotes use {@link Fragment}. */
export class RemoteLoader {
  readonly #parts = new Map<string, { entry: string; attempt: number; isRegistered: boolean }>();

  /** Adds the parts of a registry; a part that is known already keeps the version it has. */
  addParts(parts: Registry['parts']): void {
    for (const [name, { entry, integrity }] of Object.entries(parts)) {
      addIntegrity(integrity);
      if (!this.#parts.has(name)) this.#parts.set(name, { entry, attempt: 0, isRegistered: false });
    }
  }

  /** Rejects when the part is unknown, cannot be fetched, fails its hash, or has no such module. */
  async load(id: ModuleId): Promise<RemoteModuleNamespace> {
    const name = id.slice(0, id.indexOf('/'));
    this.#register(name);
    try {
      const module = await loadRemote<RemoteModuleNamespace>(id);
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
   * The runtime keeps a remote whose entry failed for good, unless it is registered again under
   * another URL. An entry that arrived stays: only its chunk has to be asked for again.
   */
  #forget(name: string): void {
    const part = this.#parts.get(name);
    if (!part || hasArrived(part.entry)) return;
    part.isRegistered = false;
    part.attempt += 1;
  }
}

import type { IncomingMessage } from 'node:http';
import { findLive, listWithdrawn, withdrawnNames } from '../activate';
import { findPreview } from '../preview';
import type { Storage } from '../storage';
import { isFromHere } from './is-from-here';
import { LiveSite } from './live-site';
import type { SiteLog } from './log';

interface Opened {
  at: string;
  site: LiveSite;
}

export type FoundPreview = { site: LiveSite } | { missing: string };

/** Preview name in the host of a local request (`<name>.localhost`), or `undefined`. */
export function previewOf(request: IncomingMessage): string | undefined {
  const [, name] = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(request.headers.host ?? '') ?? [];
  return name && isFromHere(request) ? name.toLowerCase() : undefined;
}

/** Previews by name, opened on demand and again after a change. */
export class PreviewSites {
  readonly #storage: Storage;
  readonly #log: SiteLog;
  readonly #open = new Map<string, Opened>();

  constructor(storage: Storage, log: SiteLog) {
    this.#storage = storage;
    this.#log = log;
  }

  async find(name: string): Promise<FoundPreview> {
    const preview = await findPreview(this.#storage, name);
    const live = await findLive(this.#storage);
    const [withdrawn] = preview && live ? listWithdrawn(live, preview.live.parts ?? {}) : [];
    const known = this.#open.get(name);
    if (!preview || withdrawn) {
      known?.site.stop();
      this.#open.delete(name);
      return { missing: withdrawn ?? 'There is no preview of this name. npx manzil preview lists them.' };
    }
    if (known?.at === preview.live.at) return { site: known.site };
    const site = await LiveSite.open({
      storage: preview.storage,
      pinned: preview.live.composition,
      withdrawn: live && withdrawnNames(live),
      pollMs: 0,
      log: this.#log,
    });
    this.#open.set(name, { at: preview.live.at, site });
    return { site };
  }
}

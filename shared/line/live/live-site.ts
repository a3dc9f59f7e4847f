import type { Activation } from '@site/contracts';
import { reasonOf, UserError } from '../checkout';
import { findComposition } from '../compose';
import {
  type Earlier,
  openTemporaryFolder,
  PublishedSite,
  type PublishedSiteOptions,
  type TemporaryFolder,
  UnwritableFolderError,
} from '../publish';
import { keys, type Storage } from '../storage';
import { findLive, walkActivations } from './live-log';

export interface LiveSiteOptions extends PublishedSiteOptions {
  /** Milliseconds between polls. Default 200. */
  pollMs?: number | undefined;
}

/** Shows what is live, and follows the log. A running site needs the storage for the next activation only. */
export class LiveSite extends PublishedSite {
  #live!: Activation;
  #problem: unknown;
  #timer: NodeJS.Timeout | undefined;
  readonly #options: LiveSiteOptions;

  private constructor(options: LiveSiteOptions, top: TemporaryFolder) {
    super(options, top);
    this.#options = options;
  }

  /** Throws one sentence before the first activation, and when the live entry or composition is unreadable. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const site = new LiveSite(options, await openTemporaryFolder());
    await site.begin(async () => {
      const live = await findLive(site.storage);
      if (!live) throw new UserError('Nothing is live in this storage yet. Run npm start, or npx manzil deploy.');
      site.#live = live;
      return { composition: live.composition, earlier: await listEarlier(site.storage, live) };
    });
    site.#lookLater();
    return site;
  }

  override get isStorageSound(): boolean {
    return this.#problem === undefined || this.#problem instanceof UnwritableFolderError;
  }

  override stop(): Promise<void> {
    clearTimeout(this.#timer);
    return super.stop();
  }

  /** Polls once, and publishes again what is missing. Never rejects. */
  look(): Promise<void> {
    return this.write(this.#look());
  }

  async #look(): Promise<void> {
    const { sequence } = this.#live;
    const entry = keys.liveEntry(sequence);
    try {
      if (await this.storage.read(keys.liveEntry(sequence + 1)))
        await this.#follow((await findLive(this.storage, sequence)) ?? this.#live);
      // A storage that was unmounted has no next entry either, so the live one must exist.
      else if (!(await this.storage.read(entry)))
        throw new Error(`${entry}, which is live, is missing from the storage.`);
      else if (!this.isWhole) await this.#follow(this.#live);
      if (this.#problem) this.#options.log.warn('The site follows its storage again.');
      this.#problem = undefined;
    } catch (error) {
      if (this.isStopped) return;
      if (reasonOf(error) !== reasonOf(this.#problem))
        this.#options.log.error(`${reasonOf(error)} The site goes on as it was.`);
      this.#problem = error;
      if (error instanceof UnwritableFolderError) this.isWhole = false;
    }
  }

  async #follow(live: Activation): Promise<void> {
    await this.change(live.composition);
    this.#live = live;
  }

  #lookLater(): void {
    const { pollMs = 200 } = this.#options;
    const pauseMs = this.isStorageSound && this.isWhole ? pollMs : 10 * pollMs;
    const next = () => {
      if (!this.isStopped) this.#lookLater();
    };
    this.#timer = setTimeout(() => void this.look().then(next), pauseMs);
    this.#timer.unref();
  }
}

/** Open tabs may request files of as many earlier activations. */
const activationsBack = 10;

export async function listEarlier(storage: Storage, live: Activation): Promise<Earlier[]> {
  const earlier: Earlier[] = [];
  for await (const { composition, parts } of walkActivations(storage, live, activationsBack)) {
    if (earlier.length === activationsBack) break;
    earlier.push({ parts, registry: (await findComposition(storage, composition))?.registry });
  }
  return earlier;
}

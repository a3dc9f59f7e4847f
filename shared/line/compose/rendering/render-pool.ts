import { availableParallelism } from 'node:os';
import type { Release } from '@site/contracts';
import { integrityOf, keys, reasonOf, type Storage } from '../../storage';
import type { Bundle, Request, RenderedDocument, RenderTask } from './messages';
import { RenderProcess } from './render-process';

/** Milliseconds; the slowest page takes 50. */
export const pageLimitMs = 15_000;
const openLimitMs = 30_000;
/** Milliseconds on a quiet machine with two cores: 300 to 600. A busy one takes longer for pages too. */
const usualOpenMs = 1_000;
/** A process is worth starting for so many pages. */
const pagesPerProcess = 8;

export interface RenderPoolInput {
  storage: Storage;
  releases: readonly Release[];
  pages: number;
  limitMs?: number;
}

/**
 * Renders pages from Node bundles in separate processes, without the releaser's environment and rights. A page that
 * never finishes, or ends its process, rejects; another process continues.
 */
export class RenderPool {
  readonly #request: Omit<Extract<Request, { type: 'open' }>, 'id'>;
  readonly #limitMs: number;
  readonly #size: number;
  readonly #idle: RenderProcess[] = [];
  readonly #waiting: (() => void)[] = [];
  /** At least 1. */
  #slowness = 1;
  #started = 0;
  #asked = 0;

  private constructor(bundles: readonly Bundle[], { pages, limitMs = pageLimitMs }: RenderPoolInput) {
    this.#size = Math.max(1, Math.min(availableParallelism(), Math.ceil(pages / pagesPerProcess)));
    this.#request = { type: 'open', bundles };
    this.#limitMs = limitMs;
  }

  static async open(input: RenderPoolInput): Promise<RenderPool> {
    const pool = new RenderPool(await readBundles(input.storage, input.releases), input);
    pool.#idle.push(await pool.#start());
    return pool;
  }

  async render(task: RenderTask): Promise<RenderedDocument> {
    const process = await this.#acquire();
    try {
      const answer = await process.ask({ ...task, type: 'render', id: ++this.#asked }, this.#limitMs * this.#slowness);
      if (answer.type !== 'rendered') throw new Error(`An answer of another kind: ${answer.type}.`);
      return answer;
    } finally {
      if (process.isOver) this.#started -= 1;
      else this.#idle.push(process);
      this.#waiting.shift()?.();
    }
  }

  async #acquire(): Promise<RenderProcess> {
    for (;;) {
      const free = this.#idle.pop() ?? (this.#started < this.#size ? await this.#start() : undefined);
      if (free) return free;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  close(): void {
    for (const process of this.#idle.splice(0)) process.end();
  }

  async #start(): Promise<RenderProcess> {
    this.#started += 1;
    const begun = performance.now();
    const process = new RenderProcess();
    try {
      await process.ask({ ...this.#request, id: ++this.#asked }, openLimitMs);
      this.#slowness = Math.max(1, (performance.now() - begun) / usualOpenMs);
      return process;
    } catch (error) {
      this.#started -= 1;
      process.end();
      throw new Error(`${process.evaluating}: ${reasonOf(error)}`, { cause: error });
    }
  }
}

/** The shell first. */
async function readBundles(storage: Storage, releases: readonly Release[]): Promise<Bundle[]> {
  if (!releases.some(({ shell }) => shell)) throw new Error('There is no shell among the releases.');
  const bundles = await Promise.all(releases.map((release) => readBundle(storage, release)));
  return bundles.sort((a, b) => Number(b.isShell) - Number(a.isShell));
}

async function readBundle(storage: Storage, { part, version, node, shell }: Release): Promise<Bundle> {
  const bytes = await storage.read(keys.nodeBundle(part, version));
  if (!bytes) throw new Error(`The Node bundle of ${part} ${version} is missing from the storage.`);
  if (integrityOf(bytes) !== node.integrity)
    throw new Error(`The Node bundle of ${part} ${version} differs from the hash in release.json.`);
  return { part, version, isShell: shell !== undefined, code: bytes.toString('utf8') };
}

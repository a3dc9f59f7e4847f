import type { Release } from '@site/contracts';
import { integrityOf, keys, reasonOf, type Storage } from '../../storage';
import type { Bundle, RenderedDocument, RenderTask } from './messages';
import { RenderProcess } from './render-process';

/** Milliseconds; the slowest page takes 50. */
export const pageLimitMs = 15_000;
const openLimitMs = 30_000;
/** Milliseconds on a quiet machine with two cores: 300 to 600. A busy one takes longer for pages too. */
const usualOpenMs = 1_000;

export interface RendererInput {
  storage: Storage;
  releases: readonly Release[];
  limitMs?: number | undefined;
}

/**
 * Renders pages from Node bundles in a separate process, in turn, without the releaser's environment and rights. A page
 * that never finishes, or ends its process, rejects; another process continues.
 */
export class Renderer {
  readonly #bundles: readonly Bundle[];
  readonly #limitMs: number;
  #process: RenderProcess | undefined;
  /** At least 1. */
  #slowness = 1;
  #asked = 0;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(bundles: readonly Bundle[], limitMs = pageLimitMs) {
    this.#bundles = bundles;
    this.#limitMs = limitMs;
  }

  /** Rejects with the name of the part that cannot be started. */
  static async open({ storage, releases, limitMs }: RendererInput): Promise<Renderer> {
    const renderer = new Renderer(await readBundles(storage, releases), limitMs);
    renderer.#process = await renderer.#start();
    return renderer;
  }

  render(task: RenderTask): Promise<RenderedDocument> {
    const rendered = this.#last.then(() => this.#renderNow(task));
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  close(): void {
    this.#process?.end();
  }

  async #renderNow(task: RenderTask): Promise<RenderedDocument> {
    const process = this.#process && !this.#process.isOver ? this.#process : await this.#start();
    this.#process = process;
    const answer = await process.ask({ ...task, type: 'render', id: ++this.#asked }, this.#limitMs * this.#slowness);
    if (answer.type !== 'rendered') throw new Error(`An answer of another kind: ${answer.type}.`);
    return answer;
  }

  async #start(): Promise<RenderProcess> {
    const begun = performance.now();
    const process = new RenderProcess();
    try {
      await process.ask({ type: 'open', bundles: this.#bundles, id: ++this.#asked }, openLimitMs);
      this.#slowness = Math.max(1, (performance.now() - begun) / usualOpenMs);
      return process;
    } catch (error) {
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

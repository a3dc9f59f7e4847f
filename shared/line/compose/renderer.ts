import { join } from 'node:path';
import type { ModuleId, PageRegistry, Release, SiteConfig } from '@site/contracts';
import { integrityOf, keys, type Storage } from '../storage';
import { Child, reasonOf } from '../checkout';

interface Bundle {
  part: string;
  version: string;
  isShell: boolean;
  code: string;
}

interface ScriptReference {
  url: string;
  integrity: string;
}

export interface RenderTask {
  path: string;
  modules: readonly ModuleId[];
  /** Input of the shell's `writeDocument`. */
  document: {
    registry: PageRegistry;
    config: SiteConfig;
    scripts: readonly ScriptReference[];
    preload: readonly (ScriptReference & { modules: readonly ModuleId[] })[];
    /** Without a trailing slash, or `''`. */
    siteUrl: string;
    moved?: readonly [former: string, today: string] | undefined;
  };
}

export interface RenderedDocument {
  html: string;
  styles: readonly string[];
  scripts: readonly string[];
  body: string;
}

/** Milliseconds for a page, and for the start; the slowest page takes 50, a start 600. */
const defaultLimitMs = 20_000;

const entry = join(import.meta.dirname, 'render-child.mjs');

/** Node 20 has another name for it. Without it, only the environment is removed. */
const permission = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);
const readable = [entry, join(import.meta.dirname, '../release/node-bundle.mjs')];
const rights = permission ? [permission, ...readable.map((file) => `--allow-fs-read=${file}`)] : [];

export interface RendererInput {
  storage: Storage;
  releases: readonly Release[];
  limitMs?: number;
}

/**
 * Renders pages from Node bundles in a separate process, in turn, without the releaser's environment and rights. A page
 * that never finishes, or ends its process, rejects; another process continues.
 */
export class Renderer {
  readonly #child = new Child(entry, { execArgv: rights, env: { NODE_NO_WARNINGS: '1' } });
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly bundles: readonly Bundle[],
    readonly limitMs: number,
  ) {}

  /** Rejects with the name of the part that cannot be started. */
  static async open({ storage, releases, limitMs = defaultLimitMs }: RendererInput): Promise<Renderer> {
    const renderer = new Renderer(await readBundles(storage, releases), limitMs);
    await renderer.#start();
    return renderer;
  }

  render(task: RenderTask): Promise<RenderedDocument> {
    const rendered = this.#last.then(async () => {
      if (!this.#child.isRunning) await this.#start();
      return this.#child.ask<RenderedDocument>({ task }, this.limitMs);
    });
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  close(): void {
    this.#child.close();
  }

  async #start(): Promise<void> {
    try {
      await this.#child.ask({ bundles: this.bundles }, defaultLimitMs);
    } catch (error) {
      this.close();
      throw new Error(`${this.#child.note}: ${reasonOf(error)}`, { cause: error });
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

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ModuleId, PageRegistry, Release, SiteConfig } from '@site/contracts';
import { integrityOf, keys, reasonOf, type Storage } from '../storage';

/** A part for the rendering process. */
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

/** One page to render. */
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
  };
}

export interface RenderedDocument {
  html: string;
  styles: readonly string[];
  body: string;
}

/** What `render-child.mjs` is asked: first to open the bundles, then to render page after page. */
type Request = { bundles: readonly Bundle[] } | { task: RenderTask };

type Answer = { evaluating: string } | { refused: { message: string; cause?: unknown } } | { done?: RenderedDocument };

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
  #child: ChildProcess | undefined;
  /** The part evaluated last, with its version. */
  #evaluating = '';
  #said = '';
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
      const document = await this.#ask(this.#child ?? (await this.#start()), { task }, this.limitMs);
      if (!document) throw new Error('The rendering process has answered without a page.');
      return document;
    });
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(entry, {
      execArgv: rights,
      env: { NODE_NO_WARNINGS: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#said = '';
    child.stderr?.on('data', (text: Buffer) => (this.#said = (this.#said + text.toString()).slice(-2000)));
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    try {
      await this.#ask(child, { bundles: this.bundles }, defaultLimitMs);
      return child;
    } catch (error) {
      this.close();
      throw new Error(`${this.#evaluating}: ${reasonOf(error)}`, { cause: error });
    }
  }

  /** Rejects with the child's error, at its end, and after `limitMs`; then the process is over. */
  #ask(child: ChildProcess, request: Request, limitMs: number): Promise<RenderedDocument | undefined> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        finish();
      };
      const onMessage = (answer: Answer) => {
        if ('evaluating' in answer) this.#evaluating = answer.evaluating;
        else if ('refused' in answer) settle(() => reject(new Error(answer.refused.message, answer.refused)));
        else settle(() => resolve(answer.done));
      };
      const onExit = (code: number | null) =>
        settle(() =>
          reject(new Error(`it crashed the rendering process (exit code ${code ?? 'none'})${this.#lastWords()}`)),
        );
      const timer = setTimeout(() => {
        settle(() => reject(new Error(`it does not finish within ${Math.round(limitMs / 100) / 10} s`)));
        this.close();
      }, limitMs);
      child.on('message', onMessage).once('exit', onExit);
      child.send(request, (error) => {
        if (error) settle(() => reject(error));
      });
    });
  }

  #lastWords(): string {
    const line = this.#said.split('\n').find((each) => /^\w*Error\b/.test(each));
    return line ? `: ${line.trim()}` : '';
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

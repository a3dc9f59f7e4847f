import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import {
  livePath,
  releaseFormat,
  type Activation,
  type ComposedPage,
  type Composition,
  type Release,
} from '@site/contracts';
import { etagOf } from '../compose';
import { LiveSite, type LiveSiteOptions } from '../live';
import { createLog, serve, type ServeOptions } from '../publish';
import { ask } from './ask';
import { brotli, brotliSuffix, contentName, integrityOf, isCompressible, keys, type Storage } from '../storage';

/** A storage in memory that can fail, hang, or lose keys. */
export class MemoryStorage implements Storage {
  readonly objects = new Map<string, Buffer>();
  /** In order. */
  reads: string[] = [];
  mode: 'sound' | 'failing' | 'hanging' = 'sound';

  async read(key: string): Promise<Buffer | undefined> {
    this.reads.push(key);
    // Asynchronous, like a disk or network.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.mode === 'failing') throw new Error('connect ECONNREFUSED 10.0.0.1:9000');
    if (this.mode === 'hanging') return new Promise(() => undefined);
    return this.objects.get(key);
  }

  async writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    if (this.objects.has(key)) return 'exists';
    this.objects.set(key, Buffer.from(bytes));
    return 'written';
  }

  async list(prefix: string): Promise<string[]> {
    return [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  async remove(key: string): Promise<void> {
    this.objects.delete(key);
  }
}

export class MemorySite {
  readonly storage = new MemoryStorage();
  /** Logged objects. */
  readonly lines: Record<string, unknown>[] = [];
  readonly log = createLog(
    'access',
    new Writable({
      write: (chunk: Buffer, _, done) => (
        this.lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>),
        done()
      ),
    }),
  );
  #sequence = 0;
  #server: Server | undefined;

  get problems(): string[] {
    return this.lines.filter(({ level }) => level !== 'info').map(({ msg }) => String(msg));
  }

  async page(id: string, name: string, html: string, status: 200 | 404 = 200): Promise<ComposedPage> {
    const file = pageFile(id, name);
    await this.put(file, html);
    return { file, status, etag: etagOf(Buffer.from(html)), links: {} };
  }

  async put(key: string, content: string | Buffer): Promise<void> {
    await this.storage.writeOnce(key, content);
    if (isCompressible(key)) await this.storage.writeOnce(key + brotliSuffix, await brotli(Buffer.from(content)));
  }

  async release(version: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
    for (const [name, content] of Object.entries(files)) await this.put(keys.file('shop', name), content);
    const described = Object.entries(files).map(([name, content]) => ({
      name,
      bytes: content.length,
      brotli: content.length,
      integrity: integrityOf(Buffer.from(content)),
    }));
    const release: Partial<Release> = {
      format: releaseFormat,
      part: 'shop',
      version,
      routes: [],
      modules: {},
      files: described,
    };
    await this.storage.writeOnce(keys.release('shop', version), JSON.stringify(release));
  }

  /** Writes a composition of `/`, `/agency`, `/project_details/1` and an unknown project, each with `words`. */
  async compose(id: string, words: string, change: Partial<Composition> = {}): Promise<Composition> {
    const text = (name: string) =>
      `<!doctype html><title>${name}</title><p>${words}</p>${'<p>filling</p>'.repeat(200)}`;
    const registry = registryNameOf(id);
    await this.put(keys.registry(registry), registryText(id));
    await this.put(keys.rootFile(id, 'robots.txt'), 'User-agent: *\n');
    await this.put(keys.rootFile(id, 'live'), registry);
    const type = 'text/plain; charset=utf-8';
    const composition: Composition = {
      id,
      format: releaseFormat,
      createdAt: '2026-01-01T00:00:00.000Z',
      parts: { shop: '1.0.0-00000001' },
      registry,
      redirects: {},
      pageCount: 3,
      config: { contact: { url: '', key: 'k' } },
      pages: Object.fromEntries(
        await Promise.all(
          ['/', '/agency', '/project_details/1'].map(
            async (path) => [path, await this.page(id, path, text(path))] as const,
          ),
        ),
      ),
      fallbacks: [
        {
          path: '/project_details/:id',
          page: await this.page(id, '/project_details/:id', text('No such project'), 404),
        },
      ],
      notFound: await this.page(id, '/404', text('Not found'), 404),
      rootFiles: {
        '/robots.txt': { file: keys.rootFile(id, 'robots.txt'), type },
        [livePath]: { file: keys.rootFile(id, 'live'), type },
      },
      ...change,
    };
    await this.storage.writeOnce(keys.composition(id), JSON.stringify(composition));
    return composition;
  }

  async activate(composition: string): Promise<void> {
    this.#sequence += 1;
    const entry: Activation = {
      sequence: this.#sequence,
      format: releaseFormat,
      composition,
      parts: { shop: '1.0.0-00000001' },
      at: '2026-01-01T00:00:00.000Z',
      reason: 'test',
      by: { name: 'test' },
    };
    await this.storage.writeOnce(keys.liveEntry(this.#sequence), JSON.stringify(entry));
  }

  async goLive(words = 'first'): Promise<Composition> {
    const composition = await this.compose('000000000001', words);
    await this.activate(composition.id);
    return composition;
  }

  async listen(options: Partial<LiveSiteOptions & ServeOptions> = {}): Promise<number> {
    const contact: ServeOptions['contact'] = async (_, response) =>
      void response.writeHead(201, { 'content-type': 'application/json' }).end('[]');
    this.#server = await serve({
      site: await LiveSite.open({ storage: this.storage, pollMs: 5, readLimitMs: 30_000, log: this.log, ...options }),
      port: 0,
      host: '127.0.0.1',
      contact,
      log: this.log,
      ...options,
    });
    const { port } = this.#server.address() as AddressInfo; // A listening TCP server has one.
    await ask(port, '/_/health'); // Released files are there.
    return port;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}

export function pageFile(id: string, path: string): string {
  return `pages/${id}/${encodeURIComponent(path)}.html`;
}

export function registryNameOf(id: string): string {
  return contentName(registryText(id));
}

function registryText(composition: string): string {
  return JSON.stringify({ composition, parts: {}, routes: [] });
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 2));
}

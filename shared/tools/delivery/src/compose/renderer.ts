import type { ModuleId, PageRegistry, Registry, Release, RouteRecord, SiteConfig } from '@site/contracts';
import { integrityOf, keys, type Storage } from '../storage';
import { loadNodeBundle } from '../release';

/** What `shell/src/entry-node.tsx` gives; the shell's release is loaded at run time, never imported. */
interface ShellBundle {
  shared: Readonly<Record<string, unknown>>;
  renderPage: (input: { path: string; registry: Registry; modules: ReadonlyMap<ModuleId, unknown> }) => Promise<RenderedPage>;
  writeDocument: (input: DocumentInput) => { html: string; styles: readonly string[] };
}

export interface RenderedPage {
  html: string;
  styles: readonly { ids: string; css: string }[];
  status: 200 | 404;
}

export interface DocumentInput {
  page: RenderedPage;
  registry: PageRegistry;
  config: SiteConfig;
  scripts: readonly { url: string; integrity: string }[];
  preload: readonly { url: string; integrity: string }[];
  /** Public address without a slash at the end, or `''`. */
  siteUrl: string;
}

interface RemoteBundle {
  modules: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Renders pages from the Node bundles of the chosen releases: HTML and code cannot disagree. */
export class Renderer {
  private constructor(
    readonly shell: ShellBundle,
    readonly remotes: ReadonlyMap<string, RemoteBundle>,
  ) {}

  static async open(storage: Storage, releases: readonly Release[]): Promise<Renderer> {
    const shellRelease = releases.find(({ shell }) => shell);
    if (!shellRelease) throw new Error('There is no shell among the releases.');
    const shell = asShell(loadNodeBundle(await readBundle(storage, shellRelease), {}), shellRelease);
    const remotes = new Map<string, RemoteBundle>();
    for (const release of releases.filter(({ shell: isShell }) => !isShell)) {
      remotes.set(release.part, asRemote(loadNodeBundle(await readBundle(storage, release), shell.shared), release));
    }
    return new Renderer(shell, remotes);
  }

  async render(path: string, registry: Registry, route: RouteRecord | undefined): Promise<RenderedPage> {
    const ids: ModuleId[] = route ? [`${route.part}/pages/${route.page}`, ...(route.uses ?? [])] : [];
    const modules = new Map<ModuleId, unknown>();
    for (const id of ids) modules.set(id, await this.#load(id));
    return this.shell.renderPage({ path, registry, modules });
  }

  writeDocument(input: DocumentInput): { html: string; styles: readonly string[] } {
    return this.shell.writeDocument(input);
  }

  async #load(id: ModuleId): Promise<unknown> {
    const part = id.slice(0, id.indexOf('/'));
    const load = this.remotes.get(part)?.modules[id.slice(part.length + 1)];
    if (!load) throw new Error(`The release of ${part} has no ${id}.`);
    return load();
  }
}

/** What a bundle exports is only known at run time: the names are checked, the types are the build's promise. */
function asShell(bundle: Partial<ShellBundle>, { part, version }: Release): ShellBundle {
  const { shared, renderPage, writeDocument } = bundle;
  if (shared && renderPage && writeDocument) return { shared, renderPage, writeDocument };
  throw new Error(`The Node bundle of ${part} ${version} does not export shared, renderPage and writeDocument.`);
}

function asRemote(bundle: Partial<RemoteBundle>, { part, version }: Release): RemoteBundle {
  if (bundle.modules) return { modules: bundle.modules };
  throw new Error(`The Node bundle of ${part} ${version} does not export modules.`);
}

async function readBundle(storage: Storage, { part, version, node }: Release): Promise<Buffer> {
  const bytes = await storage.read(keys.nodeBundle(part, version));
  if (bytes && integrityOf(bytes) !== node.integrity) throw new Error(`The Node bundle of ${part} ${version} differs from the hash in release.json.`);
  if (!bytes) throw new Error(`The Node bundle of ${part} ${version} is missing from the storage.`);
  return bytes;
}

import {
  livePath,
  readLive,
  siteConfigElementId,
  type PartRecord,
  type Registry,
  type SiteConfig,
} from '@site/contracts';

/** What a test is about and another site may not have: one from before it, or one with other settings. */
export type Need =
  /** A path of the registry: `/compare`, `/project_details/:id`, or an instance of it. */
  | { path: string }
  /** A page or fragment of a part: `projects/fragments/project-grid`. */
  | { module: string }
  /** Words, or a piece of markup, in the HTML of a page that has been there before. */
  | { html: string; of: string }
  /** `?use=` selects other versions for anybody (`OVERRIDES`). */
  | { overrides: 'on' };

/**
 * `test(title, { annotation: needs({ path: '/compare' }) }, …)`: skipped by itself, with the reason, on a site
 * elsewhere or a mix of versions that does not have it. On the site composed from these sources it fails in its place:
 * there everything must be had.
 */
export function needs(...all: readonly Need[]): { type: string; description: string }[] {
  return all.map((need) => ({ type: needType, description: JSON.stringify(need) }));
}

export const needType = 'needs';

/** What one site has, read from its registry once. */
export class Capabilities {
  private constructor(
    readonly url: string,
    readonly registry: Registry,
  ) {}

  static async read(url: string): Promise<Capabilities> {
    const { name } = readLive(await textOf(new URL(livePath, url)));
    return new Capabilities(url, JSON.parse(await textOf(new URL(`/_/registry/${name}.json`, url))) as Registry);
  }

  /** Why the site does not have something that the annotations of a test name; `undefined` when it has everything. */
  async whyMissing(annotations: readonly { type: string; description?: string }[]): Promise<string | undefined> {
    for (const { type, description } of annotations) {
      if (type !== needType || !description) continue;
      const reason = await this.#whyWithout(JSON.parse(description) as Need);
      if (reason) return reason;
    }
    return undefined;
  }

  /** Those of the newest paths that this site has: for a test that goes through all of them. */
  having(paths: readonly string[]): string[] {
    return paths.filter((path) => this.#hasPath(path));
  }

  async #whyWithout(need: Need): Promise<string | undefined> {
    if ('path' in need) return this.#hasPath(need.path) ? undefined : `The site has no path ${need.path}.`;
    if ('module' in need)
      return (await this.#hasModule(need.module))
        ? undefined
        : `${this.#nameOf(need.module.split('/')[0] ?? '')} does not expose ${need.module}.`;
    if ('overrides' in need) return this.#whyWithoutOverrides();
    const answer = await fetch(new URL(need.of, this.url));
    const owner = this.registry.routes.find(({ path }) => matches(path, need.of))?.part ?? 'shell';
    return answer.ok && (await answer.text()).includes(need.html)
      ? undefined
      : `${this.#nameOf(owner)} has no "${need.html}" on ${need.of}.`;
  }

  /** A site that says nothing has them on loopback addresses. */
  async #whyWithoutOverrides(): Promise<string | undefined> {
    const [, text = '{}'] =
      new RegExp(`id="${siteConfigElementId}"[^>]*>([^<]*)<`).exec(await textOf(new URL('/', this.url))) ?? [];
    const {
      overrides = /^(?:localhost|.*\.localhost|127\..*|\[::1\])$/.test(new URL(this.url).hostname) ? 'on' : 'off',
    } = JSON.parse(text) as Partial<SiteConfig>;
    return overrides === 'on'
      ? undefined
      : `The site shows other versions ${overrides === 'off' ? 'to nobody' : 'with a signed link only'} (its setting OVERRIDES).`;
  }

  #hasPath(path: string): boolean {
    return this.registry.routes.some((route) => route.path === path || matches(route.path, path));
  }

  async #hasModule(module: string): Promise<boolean> {
    const [part = '', ...rest] = module.split('/');
    const record = this.registry.parts[part]?.record;
    if (!record) return false;
    const { integrity } = JSON.parse(await textOf(new URL(`/_/registry/${record}.json`, this.url))) as PartRecord;
    const file = `/_/${part}/__federation_expose_${rest.join('__').replaceAll('-', '_')}.`;
    return Object.keys(integrity).some((url) => url.startsWith(file));
  }

  #nameOf(part: string): string {
    const version = this.registry.parts[part]?.version;
    return version ? `${part}@${version}` : `A site without ${part}`;
  }
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`).test(path.split(/[?#]/)[0] ?? '');
}

async function textOf(url: URL): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.href} answers with status ${answer.status}.`);
  return answer.text();
}

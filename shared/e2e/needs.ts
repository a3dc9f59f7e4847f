import { livePath, siteConfigElementId, type Registry, type SiteConfig } from '@site/contracts';

/** What a test needs and another site may lack: an older site, or one with other settings. */
export type Need =
  | { path: string }
  | { html: string; of: string }
  /** `?use=` works for everybody (`OVERRIDES`). */
  | { overrides: 'on' };

/**
 * `test(title, { annotation: needs({ path: '/compare' }) }, …)`: skipped with the reason on a remote site or a mix that
 * lacks it. Fails on the site composed from these sources.
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
    const name = await textOf(new URL(livePath, url));
    return new Capabilities(url, JSON.parse(await textOf(new URL(`/_/registry/${name}.json`, url))) as Registry);
  }

  /** The reason why the site lacks something; `undefined` when it has everything. */
  async whyMissing(annotations: readonly { type: string; description?: string }[]): Promise<string | undefined> {
    for (const { type, description } of annotations) {
      if (type !== needType || !description) continue;
      const reason = await this.#whyWithout(JSON.parse(description) as Need);
      if (reason) return reason;
    }
    return undefined;
  }

  having(paths: readonly string[]): string[] {
    return paths.filter((path) => this.#hasPath(path));
  }

  async #whyWithout(need: Need): Promise<string | undefined> {
    if ('path' in need) return this.#hasPath(need.path) ? undefined : `The site has no path ${need.path}.`;
    if ('overrides' in need) return this.#whyWithoutOverrides();
    const answer = await fetch(new URL(need.of, this.url));
    const owner = this.registry.routes.find(({ path }) => matches(path, need.of))?.part ?? 'shell';
    return answer.ok && (await answer.text()).includes(need.html)
      ? undefined
      : `${this.#nameOf(owner)} has no "${need.html}" on ${need.of}.`;
  }

  /** By default overrides work on loopback addresses. */
  async #whyWithoutOverrides(): Promise<string | undefined> {
    const [, text = '{}'] =
      new RegExp(`id="${siteConfigElementId}"[^>]*>([^<]*)<`).exec(await textOf(new URL('/', this.url))) ?? [];
    const {
      overrides = /^(?:localhost|.*\.localhost|127\..*|\[::1\])$/.test(new URL(this.url).hostname) ? 'on' : 'off',
    } = JSON.parse(text) as Partial<SiteConfig>;
    return overrides === 'on' ? undefined : 'The site shows other versions to nobody (its setting OVERRIDES).';
  }

  #hasPath(path: string): boolean {
    return this.registry.routes.some((route) => route.path === path || matches(route.path, path));
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

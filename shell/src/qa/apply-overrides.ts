import type { PartRegistry, Registry, SiteConfig } from '@site/contracts';
import { containerName } from '@site/contracts';
import { trustDevelopmentOrigin } from '@site/federation/script-loader';

/** The registry with overridden versions, and a sentence for each override that was refused. */
export interface OverriddenRegistry {
  registry: Registry;
  /** `projects@1.0.0-1a2b3c4d`, for each part that was replaced. */
  applied: readonly string[];
  problems: readonly string[];
}

/** Replaces parts of the whole registry by the given versions. Never rejects: a part that cannot be replaced stays live. */
export async function applyOverrides(whole: Registry, versions: Readonly<Record<string, string>>, config: SiteConfig): Promise<OverriddenRegistry> {
  const problems: string[] = [];
  const applied: string[] = [];
  let registry = whole;
  for (const [part, version] of Object.entries(versions)) {
    try {
      registry = replacePart(registry, part, await findPart(whole, part, version, config));
      applied.push(`${part}@${version}`);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { registry, applied, problems };
}

async function findPart(whole: Registry, part: string, version: string, config: SiteConfig): Promise<PartRegistry> {
  if (part === 'shell') throw new Error('The shell cannot be swapped in the browser: compose a site with it instead.');
  // Not named: the text comes from an address that anybody can send to a visitor.
  if (!Object.hasOwn(whole.parts, part)) throw new Error('This site has no part of the name in this address.');
  if (URL.canParse(version)) return fromDevelopmentServer(whole, part, version, config);
  const response = await fetch(`/_/release/${part}/${encodeURIComponent(version)}.json`);
  if (!response.ok) throw new Error(`${part}@${version} is not a released version of this site.`);
  return (await response.json()) as PartRegistry;
}

/** Keeps the routes of the live version; their pages come from the development server. */
function fromDevelopmentServer(whole: Registry, part: string, address: string, config: SiteConfig): PartRegistry {
  const { origin, hostname } = new URL(address);
  if (!config.development || hostname !== 'localhost') {
    throw new Error(`${part}@${address}: this site takes released versions only. Run npm run dev for your own.`);
  }
  trustDevelopmentOrigin(origin);
  return {
    part: { version: `development (${new URL(address).host})`, entry: `${origin}/${containerName(part)}.js`, integrity: {} },
    routes: whole.routes.filter((route) => route.part === part),
  };
}

function replacePart(registry: Registry, name: string, { part, routes }: PartRegistry): Registry {
  return {
    ...registry,
    parts: { ...registry.parts, [name]: part },
    routes: [...registry.routes.filter((route) => route.part !== name), ...routes],
  };
}

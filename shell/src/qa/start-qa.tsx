import type { ComponentType } from 'react';
import {
  containerName,
  overridePolicy,
  readSiteConfig,
  type PartRegistry,
  type Registry,
  type SiteConfig,
} from '@site/contracts';
import { trustDevelopmentOrigin } from '@site/runtime/load';
import { fetchRelease } from '../router/registry-files';
import type { SiteRegistry } from '../router/site-registry';
import { describeToDevtools } from './federation-devtools';
import { QaBadge } from './qa-badge';
import { clearOverrides, type Overrides } from './overrides';

export interface QaStart {
  /** `render`: the HTML is from another registry. */
  mode: 'hydrate' | 'render';
  Badge?: ComponentType;
}

const nothingApplied: AppliedOverrides = { applied: [], problems: [] };

/** Without the text of the address: anybody can send one. */
const notUnderstood =
  'This address names a version that is not understood. Write ?use=projects@1.0.0-1a2b3c4d; npx manzil history names versions.';

/** Other versions do not match the HTML, so the page is rendered anew. */
export async function prepareQa(registry: SiteRegistry, overrides: Overrides): Promise<QaStart> {
  const hasVersions = Object.keys(overrides.versions).length > 0;
  const { applied, problems: refused } = hasVersions ? await applyAllowed(registry, overrides) : nothingApplied;
  if (overrides.borders) void describeToDevtools(registry).catch(() => undefined);
  const problems = overrides.isUnderstood ? refused : [...refused, notUnderstood];
  const Badge = () => <QaBadge applied={applied} problems={problems} hasBorders={overrides.borders} />;
  return { mode: applied.length > 0 ? 'render' : 'hydrate', Badge };
}

/** Refused versions are forgotten. */
async function applyAllowed(registry: SiteRegistry, overrides: Overrides): Promise<AppliedOverrides> {
  const config = readSiteConfig();
  if (overridePolicy(config, location.hostname) === 'on') return applyOverrides(registry, overrides.versions, config);
  clearOverrides();
  return { ...nothingApplied, problems: ['This site shows its live version only.'] };
}

interface AppliedOverrides {
  /** `projects@1.0.0-1a2b3c4d` */
  applied: readonly string[];
  /** One sentence per refused override. */
  problems: readonly string[];
}

/** Rejects without the registry; a part that cannot be replaced stays live. */
export async function applyOverrides(
  registry: SiteRegistry,
  versions: Readonly<Record<string, string>>,
  config: SiteConfig,
): Promise<AppliedOverrides> {
  const problems: string[] = [];
  const applied: string[] = [];
  const whole = await registry.loadWhole();
  for (const [part, version] of Object.entries(versions)) {
    try {
      registry.override(part, await findPart(whole, part, version, config));
      applied.push(`${part}@${version}`);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (applied.length > 0) await registry.loadEveryPart();
  return { applied, problems };
}

async function findPart(whole: Registry, part: string, version: string, config: SiteConfig): Promise<PartRegistry> {
  if (part === 'shell') throw new Error('The shell cannot be swapped in the browser: compose a site with it instead.');
  // Not named: anybody can send such an address.
  if (!Object.hasOwn(whole.parts, part)) throw new Error('This site has no part of the name in this address.');
  if (URL.canParse(version)) return fromDevelopmentServer(whole, part, version, config);
  return fetchRelease(part, version).catch(() => {
    throw new Error(`${part}@${version} is not a released version of this site.`);
  });
}

/** With the live routes. */
function fromDevelopmentServer(whole: Registry, part: string, address: string, config: SiteConfig): PartRegistry {
  const { origin, hostname } = new URL(address);
  if (!config.development || hostname !== 'localhost') {
    throw new Error(`${part}@${address}: this site takes released versions only. Run npm run dev for your own.`);
  }
  trustDevelopmentOrigin(origin);
  return {
    part: {
      version: `development (${new URL(address).host})`,
      entry: `${origin}/${containerName(part)}.js`,
      integrity: {},
    },
    routes: whole.routes.filter((route) => route.part === part),
    manifest: `${origin}/mf-manifest.json`,
  };
}

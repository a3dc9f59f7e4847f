import { isAbsolute, join } from 'node:path';
import { root } from '@site/build';
import { refuseSecretKey } from '@site/contact-store';
import type { SiteConfig } from '@site/contracts';
import { UserError } from './errors';

/** What the environment says. Everything has a default that works on a fresh machine. */
export interface Settings {
  /** `PORT`, default 3000. */
  port: number;
  /** `DATA_DIR`, default `.data`: contact requests, and the site unless `SITE_DIR` is set. */
  dataDir: string;
  /** `SITE_DIR`, default `<DATA_DIR>/site`: releases and compositions. */
  siteDir: string;
  /** `SITE_URL`, default none: public address, for canonical links and the sitemap. */
  siteUrl: string;
  /** `SUPABASE_URL` and `SUPABASE_ANON_KEY`, default the embedded database. */
  hosted: SiteConfig['contact'] | undefined;
}

/** Reads the settings. Throws one sentence for a value that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const dataDir = absolute(env.DATA_DIR || '.data');
  return {
    port: readPort(env.PORT),
    dataDir,
    siteDir: env.SITE_DIR ? absolute(env.SITE_DIR) : join(dataDir, 'site'),
    siteUrl: (env.SITE_URL ?? '').replace(/\/+$/, ''),
    hosted: readHosted(env),
  };
}

function readPort(text: string | undefined): number {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UserError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function readHosted(env: NodeJS.ProcessEnv): SiteConfig['contact'] | undefined {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = env;
  if (key) refuse(key);
  if (!url && !key) return undefined;
  if (!url || !key) throw new UserError('SUPABASE_URL and SUPABASE_ANON_KEY belong together: set both, or neither for the embedded database.');
  if (!URL.canParse(url)) throw new UserError(`SUPABASE_URL is not an address: "${url}".`);
  return { url: new URL(url).origin, key };
}

function refuse(key: string): void {
  try {
    refuseSecretKey(key);
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : join(root, path);
}

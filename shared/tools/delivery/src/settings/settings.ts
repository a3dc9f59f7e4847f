import { isAbsolute, join } from 'node:path';
import { root } from '@site/build';
import { refuseSecretKey } from '@site/contact-store';
import type { SiteConfig } from '@site/contracts';
import { UserError } from '../storage';

/** What the environment says. Everything has a default that works on a fresh machine. */
export interface Settings {
  /** `PORT`, default 3000. */
  port: number;
  /** `DATA_DIR`, default `.data`: contact requests, and the site unless `SITE_DIR` is set. */
  dataDir: string;
  /** `SITE_DIR`, default `<DATA_DIR>/site`: releases and compositions. */
  siteDir: string;
  /** `SITE_STORAGE=s3://bucket/prefix` and `S3_ENDPOINT`, default none: releases and compositions are in a bucket instead. */
  bucket: BucketAddress | undefined;
  /** `SITE_URL`, default none: public address, for canonical links and the sitemap. */
  siteUrl: string;
  /** `REPORT_URL`, default none: where browsers report errors. */
  reportUrl: string | undefined;
  /** `SUPABASE_URL` and `SUPABASE_ANON_KEY`, default the embedded database. */
  hosted: SiteConfig['contact'] | undefined;
}

/** Where a bucket is. Credentials and region come from the usual `AWS_…` variables. */
export interface BucketAddress {
  bucket: string;
  /** Before every key; `''` or with a slash at the end. */
  prefix: string;
  /** Of a service other than Amazon's. */
  endpoint: string | undefined;
}

/** Reads the settings. Throws one sentence for a value that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const dataDir = absolute(env.DATA_DIR || '.data');
  return {
    port: readPort(env.PORT),
    dataDir,
    siteDir: env.SITE_DIR ? absolute(env.SITE_DIR) : join(dataDir, 'site'),
    bucket: readBucket(env),
    siteUrl: (env.SITE_URL ?? '').replace(/\/+$/, ''),
    reportUrl: readReportUrl(env.REPORT_URL),
    hosted: readHosted(env),
  };
}

function readPort(text: string | undefined): number {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UserError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function readBucket({ SITE_STORAGE: address, S3_ENDPOINT: endpoint }: NodeJS.ProcessEnv): BucketAddress | undefined {
  if (!address) return undefined;
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new UserError(`SITE_STORAGE must be s3://<bucket> or s3://<bucket>/<prefix>, not "${address}".`);
  if (endpoint && !URL.canParse(endpoint)) throw new UserError(`S3_ENDPOINT is not an address: "${endpoint}".`);
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: folder && `${folder}/`, endpoint: endpoint || undefined };
}

function readReportUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text)) return text;
  throw new UserError(`REPORT_URL is not an address: "${text}".`);
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

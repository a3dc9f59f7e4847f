import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { publicKey, refuseSecretKey } from '@site/contact-store';
import type { SiteConfig } from '@site/contracts';
import { FolderStorage, type Storage } from '.';
import type { BucketAddress } from './bucket-storage';
import { root, reasonOf, UserError } from '../checkout';

/** The sentence about a value that cannot be used. */
const must = (name: string, what: string) => ({
  error: ({ input }: { input?: unknown }) => `${name} must be ${what}, not "${String(input)}".`,
});

function webAddress(name: string, hasQuery = true) {
  const error = must(name, 'an address such as https://manzil.example');
  const address = z.url({ protocol: /^https?$/, ...error }).regex(/^\w+:\/\/[^/?#@]*([/?#]|$)/, error); // no password
  return hasQuery ? address : address.regex(/^[^?#]*$/, error);
}

function numberUpTo(name: string, most: number) {
  return z
    .string()
    .refine((text) => Number(text) >= 0 && Number(text) <= most, must(name, `a number from 0 to ${most}`));
}

/** The first value is the default. */
function oneOf<T extends string>(name: string, values: readonly [T, ...T[]]) {
  return z.enum(values, must(name, values.join(' or '))).default(values[0] as never);
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '');

/** Settings of the site, independent of the releaser. They are in the configuration of what is live. */
const siteSettings = z
  .strictObject({
    SITE_URL: webAddress('SITE_URL', false).transform(withoutSlash).optional(),
    REPORT_URL: webAddress('REPORT_URL').optional(),
    REPORT_SAMPLE: numberUpTo('REPORT_SAMPLE', 1).optional(),
    SUPABASE_URL: webAddress('SUPABASE_URL')
      .transform((url) => new URL(url).origin)
      .optional(),
    SUPABASE_ANON_KEY: z.string().superRefine(refuseSecret).optional(),
    OVERRIDES: z.enum(['on', 'off'], must('OVERRIDES', 'on or off')).optional(),
  })
  .refine(({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key }) => Boolean(url) === Boolean(key), {
    message: 'SUPABASE_URL and SUPABASE_ANON_KEY belong together: set both, or neither for the embedded database.',
  });

export type SiteSettings = Readonly<z.infer<typeof siteSettings>>;

export const siteSettingNames = Object.keys(siteSettings.shape) as (keyof SiteSettings)[];

function refuseSecret(key: string, context: z.RefinementCtx): void {
  try {
    refuseSecretKey(key);
  } catch (error) {
    context.addIssue({ code: 'custom', message: reasonOf(error) });
  }
}

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

const environment = z.object({
  PORT: numberUpTo('PORT', 65_535).default('3000').transform(Number),
  DATA_DIR: z.string().default('.data').transform(absolute),
  SITE_DIR: z.string().transform(absolute).optional(),
  SITE_STORAGE: z
    .string()
    .regex(bucketAddress, must('SITE_STORAGE', 's3://<bucket> or s3://<bucket>/<prefix>'))
    .optional(),
  S3_ENDPOINT: webAddress('S3_ENDPOINT').optional(),
  TRUSTED_PROXY: oneOf('TRUSTED_PROXY', ['0', '1']),
  HOST: z.string().optional(),
  LOG: oneOf('LOG', ['errors', 'access']),
  DRAIN_SECONDS: numberUpTo('DRAIN_SECONDS', 99).default('0').transform(Number),
});

function absolute(path: string): string {
  return isAbsolute(path) ? path : join(root, path);
}

/** An empty text counts as unset. Throws one sentence per unusable value. */
function parse<T>(schema: z.ZodType<T>, values: Readonly<Record<string, string | undefined>>): T {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(values).filter(([, value]) => value)));
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `There is no setting ${issue.keys.join(', ')}. Settings: ${siteSettingNames.join(', ')}.`
      : issue.message,
  );
  throw new UserError(sentences.join('\n'));
}

/** Settings from the environment (`shared/docs/settings.md`). Every default works on a fresh machine. */
export type Settings = ReturnType<typeof readSettings>;

export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const { DATA_DIR: dataDir, SITE_STORAGE, ...rest } = parse(environment, env);
  return {
    port: rest.PORT,
    dataDir,
    siteDir: rest.SITE_DIR ?? join(dataDir, 'site'),
    bucket: SITE_STORAGE ? readBucket(SITE_STORAGE, rest.S3_ENDPOINT) : undefined,
    host: rest.HOST,
    trustedProxy: rest.TRUSTED_PROXY === '1',
    log: rest.LOG,
    drainSeconds: rest.DRAIN_SECONDS,
    /** Settings of the site at its first composition. */
    site: parseSiteSettings(Object.fromEntries(siteSettingNames.map((name) => [name, env[name]]))),
  };
}

export function parseSiteSettings(values: Readonly<Record<string, string | undefined>>): SiteSettings {
  return parse(siteSettings, values);
}

type StoragePlace = Pick<Settings, 'siteDir' | 'bucket'>;

/** `s3://bucket/prefix`, or a folder. */
export function readStorageAddress(address: string, { bucket }: Pick<Settings, 'bucket'>): StoragePlace {
  if (bucketAddress.test(address))
    return { siteDir: '', bucket: readBucket(address, bucket?.endpoint ?? process.env.S3_ENDPOINT) };
  if (address.includes('://'))
    throw new UserError(`"${address}" is not a storage. Write a folder, or s3://<bucket>/<prefix>.`);
  return { siteDir: absolute(address), bucket: undefined };
}

function readBucket(address: string, endpoint: string | undefined): BucketAddress {
  const [, bucket = '', prefix = ''] = bucketAddress.exec(address) ?? [];
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: folder && `${folder}/`, endpoint };
}

/** `/srv/site (SITE_DIR)`: where, and which setting says so. */
export function describePlace({ siteDir, bucket }: StoragePlace): string {
  if (bucket) return `s3://${bucket.bucket}/${bucket.prefix} (SITE_STORAGE)`;
  return `${siteDir} (${process.env.SITE_DIR ? 'SITE_DIR' : 'DATA_DIR'})`;
}

/** Loads the bucket client only when needed. */
export async function openStorage({ siteDir, bucket }: StoragePlace): Promise<Storage> {
  if (!bucket) return new FolderStorage(siteDir);
  const { BucketStorage } = await import('./bucket-storage');
  return BucketStorage.open(bucket);
}

export function configOf({
  SITE_URL,
  REPORT_URL,
  REPORT_SAMPLE = '1',
  SUPABASE_URL,
  SUPABASE_ANON_KEY,
  OVERRIDES,
}: SiteSettings): SiteConfig {
  return {
    contact:
      SUPABASE_URL && SUPABASE_ANON_KEY ? { url: SUPABASE_URL, key: SUPABASE_ANON_KEY } : { url: '', key: publicKey },
    ...(SITE_URL ? { siteUrl: SITE_URL } : {}),
    ...(Number(REPORT_SAMPLE) > 0
      ? { report: { sample: Number(REPORT_SAMPLE), ...(REPORT_URL ? { url: REPORT_URL } : {}) } }
      : {}),
    ...(OVERRIDES ? { overrides: OVERRIDES } : {}),
  };
}

/** The settings that give this configuration. Without a share of reported views, their address is lost. */
export function settingsOf({ contact, siteUrl, report, overrides }: SiteConfig): SiteSettings {
  return {
    SITE_URL: siteUrl,
    REPORT_URL: report?.url,
    REPORT_SAMPLE: report?.sample === 1 ? undefined : String(report?.sample ?? 0),
    ...(contact.url ? { SUPABASE_URL: contact.url, SUPABASE_ANON_KEY: contact.key } : {}),
    OVERRIDES: overrides,
  };
}

/** One sentence per variable that differs from what is live. */
export function differences(recorded: SiteSettings, environment: SiteSettings): string[] {
  return siteSettingNames.flatMap((name) => {
    const [here, there] = [environment[name], recorded[name]];
    if (here === undefined || here === there) return [];
    const value = there ? `${there} in the site's settings` : "not set in the site's settings";
    return [
      `${name} is ${here} in this environment and ${value}, which hold. To change them: npx manzil settings ${name}=${here}`,
    ];
  });
}

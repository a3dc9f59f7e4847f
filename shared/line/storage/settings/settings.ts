import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { root } from '../../build';
import { FolderStorage, type Storage, UserError } from '..';
import type { BucketAddress } from '../bucket-storage';
import { siteSettingsOf, webAddress } from './site-settings';

/** Settings from the environment (`shared/docs/settings.md`). Every default works on a fresh machine. */
export type Settings = ReturnType<typeof readSettings>;

/** What opening a storage needs. */
export type StoragePlace = Pick<Settings, 'siteDir' | 'bucket'>;

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

const environment = z.object({
  PORT: z
    .string()
    .default('3000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: ({ input }) => `PORT must be a number from 0 to 65535, not "${input}".`,
    })
    .transform(Number),
  DATA_DIR: z.string().default('.data').transform(absolute),
  SITE_DIR: z.string().transform(absolute).optional(),
  SITE_STORAGE: z
    .string()
    .regex(bucketAddress, {
      error: ({ input }) => `SITE_STORAGE must be s3://<bucket> or s3://<bucket>/<prefix>, not "${input}".`,
    })
    .optional(),
  S3_ENDPOINT: webAddress('S3_ENDPOINT', 'any').optional(),
  TRUSTED_PROXY: oneOf('TRUSTED_PROXY', ['0', '1']),
  HOST: z.string().optional(),
  LOG: oneOf('LOG', ['errors', 'access']),
  DRAIN_SECONDS: z
    .string()
    .default('0')
    .refine((text) => /^\d{1,2}$/.test(text), {
      error: ({ input }) => `DRAIN_SECONDS must be a number from 0 to 99, not "${input}".`,
    })
    .transform(Number),
});

/** The first value is the default. */
function oneOf<T extends string>(name: string, values: readonly [T, ...T[]]) {
  return z
    .enum(values, { error: ({ input }) => `${name} must be ${values.join(' or ')}, not "${input}".` })
    .default(values[0] as never);
}

/** An empty variable counts as unset. Throws one sentence per unusable value. */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new UserError(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { DATA_DIR: dataDir, SITE_STORAGE, ...rest } = parsed.data;
  return {
    port: rest.PORT,
    dataDir,
    siteDir: rest.SITE_DIR ?? join(dataDir, 'site'),
    bucket: SITE_STORAGE ? readBucket(SITE_STORAGE, rest.S3_ENDPOINT) : undefined,
    host: rest.HOST,
    trustedProxy: rest.TRUSTED_PROXY === '1',
    log: rest.LOG,
    drainSeconds: rest.DRAIN_SECONDS,
    /** Seeds an empty storage. */
    site: siteSettingsOf(env),
  };
}

/** `s3://bucket/prefix`, or a folder. */
export function readStorageAddress(
  address: string,
  { bucket }: Pick<Settings, 'bucket'>,
  env: NodeJS.ProcessEnv = process.env,
): StoragePlace {
  const isBucket = bucketAddress.test(address);
  if (!isBucket && address.includes('://'))
    throw new UserError(`"${address}" is not a storage. Write a folder, or s3://<bucket>/<prefix>.`);
  return isBucket
    ? { siteDir: '', bucket: readBucket(address, bucket?.endpoint ?? env.S3_ENDPOINT) }
    : { siteDir: absolute(address), bucket: undefined };
}

/** Loads the bucket client only when needed. */
export async function openStorage({ siteDir, bucket }: StoragePlace): Promise<Storage> {
  if (!bucket) return new FolderStorage(siteDir);
  const { BucketStorage } = await import('../bucket-storage');
  return BucketStorage.open(bucket);
}

function readBucket(address: string, endpoint: string | undefined): BucketAddress {
  const [, bucket = '', prefix = ''] = bucketAddress.exec(address) ?? [];
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: folder && `${folder}/`, endpoint };
}

function absolute(path: string): string {
  return isAbsolute(path) ? path : join(root, path);
}

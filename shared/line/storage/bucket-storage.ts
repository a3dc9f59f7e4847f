import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { brotliSuffix } from './hash';
import { limitReads } from './storage';
import type { Storage } from './storage';
import { reasonOf, UserError } from '../checkout';

/** Credentials and region come from the usual `AWS_…` variables. */
export interface BucketAddress {
  bucket: string;
  /** `''` or with a trailing slash. */
  prefix: string;
  /** For services other than Amazon's. */
  endpoint: string | undefined;
}

/** Attempts after conflicting conditional writes. */
const attempts = 5;

/** Milliseconds for a read and for a silent connection. */
const limitMs = 15_000;

const probeKey = 'probe';

/** An S3-compatible bucket with conditional writes (`If-None-Match: *`). */
export class BucketStorage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  #conditions: Promise<void> | undefined;

  private constructor({ bucket, prefix, endpoint }: BucketAddress) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      region: process.env.AWS_REGION ?? 'us-east-1',
      requestHandler: { connectionTimeout: 5_000, socketTimeout: limitMs },
      // Other services use path addresses, and some lack newer checksums.
      ...(endpoint
        ? {
            endpoint,
            forcePathStyle: true,
            requestChecksumCalculation: 'WHEN_REQUIRED',
            responseChecksumValidation: 'WHEN_REQUIRED',
          }
        : {}),
    });
  }

  /** Reads once. Throws one sentence when the bucket is unreachable or slower than `readLimitMs`. */
  static async open(address: BucketAddress, readLimitMs = limitMs): Promise<Storage> {
    const storage = limitReads(new BucketStorage(address), readLimitMs);
    await storage.read(probeKey).catch((error: unknown) => {
      throw new UserError(`The bucket ${address.bucket} cannot be used: ${reasonOf(error)}`, { cause: error });
    });
    return storage;
  }

  async read(key: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  /** Throws one sentence for a service that would overwrite. Readers need no write access. */
  async writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    await (this.#conditions ??= this.#requireConditions());
    return this.#writeOnce(key, bytes);
  }

  /** A service that ignores the condition would overwrite the live entry. */
  async #requireConditions(): Promise<void> {
    const probe = () => this.#writeOnce(probeKey, 'A second write of this key must be refused.\n');
    if ((await probe()) === 'exists' || (await probe()) === 'exists') return;
    throw new UserError(
      `The service of the bucket ${this.#bucket} ignores "If-None-Match: *", so two releases could overwrite each other. Use one that honours it.`,
    );
  }

  async #writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    const command = { ...this.#at(key), ...headersOf(key), Body: Buffer.from(bytes), IfNoneMatch: '*' };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#client.send(new PutObjectCommand(command));
        return 'written';
      } catch (error) {
        if (statusOf(error) === 412) return 'exists';
        if (statusOf(error) !== 409 || attempt === attempts) throw error;
      }
    }
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const page of paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: this.#prefix + prefix },
    )) {
      for (const { Key = '' } of page.Contents ?? []) keys.push(Key.slice(this.#prefix.length));
    }
    return keys.sort();
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }
}

function headersOf(key: string) {
  const isCompressed = key.endsWith(brotliSuffix);
  return {
    ContentType: lookup(isCompressed ? key.slice(0, -brotliSuffix.length) : key) ?? 'application/octet-stream',
    ...(isCompressed ? { ContentEncoding: 'br' } : {}),
    CacheControl: key.startsWith('files/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

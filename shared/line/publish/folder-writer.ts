import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { etagOf } from '../compose';
import { brotliPage, brotliSuffix, contentName, isCompressible, type Storage } from '../storage';
import { reasonOf, UserError } from '../checkout';

const compress = promisify(gzip);
const decompress = promisify(brotliDecompress);

/** The disk of the published folder, not of the storage, is full or read-only. */
export class UnwritableFolderError extends UserError {
  constructor(cause: unknown) {
    const [reason] = reasonOf(cause).split(','); // The rest names one of many files.
    super(
      `The published files cannot be written: ${reason}. Free their disk, or name another folder: a server has them in TMPDIR, which is ${tmpdir()}.`,
    );
  }
}

/** Writes files of a storage below `public/`, which a server may send meanwhile. */
export class FolderWriter {
  /** Below `public/`: everything that was asked for, with what is missing or damaged in the storage. */
  readonly files = new Set<string>();

  constructor(
    readonly storage: Storage,
    readonly folder: string,
    readonly onDamage: (sentence: string) => void,
  ) {}

  /** With its precompressed forms, unless it is there. `etag` is the hash that pages and released files have. */
  async copy(to: string, key: string, etag?: string): Promise<void> {
    this.files.add(to);
    if (await this.has(to)) return;
    const bytes = await this.storage.read(key);
    if (!bytes) return this.onDamage(`${key} is missing from the storage.`);
    if (!isSound(key, bytes, etag)) return this.onDamage(`${key} in the storage differs from what was released.`);
    await this.put(to, bytes, await this.#brotliOf(key, bytes));
  }

  /** Below `public/`, with its precompressed forms. */
  async put(to: string, bytes: Buffer, brotli?: Buffer): Promise<void> {
    const path = this.#path(to);
    if (isCompressible(to)) {
      await writeAt(path + brotliSuffix, brotli ?? (await brotliPage(bytes)));
      await writeAt(`${path}.gz`, await compress(bytes));
    }
    await writeAt(path, bytes);
  }

  write(name: string, text: string): Promise<void> {
    return writeAt(join(this.folder, name), Buffer.from(text));
  }

  has(file: string): Promise<boolean> {
    return exists(this.#path(file));
  }

  #path(file: string): string {
    return join(this.folder, 'public', file);
  }

  /** Compressed here where the storage has none, or a damaged one. */
  async #brotliOf(key: string, bytes: Buffer): Promise<Buffer | undefined> {
    if (!isCompressible(key)) return undefined;
    const stored = await this.storage.read(key + brotliSuffix);
    const content = stored && (await decompress(stored, { maxOutputLength: bytes.length + 1 }).catch(() => undefined));
    return content?.equals(bytes) ? stored : undefined;
  }
}

/** A registry's name is its hash. */
function isSound(key: string, bytes: Buffer, etag: string | undefined): boolean {
  const [, name] = /^registry\/([\w-]{43})\.json$/.exec(key) ?? [];
  return (name === undefined || name === contentName(bytes)) && (etag === undefined || etag === etagOf(bytes));
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export async function listMissing(paths: readonly string[]): Promise<string[]> {
  const areThere = await Promise.all(paths.map(exists));
  return paths.filter((_, index) => !areThere[index]);
}

/** False if the folder exists. */
export async function makeFolder(path: string): Promise<boolean> {
  try {
    return (await mkdir(path, { recursive: true })) !== undefined;
  } catch (error) {
    throw new UnwritableFolderError(error);
  }
}

/** The whole file appears at once. */
async function writeAt(path: string, bytes: Buffer): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}.part`;
  await makeFolder(dirname(path));
  try {
    await writeFile(aside, bytes);
    await utimes(aside, timeOf(bytes), timeOf(bytes));
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw new UnwritableFolderError(error);
  }
}

/** From 2020 to 2024, by the content: servers derive etags from time and size, and unchanged pages keep theirs. */
function timeOf(bytes: Buffer): number {
  const hash = createHash('sha256').update(bytes).digest().readUInt32BE() >>> 5;
  return Date.UTC(2020, 0, 1) / 1000 + hash;
}

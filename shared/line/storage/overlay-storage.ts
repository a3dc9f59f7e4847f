import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachOf } from './storage';
import type { Storage } from './storage';

/** Bytes in memory; more goes to a temporary folder. */
const memoryBytes = 16 * 1024 * 1024;

/** A draft over another storage: writes stay here until commit. */
export class OverlayStorage implements Storage {
  readonly #below: Storage;
  readonly #draft = new Map<string, Buffer | string>();
  readonly #memoryBytes: number;
  #inMemory = 0;
  #folder: string | undefined;
  #files = 0;

  constructor(below: Storage, limit = memoryBytes) {
    this.#below = below;
    this.#memoryBytes = limit;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return (await this.#drafted(key)) ?? this.#below.read(key);
  }

  async writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    const isBelow = (await this.#below.read(key)) !== undefined;
    if (isBelow || this.#draft.has(key)) return 'exists';
    this.#draft.set(key, await this.#put(Buffer.from(bytes)));
    return 'written';
  }

  async list(prefix: string): Promise<string[]> {
    const drafted = [...this.#draft.keys()].filter((key) => key.startsWith(prefix));
    return [...new Set([...(await this.#below.list(prefix)), ...drafted])].sort();
  }

  async remove(key: string): Promise<void> {
    this.#draft.delete(key);
  }

  /** Keys of `last` come last, in order: they mark the others as complete. */
  async commit(last: readonly string[]): Promise<void> {
    const write = async (key: string) => {
      const bytes = await this.#drafted(key);
      if (bytes) await this.#below.writeOnce(key, bytes);
    };
    await eachOf(
      [...this.#draft.keys()].filter((key) => !last.includes(key)),
      write,
    );
    for (const key of last) await write(key);
    this.forget();
  }

  /** Drops the draft. */
  forget(): void {
    this.#draft.clear();
    this.#inMemory = 0;
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  async #drafted(key: string): Promise<Buffer | undefined> {
    const kept = this.#draft.get(key);
    return typeof kept === 'string' ? readFile(kept) : kept;
  }

  async #put(bytes: Buffer): Promise<Buffer | string> {
    if (this.#inMemory + bytes.length <= this.#memoryBytes) {
      this.#inMemory += bytes.length;
      return bytes;
    }
    const file = join((this.#folder ??= temporaryFolder()), String(++this.#files));
    await writeFile(file, bytes);
    return file;
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-draft-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

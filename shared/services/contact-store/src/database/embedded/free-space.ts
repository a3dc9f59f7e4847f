import { statfs } from 'node:fs/promises';
import { DiskFullError } from '../errors';

const megabyte = 1024 * 1024;

/**
 * Room that must be left before anything is written. Postgres makes its log in files of 16 MB and cannot go on when the
 * next one does not fit; two of them, so that what others write in the meantime does no harm.
 */
export const leastFreeBytes = 32 * megabyte;

/** How long one look at the disk counts. */
const freshMs = 1000;

/** Refuses to write while the disk of the database is nearly full. */
export class FreeSpace {
  private checkedAt = -Infinity;
  private checked: Promise<number> | undefined;

  constructor(
    private readonly directory: string,
    private readonly leastBytes = leastFreeBytes,
  ) {}

  /** Rejects with a `DiskFullError` that names the directory, unless there is room, and for `extraBytes` more. */
  async require(extraBytes = 0): Promise<void> {
    const least = this.leastBytes + extraBytes;
    const free = await this.free();
    if (free >= least) return;
    const needed = `${Math.ceil(least / megabyte)} MB`;
    throw new DiskFullError(
      `The disk of ${this.directory} is full: ${Math.floor(free / megabyte)} MB are free, and the contact database needs ${needed}. Make room, or set DATA_DIR to a directory on another disk.`,
    );
  }

  private free(): Promise<number> {
    if (!this.checked || performance.now() - this.checkedAt > freshMs) {
      this.checkedAt = performance.now();
      this.checked = statfs(this.directory).then(({ bavail, bsize }) => bavail * bsize);
    }
    return this.checked;
  }
}

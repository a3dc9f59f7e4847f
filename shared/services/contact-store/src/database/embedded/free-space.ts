import { statfs } from 'node:fs/promises';
import { DiskFullError } from '../errors';

const megabyte = 1024 * 1024;

/** Bytes. Postgres stops when its next log file of 16 MB does not fit; two, for other writers. */
export const leastFreeBytes = 32 * megabyte;

const freshMs = 1000;

/** Refuses writes when the disk is nearly full. */
export class FreeSpace {
  private checkedAt = -Infinity;
  private checked: Promise<number> | undefined;

  constructor(
    private readonly directory: string,
    private readonly leastBytes = leastFreeBytes,
  ) {}

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

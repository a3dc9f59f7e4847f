import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../error-code';
import { forEachConcurrently } from './for-each-concurrently';

/**
 * Writes a database's files from the system's memory to the disk, which PGlite never does. Without it
 * a killed process loses nothing, but a power cut loses what was acknowledged seconds before.
 */
export class Disk {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private areAllFilesFlushed = false;

  constructor(private readonly directory: string) {}

  /** Resolves when everything committed before the call is on the disk. Calls that wait together share one flush. */
  flushCommits(): Promise<void> {
    // The flush that is running may have begun before our commit: ours is the one after it.
    this.next ??= this.running
      .catch(() => undefined) // its own callers are told
      .then(() => {
        this.next = undefined;
        this.running = this.areAllFilesFlushed ? this.flushLog() : this.flushAll();
        return this.running;
      });
    return this.next;
  }

  /** To be called once when the database is open, and after each checkpoint. */
  async flushAll(): Promise<void> {
    const entries = await readdir(this.directory, { recursive: true, withFileTypes: true });
    await forEachConcurrently(entries, (entry) => flush(path.join(entry.parentPath, entry.name)));
    this.areAllFilesFlushed = true;
  }

  private async flushLog() {
    const log = path.join(this.directory, 'pg_wal');
    const files = await readdir(log, { withFileTypes: true });
    await Promise.all(files.filter((file) => file.isFile()).map((file) => flush(path.join(log, file.name))));
    await flush(log); // the names of new files
  }
}

async function flush(file: string) {
  try {
    const handle = await open(file, 'r');
    await handle.datasync().finally(() => handle.close());
  } catch (error) {
    // The database removes files while we walk through them.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

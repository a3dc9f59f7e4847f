import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../error-code';
import { forEachConcurrently } from './for-each-concurrently';

/** Flushes a database's files to the disk, which PGlite never does: a power cut would lose acknowledged requests. */
export class Disk {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private areAllFilesFlushed = false;

  constructor(private readonly directory: string) {}

  /** Resolves when all earlier commits are on disk. Concurrent calls share one flush. */
  flushCommits(): Promise<void> {
    // The running flush may have started before this commit.
    this.next ??= this.running
      .catch(() => undefined) // Its own callers get the error.
      .then(() => {
        this.next = undefined;
        this.running = this.areAllFilesFlushed ? this.flushLog() : this.flushAll();
        return this.running;
      });
    return this.next;
  }

  /** Call once after opening, and after each checkpoint. */
  async flushAll(): Promise<void> {
    const entries = await readdir(this.directory, { recursive: true, withFileTypes: true });
    await forEachConcurrently(entries, (entry) => flush(path.join(entry.parentPath, entry.name)));
    this.areAllFilesFlushed = true;
  }

  private async flushLog() {
    const log = path.join(this.directory, 'pg_wal');
    const files = await readdir(log, { withFileTypes: true });
    await Promise.all(files.filter((file) => file.isFile()).map((file) => flush(path.join(log, file.name))));
    await flush(log); // The names of new files.
  }
}

async function flush(file: string) {
  try {
    const handle = await open(file, 'r');
    await handle.datasync().finally(() => handle.close());
  } catch (error) {
    // The database removes files during this walk.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

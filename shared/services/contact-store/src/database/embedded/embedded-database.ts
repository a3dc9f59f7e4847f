import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContactDatabase, Row, Statement, TransactionOptions } from '../database';
import { DatabaseUnavailableError, DiskFullError } from '../errors';
import { imitateHosted } from '../hosted-roles';
import { migrate } from '../migrate';
import { prepareCluster } from './cluster';
import { DatabaseThread } from './database-thread';
import type { ThreadLimits } from './database-thread';
import { Disk } from './disk';
import { FreeSpace } from './free-space';

export interface EmbeddedLimits extends ThreadLimits {
  leastFreeBytes?: number;
  /** Milliseconds until a lost database is reopened; doubled after each failure, up to 30 s. */
  reopenMs: number;
}

const usualLimits: EmbeddedLimits = { openMs: 60_000, answerMs: 10_000, reopenMs: 1000 };
const slowestReopenMs = 30_000;
const hourMs = 3_600_000;

/** Disk space of an empty database, including its first log file. */
const newClusterBytes = 64 * 1024 * 1024;

/**
 * PGlite in a thread, reopened when lost; acknowledged requests are in its log. Until then calls are rejected at once.
 */
export class EmbeddedDatabase implements ContactDatabase {
  private thread: DatabaseThread | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isReady = false;
  private isClosed = false;
  private disk: Disk;
  private readonly checkpoints = setInterval(() => void this.checkpoint(), hourMs).unref();

  private constructor(
    private readonly files: string,
    private readonly log: (line: string) => void,
    private readonly limits: EmbeddedLimits,
    private readonly space: FreeSpace,
  ) {
    this.disk = new Disk(files);
  }

  /** Opens, creates and migrates the database below `directory`, whose lock the caller holds. */
  static async open(
    directory: string,
    log: (line: string) => void = () => undefined,
    limits: Partial<EmbeddedLimits> = {},
  ): Promise<EmbeddedDatabase> {
    const files = path.join(directory, 'postgres');
    const space = new FreeSpace(directory, limits.leastFreeBytes);
    await space.require(existsSync(files) ? 0 : newClusterBytes);
    const database = new EmbeddedDatabase(files, log, { ...usualLimits, ...limits }, space);
    try {
      await prepareCluster(files);
      await database.start();
      await imitateHosted(database);
      await migrate(database);
      await database.transact([{ sql: 'checkpoint' }]); // Limits the log that a start after a crash reads.
      database.isReady = true;
      return database;
    } catch (error) {
      await database.close();
      throw new DatabaseUnavailableError(
        `The contact database in ${directory} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }

  async transact(
    statements: readonly Statement[],
    { isReadOnly = false, limitMs = this.isReady ? this.limits.answerMs : this.limits.openMs }: TransactionOptions = {},
  ): Promise<Row[][]> {
    if (!isReadOnly) await this.space.require();
    if (!this.thread) throw new DatabaseUnavailableError('The contact database is being opened again');
    const { thread } = this;
    const results = await thread.transact(statements, limitMs);
    if (!isReadOnly) await this.flush(thread);
    return results;
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.checkpoints);
    clearTimeout(this.timer);
    if (!this.thread) return;
    await this.thread.close();
    await this.disk.flushAll(); // Closing is a checkpoint, too.
  }

  private async start() {
    this.thread = await DatabaseThread.start(this.files, this.limits, (reason) => this.lose(reason));
    this.disk = new Disk(this.files); // Recovery may have changed any file.
    if (this.isClosed) await this.thread.close();
  }

  /** After a failed flush only Postgres, by reading its log, knows what is on disk. */
  private async flush(thread: DatabaseThread) {
    try {
      await this.disk.flushCommits();
    } catch (error) {
      thread.fail(new Error(`The contact database cannot be written to its disk: ${String(error)}`));
      throw new DatabaseUnavailableError(String(error), { cause: error });
    }
  }

  private lose(reason: Error) {
    this.thread = undefined;
    if (this.isClosed) return;
    this.log(`The contact database is lost and will be opened again: ${reason.message}`);
    this.reopenAfter(this.limits.reopenMs);
  }

  private reopenAfter(delayMs: number) {
    this.timer = setTimeout(() => void this.reopen(delayMs), delayMs).unref();
  }

  private async reopen(delayMs: number) {
    try {
      await this.space.require();
      await this.start();
      this.log('The contact database is open again.');
    } catch (error) {
      if (this.isClosed) return;
      if (!(error instanceof DiskFullError))
        this.log(`The contact database cannot be opened again yet: ${String(error)}`);
      this.reopenAfter(Math.min(delayMs * 2, slowestReopenMs));
    }
  }

  private async checkpoint() {
    try {
      await this.transact([{ sql: 'checkpoint' }], { limitMs: 60_000 });
      await this.disk.flushAll();
    } catch (error) {
      this.log(`The contact database could not write a checkpoint: ${String(error)}`);
    }
  }
}

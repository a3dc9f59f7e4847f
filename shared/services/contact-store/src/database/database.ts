import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { prepareCluster } from './cluster';
import { Disk } from './disk';
import { imitateHosted } from './imitate-hosted';
import { migrate } from './migrate';

export interface ContactDatabase {
  postgres: PGlite;
  /** Resolves when everything committed before the call is on the disk. */
  flushCommits(): Promise<void>;
  /** Bounds the log that a start after a crash has to read. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

/** Opens, and where needed creates and migrates, the database below `directory`, which the caller has claimed. */
export async function openDatabase(directory: string): Promise<ContactDatabase> {
  const files = path.join(directory, 'postgres');
  await prepareCluster(files);
  // Here, not at the top: whoever only asks for the public key does not load 10 MB of Postgres.
  const { PGlite } = await import('@electric-sql/pglite');
  const postgres = await PGlite.create({ dataDir: files });
  await imitateHosted(postgres);
  await migrate(postgres);
  await postgres.exec('checkpoint');
  const disk = new Disk(files);
  // Begins now, so that the first visitor does not wait for it. If it fails, the first request tries again.
  disk.flushCommits().catch(() => undefined);
  return {
    postgres,
    flushCommits: () => disk.flushCommits(),
    async checkpoint() {
      await postgres.exec('checkpoint');
      await disk.flushAll();
    },
    async close() {
      await postgres.close();
      await disk.flushAll(); // closing is a checkpoint too
    },
  };
}

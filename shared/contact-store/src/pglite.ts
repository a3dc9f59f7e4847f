import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, realpath, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { ContactDatabase, Row } from './database';
import { openOnDemand, reasonOf, sqlStateOf, UnusableDatabaseError } from './database';
import { lockDirectory } from './directory-lock';
import { migrate } from './migrate';

/** Of the pinned PGlite. Other major versions cannot read its files. */
const postgresMajor = '18';

/** Milliseconds before each transaction, in which pages are answered: a flood of requests would take all. */
const pageMs = 2;

/** Copied on a first start: 0.3 s instead of 4 s. */
const template = fileURLToPath(new URL(`../../../../.cache/contact-store/postgres-${postgresMajor}`, import.meta.url));

/**
 * PGlite in this process, below a directory that it locks; migrated by the first call. Commits are written, but not
 * flushed: a killed process loses nothing, a power cut may.
 */
export function pgliteDatabase(dataDir: string): ContactDatabase {
  let release: (() => Promise<void>) | undefined;
  const database = openOnDemand(async (lost) => {
    try {
      await mkdir(dataDir, { recursive: true });
      // PGlite creates world-readable files. A disk may be read-only.
      if (((await stat(dataDir)).mode & 0o777) !== 0o700) await chmod(dataDir, 0o700);
      const directory = await realpath(dataDir);
      release ??= await lockDirectory(directory, database);
      return await open(directory, lost);
    } catch (error) {
      if (error instanceof UnusableDatabaseError) throw error;
      const message = `The contact database in ${dataDir} cannot be opened: ${reasonOf(error)}. Mend it, or set DATA_DIR to another directory.`;
      throw new Error(message, { cause: error });
    }
  });
  const close = () => database.close().then(() => release?.());
  return { ...database, close };
}

async function open(directory: string, lost: () => void): Promise<ContactDatabase> {
  const files = path.join(directory, 'postgres');
  await requireRoom(directory, existsSync(files) ? 32 : 96);
  await prepareCluster(files);
  // Before Postgres is compiled: on Node 24, V8's optimizing compiler takes 900 MB, the baseline compiler 300 MB;
  // transactions take 0.5 ms with either.
  for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag);
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({ dataDir: files });
  let isLost = false;
  const database: ContactDatabase = {
    async transact(statements) {
      if (!statements.every(({ sql }) => /^\s*select\b/i.test(sql))) await requireRoom(directory, 32);
      try {
        return await pglite.transaction(async (transaction) => {
          await passed(pageMs);
          if (isLost) throw new Error('The contact database has crashed'); // A second one may be open.
          const results: Row[][] = [];
          for (const { sql, parameters } of statements) {
            const all = parameters ? [await transaction.query(sql, [...parameters])] : await transaction.exec(sql);
            results.push((all.at(-1)?.rows ?? []) as Row[]);
          }
          return results;
        });
      } catch (error) {
        isLost ||= sqlStateOf(error) === undefined; // A crash: its memory cannot be trusted any more.
        if (isLost) lost();
        throw error;
      }
    },
    close: () => pglite.close(),
  };
  try {
    await migrate(database);
    await pglite.exec('checkpoint'); // Limits the log that a start after a crash reads.
    return database;
  } catch (error) {
    await pglite.close().catch(() => undefined);
    throw error;
  }
}

/** Postgres ends when its next log file of 16 MB does not fit; a new database takes 64 MB. */
async function requireRoom(directory: string, needed: number) {
  const { bavail, bsize } = await statfs(directory);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free >= needed) return;
  const message = `The disk of ${directory} is full: ${free} MB are free, and PGlite needs ${needed} MB`;
  throw Object.assign(new Error(message), { code: '53100' }); // As PostgreSQL says it.
}

/** Creates or verifies a database directory. Throws one sentence. */
async function prepareCluster(directory: string): Promise<void> {
  if (existsSync(directory)) {
    const found = (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim();
    if (found === postgresMajor) return;
    throw new Error(`it was written by Postgres ${found}, and this release has ${postgresMajor}`);
  }
  // Fails where nothing can be cached, or when another process is faster.
  if (!existsSync(template)) await createWhole(template, `${template}-${randomUUID()}`).catch(() => undefined);
  await createWhole(directory, `${directory}.new`);
}

/** Renamed when complete: a killed process leaves nothing that looks complete, and a full disk is freed. */
async function createWhole(directory: string, half: string) {
  try {
    await rm(half, { recursive: true, force: true });
    await mkdir(path.dirname(half), { recursive: true });
    if (existsSync(template)) await cp(template, half, { recursive: true });
    else await initialize(half);
    await rename(half, directory);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** In a process that ends, because initdb takes 850 MB. */
async function initialize(directory: string) {
  const script = fileURLToPath(new URL('./create-cluster.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, ['--liftoff-only', script, directory]);
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Of the pinned PGlite. Other major versions cannot read its files. */
const postgresMajor = '18';

/** Copied on a first start: 0.3 s instead of 4 s. A packed server contains it. */
const template = fileURLToPath(
  new URL(`../../../../../../.cache/contact-store/postgres-${postgresMajor}`, import.meta.url),
);

/** Creates or verifies a database directory. Throws one sentence. */
export async function prepareCluster(directory: string): Promise<void> {
  if (!existsSync(directory)) return createCluster(directory);
  const found = (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (found === postgresMajor) return;
  throw new Error(
    `The contact database in ${directory} was written by Postgres ${found}, this release has ${postgresMajor}: export it with the release that wrote it, and import it into a new one.`,
  );
}

// Renamed when complete: a killed process leaves nothing that looks complete.
async function createCluster(directory: string) {
  const half = `${directory}.new`;
  await rm(half, { recursive: true, force: true });
  try {
    if (await hasTemplate()) await cp(template, half, { recursive: true });
    else await initialise(half);
    await rename(half, directory);
  } catch (error) {
    await rm(half, { recursive: true, force: true }); // On a full disk it would use up the space.
    throw error;
  }
}

async function hasTemplate() {
  return databaseTemplate().then(
    () => true,
    () => false,
  );
}

/** Creates the template when missing. Rejects when the cache cannot be written. */
export async function databaseTemplate(): Promise<string> {
  if (existsSync(template)) return template;
  await mkdir(path.dirname(template), { recursive: true });
  const half = await mkdtemp(`${template}-`);
  await initialise(half);
  await rename(half, template).catch(() => rm(half, { recursive: true }));
  return template;
}

async function initialise(directory: string) {
  await promisify(execFile)(process.execPath, [
    '--liftoff-only', // As in pglite-thread.mjs.
    fileURLToPath(new URL('./create-cluster.mjs', import.meta.url)),
    directory,
  ]);
}

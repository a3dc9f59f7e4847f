import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Of the PGlite that package.json pins. No other major version can read its files. */
const postgresMajor = '18';

/** An empty database that first starts copy: 0.3 s instead of 4 s. A packed server has it among its files. */
const template = fileURLToPath(
  new URL(`../../../../../../.cache/contact-store/postgres-${postgresMajor}`, import.meta.url),
);

/** Makes sure that `directory` holds the files of a database, or throws one sentence why it cannot be used. */
export async function prepareCluster(directory: string): Promise<void> {
  if (!existsSync(directory)) return createCluster(directory);
  const found = (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (found === postgresMajor) return;
  throw new Error(
    `The contact database in ${directory} was written by Postgres ${found}, this release has ${postgresMajor}: export it with the release that wrote it, and import it into a new one.`,
  );
}

// The files get their name when they are complete: a process that is killed half-way leaves nothing that looks
// complete.
async function createCluster(directory: string) {
  const half = `${directory}.new`;
  await rm(half, { recursive: true, force: true });
  try {
    if (await hasTemplate()) await cp(template, half, { recursive: true });
    else await initialise(half);
    await rename(half, directory);
  } catch (error) {
    await rm(half, { recursive: true, force: true }); // on a full disk it would take the room that is left
    throw error;
  }
}

/** `false` where the cache cannot be written. */
async function hasTemplate() {
  return databaseTemplate().then(
    () => true,
    () => false,
  );
}

/** The folder of the template, made where it is missing. Rejects where the cache cannot be written. */
export async function databaseTemplate(): Promise<string> {
  if (existsSync(template)) return template;
  await mkdir(path.dirname(template), { recursive: true });
  const half = await mkdtemp(`${template}-`);
  await initialise(half);
  // Another process may have made the template in the meantime, and the two are the same.
  await rename(half, template).catch(() => rm(half, { recursive: true }));
  return template;
}

async function initialise(directory: string) {
  await promisify(execFile)(process.execPath, [
    '--liftoff-only', // as in pglite-thread.mjs
    fileURLToPath(new URL('./create-cluster.mjs', import.meta.url)),
    directory,
  ]);
}

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Of the PGlite that package.json pins. Its files can be read by no other major version. */
const postgresMajor = '18';

/** An empty database that first starts copy: 0.3 s instead of 4 s. Thrown away with the cache, made again when missing. */
const template = fileURLToPath(new URL(`../../../../../.cache/contact-store/postgres-${postgresMajor}`, import.meta.url));

/** Makes sure that `directory` holds the files of a database, or throws one sentence why it cannot be used. */
export async function prepareCluster(directory: string): Promise<void> {
  if (!existsSync(directory)) return createCluster(directory);
  const found = (await readFile(path.join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (found === postgresMajor) return;
  throw new Error(
    `The contact database in ${directory} was written by Postgres ${found}, this release has ${postgresMajor}: export it with the release that wrote it, and import it into a new one.`,
  );
}

// Whatever is made gets its name when it is finished: whoever is killed half-way leaves nothing that looks whole.
async function createCluster(directory: string) {
  const half = `${directory}.new`;
  await rm(half, { recursive: true, force: true });
  if (await hasTemplate()) await cp(template, half, { recursive: true });
  else await initialise(half);
  await rename(half, directory);
}

/** `false` where the cache cannot be written. */
async function hasTemplate() {
  if (existsSync(template)) return true;
  try {
    await mkdir(path.dirname(template), { recursive: true });
    const half = await mkdtemp(`${template}-`);
    await initialise(half);
    // Another process may have made the template in the meantime, and the two are the same.
    await rename(half, template).catch(() => rm(half, { recursive: true }));
    return true;
  } catch {
    return false;
  }
}

async function initialise(directory: string) {
  const worker = new Worker(new URL('./create-cluster.mjs', import.meta.url), { workerData: directory });
  await once(worker, 'message');
  await worker.terminate();
}

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { licenseOf, root } from '@site/build';
import { databaseTemplate } from '@site/contact-store';
import { writeLicenses } from '@site/delivery/compose';
import { UserError } from '@site/delivery/storage';
import { bundle, databaseFolder } from '../pack/bundle';
import { dockerfile, systemdUnit } from '../pack/deployment';
import { isFree, packLine, writeLine } from '../pack/line';
import { tryPacked } from '../pack/try-packed';

export interface PackOptions {
  withDatabase?: boolean;
  /** The commands as a package that a team's repository installs, in place of the server. */
  line?: boolean;
}

/** `npx manzil pack <folder>`: a server that needs only `node server.mjs`, a Dockerfile and a systemd unit. */
export async function pack(folder: string, { withDatabase = false, line = false }: PackOptions = {}): Promise<void> {
  const out = resolve(folder);
  if (!(await isFree(out))) throw new UserError(`${folder} is not empty. Name a folder that is new.`);
  await mkdir(out, { recursive: true });
  if (line) return packCommands(out);
  const bundled = await bundle(out);
  if (withDatabase) await copyDatabase(out);
  await writeFile(join(out, 'licenses.txt'), licensesOf(withDatabase ? [...bundled, databaseFolder] : bundled));
  await writeFile(
    join(out, 'package.json'),
    `${JSON.stringify({ name: 'manzil-server', private: true, type: 'module', engines: { node: '>=20.19' }, scripts: { start: 'node server.mjs' } }, null, 2)}\n`,
  );
  await writeFile(join(out, 'Dockerfile'), dockerfile);
  await writeFile(join(out, 'manzil.service'), systemdUnit);
  await tryPacked(out, withDatabase);
  console.log(
    `Packed the server into ${folder}. Start it with SITE_DIR=<site> node server.mjs; Dockerfile and manzil.service are beside it.`,
  );
}

/** `npx manzil pack --line <folder>`: what `npx manzil new <name> --repository` installs. */
async function packCommands(out: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-line-'));
  try {
    await writeLine(folder);
    console.log(`Packed the line into ${packLine(folder, out)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function licensesOf(folders: readonly string[]): string {
  return writeLicenses(folders.map(licenseOf).sort((a, b) => (a.name < b.name ? -1 : 1)));
}

/** Includes a database template: creating one takes 800 MB, more than a server may have. */
async function copyDatabase(out: string): Promise<void> {
  const template = await databaseTemplate();
  const copies = [databaseFolder, template].map((from) =>
    cp(from, join(out, from === template ? 'files' : '', relative(root, from)), { recursive: true }),
  );
  await Promise.all(copies);
}

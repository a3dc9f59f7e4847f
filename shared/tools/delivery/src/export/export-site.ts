import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Composition, Release } from '@site/contracts';
import { checkSiteIntegrity, fileUrl, registryFiles } from '../compose';
import { eachOf, keys, type Storage, UserError } from '../storage';
import { readReleases } from '../release';
import { headersFile, redirectsFile } from './headers-file';
import { hstsValue, isHttps } from '../serve';
import { layOut } from './layout';
import { nginxConfig } from './nginx';

/**
 * Writes a composition as files for any static host: `public/` is what is uploaded, beside it lies
 * the configuration for nginx. Where the public address is https, browsers are told to stay with it. Throws one sentence when the folder is in use, or the composition is not whole.
 */
export async function exportSite(storage: Storage, composition: Composition, folder: string, { hstsSubdomains = false } = {}): Promise<{ files: number }> {
  await refuseUsed(folder);
  const damage = await checkSiteIntegrity(storage, composition);
  if (damage.length > 0) throw new UserError(`Composition ${composition.id} is not whole:\n${damage.map((line) => `  ${line}`).join('\n')}`);
  const layout = layOut(composition);
  const { redirects = {} } = composition;
  const releases = await readReleases(storage, composition.parts);
  const copies = [
    ...[...layout.pages, ...layout.unknown, layout.notFound].map(({ file, page }) => ({ to: file, key: page.file })),
    ...Object.entries(composition.rootFiles).map(([path, { file }]) => ({ to: path.slice(1), key: file })),
    ...releases.flatMap(copiesOf),
    ...(composition.registry ? (await registryFiles(storage, composition.registry)).map((key) => ({ to: `_/${key}`, key })) : []),
  ];
  const write = async (name: string, bytes: Buffer | string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  };
  await eachOf(copies, async ({ to, key }) => write(`public/${to}`, await getBytes(storage, key)));
  const hsts = isHttps(composition.config) ? hstsValue({ includeSubDomains: hstsSubdomains }) : undefined;
  await write('public/_headers', headersFile(layout, hsts));
  await write('public/_redirects', redirectsFile(layout, redirects));
  const files = releases.flatMap((release) => release.files.map(({ name }) => name));
  await write('nginx.conf', nginxConfig({ layout, rootFiles: composition.rootFiles, files, redirects, hsts }));
  return { files: copies.length + 2 };
}

function copiesOf({ part, files }: Release): { to: string; key: string }[] {
  return files.map(({ name }) => ({ to: fileUrl(part, name).slice(1), key: keys.file(part, name) }));
}

async function getBytes(storage: Storage, key: string): Promise<Buffer> {
  const bytes = await storage.read(key);
  if (!bytes) throw new Error(`The storage has lost ${key}.`);
  return bytes;
}

async function refuseUsed(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new UserError(`${folder} is not empty. Name a folder that is new.`);
}

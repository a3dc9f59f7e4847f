import { readdir } from 'node:fs/promises';
import type { Composition, Release } from '@site/contracts';
import { partRegistry, registryFiles } from '../compose';
import { eachOf, keys, type Storage } from '../storage';
import { fileUrl, findRelease } from '../release';
import { FolderWriter, makeFolder } from './folder-writer';
import { nginxConfig } from './nginx';
import { describePublication, documentsOf, type Publication } from './publication';
import { hostHeaders, hostRedirects } from './static-host';
import { UserError } from '../checkout';

/** Of a composition whose files open tabs may request. */
export interface Earlier {
  parts: Composition['parts'];
  registry: string | undefined;
}

export interface PublishOptions {
  /** Default: `folder`. Another folder for released files, which publications share. */
  released?: string | undefined;
  /** Default: none. */
  earlier?: readonly Earlier[] | undefined;
  /** Whether search engines may list it. Default: true. */
  isIndexed?: boolean | undefined;
  /** Called with a sentence per missing or damaged file, which is left out. Default: the first one is thrown. */
  onDamage?: ((sentence: string) => void) | undefined;
}

export interface Published {
  publication: Publication;
  /** Released files below `public/`, once they are there. */
  files: Promise<readonly string[]>;
}

/**
 * Writes a composition as a folder that any server can send: `public/` with `.br` and `.gz`, `_headers` and
 * `_redirects`, and `nginx.conf`. Throws one sentence when the folder is not empty, or the composition incomplete.
 */
export async function publish(
  storage: Storage,
  composition: Composition,
  folder: string,
  { released = folder, earlier = [], isIndexed, onDamage = refuseDamage(composition) }: PublishOptions = {},
): Promise<Published> {
  const used = await readdir(folder).catch(() => []);
  if (used.length > 0) throw new UserError(`${folder} is not empty. Name a folder that is new.`);
  await makeFolder(released);
  const writer = new FolderWriter(storage, folder, onDamage);
  const publication = describePublication(composition, isIndexed);
  await eachOf(documentsOf(publication), ({ file, key, etag }) => writer.copy(file, key, etag));
  const { redirects } = composition;
  await writer.write('public/_headers', hostHeaders(publication));
  await writer.write('public/_redirects', hostRedirects(redirects));
  await writer.write('nginx-brotli.conf', 'brotli_static on;\n');
  await writer.write('nginx.conf', nginxConfig(publication, redirects));
  return { publication, files: publishFiles(new FolderWriter(storage, released, onDamage), composition, earlier) };
}

/** Released files and registries. Of earlier compositions those that are still there. */
async function publishFiles(writer: FolderWriter, shown: Composition, earlier: readonly Earlier[]): Promise<string[]> {
  const { storage } = writer;
  const named = [shown, ...earlier];
  const versions = new Map(named.flatMap(({ parts }) => Object.entries(parts)).map((each) => [each.join('@'), each]));
  await eachOf([...versions.values()], async ([part, version]) => {
    const release = await findRelease(storage, part, version);
    if (release) await writeRelease(writer, release);
    else if (shown.parts[part] === version)
      writer.onDamage(`There is no release ${version} of ${part} in this storage.`);
  });
  for (const registry of new Set(named.flatMap((each) => each.registry ?? [])))
    await eachOf(await registryFiles(storage, registry), (key) => writer.copy(`_/${key}`, key));
  return [...writer.files];
}

const refuseDamage = (composition: Composition) => (sentence: string) => {
  throw new UserError(`Composition ${composition.id} is incomplete: ${sentence}`);
};

/** Adds a released version, whose files QA asks for with `?use=`. */
export function publishRelease(storage: Storage, release: Release, folder: string): Promise<void> {
  return writeRelease(new FolderWriter(storage, folder, () => undefined), release);
}

async function writeRelease(writer: FolderWriter, release: Release): Promise<void> {
  const { part, version, files } = release;
  await eachOf(files, ({ name, integrity }) =>
    writer.copy(fileUrl(part, name).slice(1), keys.file(part, name), `"${integrity.slice(7, 29)}"`),
  );
  const record = `_/release/${part}/${version}.json`;
  if (!(await writer.has(record))) await writer.put(record, Buffer.from(JSON.stringify(partRegistry(release))));
}

import { mkdir, readdir } from 'node:fs/promises';
import type { Composition, Release } from '@site/contracts';
import { findComposition, partRegistry, registryFiles } from '../compose';
import { findLive, walkActivations } from '../live';
import { eachOf, keys, type Storage, UserError } from '../storage';
import { fileUrl, findRelease } from '../release';
import { FolderWriter } from './folder-writer';
import { nginxConfig } from './nginx';
import { describePublication, documentsOf, type Publication } from './publication';

export interface PublishOptions {
  /** The other composition of a share: a tab may ask for its files here, too. */
  alongside?: Composition | undefined;
  /**
   * Default: `folder`. Another folder for released files, which publications share. A new one gets those of ten
   * activations.
   */
  released?: string | undefined;
  /** Called with a sentence per missing or damaged file, which is left out. Default: the first one is thrown. */
  onDamage?: ((sentence: string) => void) | undefined;
}

export interface Published {
  publication: Publication;
  files: Promise<void>;
}

/**
 * Writes a composition as a folder that any server can send: `public/` with `.br` and `.gz`, `headers.json`,
 * `redirects.json` and `nginx.conf`. Throws one sentence when the folder is not empty, or the composition incomplete.
 */
export async function publish(
  storage: Storage,
  composition: Composition,
  folder: string,
  { alongside, released = folder, onDamage = refuseDamage(composition) }: PublishOptions = {},
): Promise<Published> {
  if (composition.notFound.file === '')
    throw new UserError(
      `Composition ${composition.id} has no pages, as an older line wrote it. Run npx manzil compose.`,
    );
  const used = await readdir(folder).catch(() => []);
  if (used.length > 0) throw new UserError(`${folder} is not empty. Name a folder that is new.`);
  const isNew = (await mkdir(released, { recursive: true })) !== undefined || released === folder;
  const writer = new FolderWriter(storage, folder, onDamage);
  const publication = describePublication(composition, { isPrivate: alongside !== undefined });
  await eachOf(documentsOf(publication), ({ file, key, etag }) => writer.copy(file, key, etag));
  const { redirects } = composition;
  await writer.write('redirects.json', JSON.stringify(redirects));
  await writer.write('nginx-brotli.conf', 'brotli_static on;\n');
  await writer.write('nginx.conf', nginxConfig(publication, redirects));
  await writer.write('headers.json', JSON.stringify(publication));
  const shown = [composition, ...(alongside ? [alongside] : [])];
  return { publication, files: publishFiles(new FolderWriter(storage, released, onDamage), shown, isNew) };
}

/** Released files and registries of these compositions, and of earlier ones for a new folder. */
async function publishFiles(writer: FolderWriter, shown: readonly Composition[], isNew: boolean): Promise<void> {
  const { storage } = writer;
  const named = [...shown, ...(isNew ? await listEarlier(storage, shown) : [])];
  const versions = new Map(named.flatMap(({ parts }) => Object.entries(parts)).map((each) => [each.join('@'), each]));
  await eachOf([...versions.values()], async ([part, version]) => {
    const release = await findRelease(storage, part, version);
    if (release) await writeRelease(writer, release);
    else if (shown.some(({ parts }) => parts[part] === version))
      writer.onDamage(`There is no release ${version} of ${part} in this storage.`);
  });
  for (const registry of new Set(named.flatMap((each) => each.registry ?? [])))
    await eachOf(await registryFiles(storage, registry), (key) => writer.copy(`_/${key}`, key));
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

/** Earlier activations whose files open tabs may request. */
const activationsBack = 10;

async function listEarlier(storage: Storage, shown: readonly Composition[]) {
  const earlier: { parts: Composition['parts']; registry?: string | undefined }[] = [];
  for await (const { composition, parts } of walkActivations(storage, await findLive(storage), activationsBack)) {
    if (earlier.length === activationsBack) break;
    const isShown = shown.some(({ id }) => id === composition);
    const found = isShown ? undefined : await findComposition(storage, composition);
    earlier.push({ parts, registry: found?.registry });
  }
  return earlier;
}

import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Release, ReleaseFile } from '@site/contracts';
import { brotliSuffix, eachOf, integrityOf, isCompressible, keys, type Storage } from '../storage';

const decompress = promisify(brotliDecompress);

export async function checkReleaseIntegrity(storage: Storage, release: Release): Promise<string[]> {
  const { part, version, files, node, types } = release;
  const name = (file: ReleaseFile) => `${file.name} of ${part} ${version}`;
  const damage = await eachOf(files, async (file) => [
    ...judge(name(file), file, await storage.read(keys.file(part, file.name))),
    ...(isCompressible(file.name)
      ? await judgeCompressed(name(file), file, await storage.read(keys.file(part, file.name) + brotliSuffix))
      : []),
  ]);
  return [
    ...damage.flat(),
    ...judge(name(node), node, await storage.read(keys.nodeBundle(part, version))),
    ...judge(name(types), types, await storage.read(keys.types(part, version))),
  ];
}

function judge(name: string, { integrity }: ReleaseFile, bytes: Buffer | undefined): string[] {
  if (!bytes) return [`${name} is missing from the storage.`];
  return integrityOf(bytes) === integrity ? [] : [`${name} differs in the storage from the hash in release.json.`];
}

/** Visitors get the precompressed file. */
async function judgeCompressed(name: string, file: ReleaseFile, bytes: Buffer | undefined): Promise<string[]> {
  const plain = bytes && (await decompress(bytes).catch(() => Buffer.from('not brotli')));
  return judge(`The compressed ${name}`, file, plain);
}

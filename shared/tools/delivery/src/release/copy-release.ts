import { brotliSuffix, eachOf, keys, type Storage, UserError, withLease } from '../storage';
import { findRelease } from './releases';

export interface CopyRelease {
  from: Storage;
  to: Storage;
  part: string;
  version: string;
}

/**
 * Copies a release with its files, the description last. Throws for an incomplete source. Activation verifies the
 * bytes.
 */
export async function copyRelease({ from, to, part, version }: CopyRelease): Promise<void> {
  const release = await findRelease(from, part, version);
  if (!release) throw new UserError(`${part}@${version} is not in the storage that it should be taken from.`);
  const names = release.files.map(({ name }) => name);
  await withLease(to, { parts: { [part]: version }, files: { [part]: names } }, async () => {
    const copy = async (key: string, isOptional = false) => {
      const bytes = await from.read(key);
      if (bytes) await to.writeOnce(key, bytes);
      else if (!isOptional)
        throw new UserError(`${key} is missing from the storage that ${part}@${version} should be taken from.`);
    };
    await eachOf(names, async (name) => {
      await copy(keys.file(part, name));
      await copy(keys.file(part, name) + brotliSuffix, true);
    });
    await copy(keys.nodeBundle(part, version));
    await copy(keys.types(part, version));
    const signatures = (await from.list(`releases/${part}/${version}/`)).filter((key) => key.endsWith('.sig'));
    await eachOf(signatures, (key) => copy(key));
    await copy(keys.release(part, version));
  });
}

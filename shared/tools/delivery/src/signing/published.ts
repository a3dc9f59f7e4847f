import { eachOf, keys, type Storage } from '../storage';
import type { Activation } from '@site/contracts';

/** Below it a signed site publishes what `npx manzil verify` reads. Pages do not load it. */
export const signedFolder = '/_/signed/';

const published =
  /^(live\/\d{8}\.json|compositions\/[0-9a-f]+\/composition\.json|page-sets\/[0-9a-f]+\.json|releases\/[a-z0-9-]+\/[\w.-]+\/(release\.json|[0-9a-f]{16}\.sig))$/;

/** The key that an address publishes. */
export function signedKeyOf(path: string): string | undefined {
  const key = path.startsWith(signedFolder) ? path.slice(signedFolder.length) : '';
  return published.test(key) ? key : undefined;
}

/** All keys that a site publishes while this entry is live. */
export async function listSignedKeys(
  storage: Storage,
  live: Activation,
  compositions: readonly { id: string; sets: readonly string[]; parts: Readonly<Record<string, string>> }[],
): Promise<string[]> {
  if (!('signed' in live)) return [];
  const folders = compositions.flatMap(({ parts }) =>
    Object.entries(parts).map((each) => `releases/${each.join('/')}/`),
  );
  const released = await eachOf([...new Set(folders)], (folder) => storage.list(folder));
  return [
    ...Array.from({ length: live.sequence }, (_, index) => keys.liveEntry(index + 1)),
    ...compositions.flatMap(({ id, sets }) => [keys.composition(id), ...sets.map(keys.pageSet)]),
    ...released.flat().filter((key) => published.test(key)),
  ];
}

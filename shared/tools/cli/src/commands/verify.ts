import type { Composition } from '@site/contracts';
import { verifySite } from '@site/delivery/activate';
import { etagOf } from '@site/delivery/compose';
import { readReleases } from '@site/delivery/release';
import {
  configOf,
  findSettings,
  openStorage,
  readSettings,
  readStorageAddress,
  type StoragePlace,
} from '@site/delivery/settings';
import { readPublicKeys, readTrust, type Trust } from '@site/delivery/signing';
import { eachOf, RefusedError, UserError } from '@site/delivery/storage';

export interface VerifyOptions {
  json?: boolean;
  /** With the address of a site: where its releases are; default the storage of the settings. */
  storage?: string;
}

/** `npx manzil verify [address | storage]`: from documents to commits, with public keys only. */
export async function verify(word: string | undefined, options: VerifyOptions = {}): Promise<void> {
  const settings = readSettings();
  const publicKeys = readPublicKeys(settings.signing.keysFile);
  if (!publicKeys)
    throw new UserError(
      `${settings.signing.keysFile} is not there, so nothing is signed: npx manzil keys site makes it.`,
    );
  const address = word && /^https?:\/\//.test(word) ? new URL(word).origin : undefined;
  const named = options.storage ?? (address ? undefined : word);
  const place: StoragePlace = named ? readStorageAddress(named, settings) : settings;
  const storage = await openStorage(place);
  const trust = readTrust(publicKeys);
  const config = configOf((await findSettings(storage))?.settings ?? {});
  const { live, compositions } = await verifySite({ storage, trust, config });
  if (address) await compareDocuments(address, compositions);
  const releases = await readReleases(storage, live.parts ?? {});
  if (options.json)
    console.log(JSON.stringify({ entry: live.sequence, composition: live.composition, parts: live.parts }));
  else {
    for (const { part, version, commit } of releases) console.log(`${part} ${version}, commit ${commit}`);
    const what = address ? `${address} shows` : 'verified:';
    console.log(
      `${what} entry ${live.sequence}, composition ${live.composition}, made live by ${signerOf(live, trust)}`,
    );
  }
}

function signerOf(live: object, trust: Trust): string {
  const id = 'signed' in live && typeof live.signed === 'object' ? Reflect.get(live.signed ?? {}, 'by') : undefined;
  return `a key of ${trust.get(String(id))?.names.join(' and ')}`;
}

/** A careful release shows one of two compositions. */
async function compareDocuments(address: string, compositions: readonly Composition[]): Promise<void> {
  const paths = [...new Set(compositions.flatMap(({ pages }) => Object.keys(pages)))];
  const found = await eachOf(paths, async (path) => {
    const answer = await fetch(address + path, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    const etag = etagOf(Buffer.from(await answer.arrayBuffer()));
    const isKnown = compositions.some(({ pages }) => pages[path]?.headers['etag'] === etag);
    return isKnown ? [] : [`${address}${path} (${answer.status}) is not the page that was composed for it.`];
  });
  if (found.flat().length > 0) throw new RefusedError(found.flat());
}

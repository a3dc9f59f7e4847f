import type { Release } from '@site/contracts';
import { verifySite } from '@site/delivery/activate';
import { readReleases } from '@site/delivery/release';
import { configOf, findSettings, openStorage, readSettings, readStorageAddress } from '@site/delivery/settings';
import { readPublicKeys, readTrust, type Trust } from '@site/delivery/signing';
import { UserError } from '@site/delivery/storage';
import { verifyServed } from './verify-served';

export interface VerifyOptions {
  json?: boolean;
}

/** `npx manzil verify [address | storage]`: from documents to commits, with public keys only. */
export async function verify(word: string | undefined, { json = false }: VerifyOptions = {}): Promise<void> {
  const settings = readSettings();
  const { keysFile } = settings.signing;
  const publicKeys = readPublicKeys(keysFile);
  if (!publicKeys)
    throw new UserError(`${keysFile} is not there, so nothing is signed: npx manzil keys site makes it.`);
  const trust = readTrust(publicKeys);
  const address = word && /^https?:\/\//.test(word) ? new URL(word).origin : undefined;
  const place = word ? () => readStorageAddress(word, settings) : () => settings;
  const { live, releases } = address
    ? await verifyServed(address, trust, settings.signing)
    : await verifyStored(trust, place());
  const { sequence, composition, parts } = live;
  if (json) return console.log(JSON.stringify({ entry: sequence, composition, parts }));
  for (const { part, version, commit } of releases) console.log(`${part} ${version}, commit ${commit}`);
  const what = address ? `${address} shows` : 'verified:';
  console.log(`${what} entry ${sequence}, composition ${composition}, made live by ${signerOf(live, trust)}`);
}

/** Renders the site again: pages in a storage may come from everybody who activates. */
async function verifyStored(trust: Trust, place: Parameters<typeof openStorage>[0]) {
  const storage = await openStorage(place);
  const config = configOf((await findSettings(storage))?.settings ?? {});
  const { live } = await verifySite({ storage, trust, config });
  const releases: Release[] = await readReleases(storage, live.parts ?? {});
  return { live, releases };
}

function signerOf(live: object, trust: Trust): string {
  const id = 'signed' in live && typeof live.signed === 'object' ? Reflect.get(live.signed ?? {}, 'by') : undefined;
  const { key, names = [] } = trust.get(String(id)) ?? {};
  const who =
    key && 'issuer' in key
      ? `a job with ${Object.entries(key.claims)
          .map((each) => each.join(' '))
          .join(', ')}, for`
      : 'a key of';
  return `${who} ${names.join(' and ')}`;
}

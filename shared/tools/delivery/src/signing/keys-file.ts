import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentId, reasonOf, UserError } from '../storage';

/** Name of the keys that may change settings, freezes and every part, with releases that the parts have signed. */
export const siteName = 'site';

/**
 * Public keys by part, and {@link siteName}: Ed25519, SPKI, base64url. A revoked key ends with `#41/3`: it signed
 * entries up to 41 of the live log and up to 3 of the settings log, and no release that is used.
 */
export type PublicKeys = Readonly<Record<string, readonly string[]>>;

export interface TrustedKey {
  key: KeyObject;
  /** Parts, or {@link siteName}. */
  names: readonly string[];
  /** Of a revoked key. */
  last?: { live: number; settings: number };
}

export interface OwnKey {
  id: string;
  key: KeyObject;
}

/** By id. */
export type Trust = ReadonlyMap<string, TrustedKey>;

const keyForm = /^([\w-]{59})(?:#(\d+)\/(\d+))?$/;
const keysFile = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.array(z.string().regex(keyForm)).min(1));

/** `undefined` without such a file. Throws one sentence for an unusable one. */
export function readPublicKeys(file: string): PublicKeys | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return keysFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new UserError(`${file} has no public keys by part. Restore it from the repository.`, { cause: error });
  }
}

export function readTrust(publicKeys: PublicKeys): Trust {
  const trust = new Map<string, TrustedKey>();
  for (const [name, texts] of Object.entries(publicKeys))
    for (const text of texts) {
      const [, key = '', live, settings] = keyForm.exec(text) ?? [];
      const names = [...(trust.get(keyId(key))?.names ?? []), name];
      const last = live === undefined ? {} : { last: { live: Number(live), settings: Number(settings) } };
      trust.set(keyId(key), { key: readKey(name, key), names, ...last });
    }
  return trust;
}

function readKey(name: string, text: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'spki' });
  } catch (error) {
    throw new UserError(`A key of ${name} is not an Ed25519 key: npx manzil keys ${name} makes one.`, { cause: error });
  }
}

/** The private keys in the files `<name>.pem` of a folder; none without the folder. */
export function readOwnKeys(folder: string): OwnKey[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pem')) : [];
  return files.sort().map((file) => {
    try {
      const key = createPrivateKey(readFileSync(join(folder, file)));
      return { id: keyId(publicText(key)), key };
    } catch (error) {
      throw new UserError(`${join(folder, file)} is not a private key: ${reasonOf(error)}`, { cause: error });
    }
  });
}

/** What `keys.json` has of a private key. */
export function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');
}

export function keyId(publicKey: string): string {
  return contentId([publicKey], 16);
}

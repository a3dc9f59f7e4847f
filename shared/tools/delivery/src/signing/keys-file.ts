import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { z } from 'zod';
import { contentId, reasonOf, UserError } from '../storage';
import { canonical } from './canonical';
import { type AskToken, type Identity, issuerKey, type PinnedIdentity } from './identity';

/** Name of the keys that may change settings, freezes and every part, with releases that the parts have signed. */
export const siteName = 'site';

/**
 * By part, and {@link siteName}: public keys (Ed25519, SPKI, base64url), and identities of CI jobs. A revoked key ends
 * with `#41/3`, a revoked identity has `"last": "41/3"`: it signed entries up to 41 of the live log and up to 3 of the
 * settings log, and no release that is used. By address of an issuer: its public keys.
 */
export type PublicKeys = Readonly<Record<string, readonly (string | StoredIdentity | JWK)[]>>;

export interface StoredIdentity extends Identity {
  last?: string | undefined;
}

export interface TrustedKey {
  key: KeyObject | PinnedIdentity;
  /** Parts, or {@link siteName}. */
  names: readonly string[];
  /** Of a revoked key. */
  last?: { live: number; settings: number };
}

export interface OwnKey {
  id: string;
  key: KeyObject | AskToken;
}

/** By id. */
export type Trust = ReadonlyMap<string, TrustedKey>;

const keyForm = /^([\w-]{59})(?:#(\d+)\/(\d+))?$/;
const signer = z.union([
  z.string().regex(keyForm),
  z.strictObject({
    issuer: z.url(),
    claims: z.record(z.string(), z.string()).refine((claims) => Object.keys(claims).length > 0),
    last: z
      .string()
      .regex(/^\d+\/\d+$/)
      .optional(),
  }),
]);
const isIssuer = (name: string) => /^https?:\/\//.test(name);
const keysFile = z
  .record(z.string().regex(/^([a-z][a-z0-9-]*|https?:\/\/\S+)$/), z.array(z.union([signer, issuerKey])).min(1))
  .refine((all) =>
    Object.entries(all).every(([name, some]) =>
      some.every((each) => (isIssuer(name) ? issuerKey : signer).safeParse(each).success),
    ),
  );

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
  for (const [name, signers] of Object.entries(publicKeys).filter(([each]) => !isIssuer(each)))
    for (const each of signers) {
      const { id, key, last: [live, settings] = [] } = readSigner(name, each as string | StoredIdentity, publicKeys);
      const names = [...(trust.get(id)?.names ?? []), name];
      const last = live === undefined ? {} : { last: { live: Number(live), settings: Number(settings) } };
      trust.set(id, { key, names, ...last });
    }
  return trust;
}

function readSigner(
  name: string,
  given: string | StoredIdentity,
  publicKeys: PublicKeys,
): { id: string; key: TrustedKey['key']; last?: (string | undefined)[] | undefined } {
  if (typeof given === 'string') {
    const [, key = '', ...last] = keyForm.exec(given) ?? [];
    return { id: keyId(key), key: readKey(name, key), last };
  }
  const { issuer, claims, last } = given;
  const keys = (publicKeys[issuer] ?? []) as JWK[];
  return { id: keyId(canonical({ issuer, claims })), key: { issuer, claims, keys }, last: last?.split('/') };
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

/** Identities that this CI job may have: its token says which. */
export function listOwnIdentities(trust: Trust, askToken: AskToken | undefined): OwnKey[] {
  const identities = [...trust].filter(([, { key }]) => 'issuer' in key);
  return askToken ? identities.map(([id]) => ({ id, key: askToken })) : [];
}

/** What `keys.json` has of a private key. */
export function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');
}

export function keyId(publicKey: string): string {
  return contentId([publicKey], 16);
}

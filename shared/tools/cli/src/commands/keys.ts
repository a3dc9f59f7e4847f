import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@site/delivery/settings';
import { fetchIssuerKeys, type PublicKeys, publicText, readPublicKeys } from '@site/delivery/signing';
import { UserError } from '@site/delivery/storage';

export interface KeysOptions {
  /** Whose tokens CI jobs get. */
  issuer: string;
}

/**
 * `npx manzil keys <name> [claim=value …]`: a private key for a part, or for `site`, and its public key in `keys.json`.
 * With claims, the identity of a CI job instead, and the present public keys of its issuer.
 */
export async function addKey(name: string, words: readonly string[], { issuer }: KeysOptions): Promise<void> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new UserError(`"${name}" is neither a part nor site.`);
  return words.length > 0 ? addIdentity(name, readClaims(words), issuer) : newKey(name);
}

export function newKey(name: string): void {
  const { keysFile, ownKeys } = readSettings().signing;
  const file = join(ownKeys, `${name}.pem`);
  if (existsSync(file)) throw new UserError(`${file} is there already. Rename it to make another key of ${name}.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(ownKeys, { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  append(keysFile, name, [publicText(privateKey)]);
  console.log(`${file} is the private key: keep it secret. ${keysFile} has the public key: commit it.`);
}

async function addIdentity(name: string, claims: Record<string, string>, issuer: string): Promise<void> {
  const { keysFile } = readSettings().signing;
  const keys = await fetchIssuerKeys(issuer);
  append(keysFile, issuer, keys);
  append(keysFile, name, [{ issuer, claims }]);
  console.log(`${keysFile} has the identity, and ${keys.length} public keys of ${issuer}: commit it.`);
}

function readClaims(words: readonly string[]): Record<string, string> {
  const pairs = words.map((word): [string, string] => {
    const [, name, value] = /^(\w+)=(.+)$/.exec(word) ?? [];
    if (!name || !value) throw new UserError('Write claims as repository=acme/site environment=live.');
    return [name, value];
  });
  return Object.fromEntries(pairs);
}

/** Adds what is not there. */
function append(file: string, name: string, added: PublicKeys[string]): void {
  const all = readPublicKeys(file) ?? {};
  const known = all[name] ?? [];
  const isKnown = (each: unknown) => known.some((other) => JSON.stringify(other) === JSON.stringify(each));
  const next = { ...all, [name]: [...known, ...added.filter((each) => !isKnown(each))] };
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
}

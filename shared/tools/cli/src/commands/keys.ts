import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@site/delivery/settings';
import { publicText, readPublicKeys } from '@site/delivery/signing';
import { UserError } from '@site/delivery/storage';

/** `npx manzil keys <name>`: a private key for a part, or for `site`, and its public key in `keys.json`. */
export function newKey(name: string): void {
  const { keysFile, ownKeys } = readSettings().signing;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new UserError(`"${name}" is neither a part nor site.`);
  const file = join(ownKeys, `${name}.pem`);
  if (existsSync(file)) throw new UserError(`${file} is there already. Rename it to make another key of ${name}.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(ownKeys, { recursive: true, mode: 0o700 });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const known = readPublicKeys(keysFile) ?? {};
  const all = { ...known, [name]: [...(known[name] ?? []), publicText(privateKey)] };
  writeFileSync(keysFile, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`${file} is the private key: keep it secret. ${keysFile} has the public key: commit it.`);
}

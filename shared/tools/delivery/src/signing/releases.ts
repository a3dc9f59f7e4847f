import type { Release } from '@site/contracts';
import { contentName, keys, type Storage, UserError } from '../storage';
import { canonical } from './canonical';
import type { OwnKey, Trust } from './keys-file';
import { signatureOf, whyUnfit } from './signature';

const kind = 'release';

/** `release.json` names commit and hash of every file, so its bytes are signed, under the name that it has here. */
function contentOf(part: string, version: string, bytes: Buffer): object {
  return { part, version, release: contentName(bytes) };
}

/** One sentence, or `undefined` for a release with the signature of a key of its part. */
export async function whyUnsigned(
  storage: Storage,
  trust: Trust,
  part: string,
  version: string,
): Promise<string | undefined> {
  const own = [...trust].filter(([, { names, last }]) => names.includes(part) && !last);
  if (own.length === 0) return `keys.json names no key of ${part}: npx manzil keys ${part} makes one.`;
  const bytes = await storage.read(keys.release(part, version));
  if (!bytes) return `There is no release ${version} of ${part} in this storage: release it again.`;
  let unfit = `has no signature of a key of ${part} that fits it`;
  for (const [id, key] of own) {
    const signature = await storage.read(keys.signature(part, version, id));
    const why = signature && (await whyUnfit(signature.toString('utf8'), kind, contentOf(part, version, bytes), key));
    if (signature && !why) return undefined;
    if (why && 'issuer' in key.key) unfit = why;
  }
  return `${part} ${version} ${unfit}: npm run release -- ${part} --store, with ${part}.pem in the folder of SIGNING_KEYS or in its CI job, signs it.`;
}

/** Signs the stored release. Refuses one that differs from `ours` in more than time and commit of the build. */
export async function signRelease(
  storage: Storage,
  { part, version }: Pick<Release, 'part' | 'version'>,
  ours: Buffer,
  own: readonly OwnKey[],
  trust: Trust,
): Promise<void> {
  const stored = await storage.read(keys.release(part, version));
  if (!stored || withoutPlace(stored) !== withoutPlace(ours))
    throw new UserError(
      `release.json of ${part} ${version} in the storage is not what these sources give, so it is not signed: somebody else has written it. Remove it, and release ${part} again.`,
    );
  const content = contentOf(part, version, stored);
  let refusal: string | undefined;
  for (const key of own) {
    const trusted = trust.get(key.id);
    if (!trusted?.names.includes(part)) continue;
    const signature = await signatureOf(kind, content, key);
    refusal = await whyUnfit(signature, kind, content, trusted);
    if (!refusal) return void (await storage.writeOnce(keys.signature(part, version, key.id), signature));
  }
  if (refusal) throw new UserError(`${part} ${version} is not signed, because it ${refusal}.`);
}

function withoutPlace(bytes: Buffer): string {
  const { builtAt: _, commit: __, ...content } = JSON.parse(bytes.toString('utf8')) as Release;
  return canonical(content);
}

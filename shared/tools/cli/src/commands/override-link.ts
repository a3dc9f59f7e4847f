import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type SignedLink, signedText } from '@site/contracts';
import { readMix } from '@site/delivery/activate';
import { readSiteSettings, type SiteSettings } from '@site/delivery/settings';
import { reasonOf, UserError } from '@site/delivery/storage';
import { type CommonOptions, getLive, openContext, write } from '../context';

export interface OverrideLinkOptions extends Pick<CommonOptions, 'json'> {
  /** Validity: `90m`, `12h`, `2d`. */
  for?: string;
  newKey?: boolean;
}

const longestSeconds = 30 * 86_400;

/** `npx manzil override-link projects@… --for 2d`: a temporary link with these versions on the public site. */
export async function overrideLink(words: readonly string[], options: OverrideLinkOptions = {}): Promise<void> {
  if (options.newKey) return printKeys();
  if (words.length === 0)
    throw new UserError('Name the versions to show: npx manzil override-link projects@previous --for 2d.');
  const { storage, settings } = await openContext({ ...options, isReadOnly: true });
  const site = await readSiteSettings(storage, settings.site, { isReadOnly: true });
  const key = requireKey(site);
  const versions = await readMix(storage, await getLive(storage), words);
  if (versions.shell)
    throw new UserError(
      'The shell cannot be replaced in the browser: npx manzil serve shell@… or npx manzil preview shows it.',
    );
  const until = Math.floor(Date.now() / 1000) + readSeconds(options.for ?? '1d');
  const link = signLink({ origin: new URL(site.SITE_URL ?? '').origin, versions, until }, key);
  const end = new Date(until * 1000).toISOString();
  write(options, `${link}\n\nGood until ${end}.`, { link, versions, until: end });
}

/** The homepage with versions, expiry and signature. */
export function signLink(link: SignedLink, key: KeyObject): string {
  const signature = sign('sha256', Buffer.from(signedText(link)), { key, dsaEncoding: 'ieee-p1363' });
  const query = new URLSearchParams(
    Object.entries(link.versions).map(([part, version]) => ['use', `${part}@${version}`]),
  );
  query.set('until', String(link.until));
  query.set('signature', signature.toString('base64url'));
  return `${link.origin}/?${query.toString()}`;
}

/** Private key for signing, public key for the settings. */
export function newKeys(): { privateKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
    publicKey: publicKeyOf(privateKey),
  };
}

export function readPrivateKey(text: string): KeyObject {
  try {
    return createPrivateKey({ key: Buffer.from(text, 'base64url'), type: 'pkcs8', format: 'der' });
  } catch (error) {
    throw new UserError('OVERRIDE_PRIVATE_KEY is not a key from npx manzil override-link --new-key.', {
      cause: reasonOf(error),
    });
  }
}

/** The uncompressed point, as WebCrypto imports it. */
function publicKeyOf(privateKey: KeyObject): string {
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
}

function requireKey({ OVERRIDES, OVERRIDE_PUBLIC_KEY, SITE_URL }: SiteSettings): KeyObject {
  if (!SITE_URL)
    throw new UserError(
      'A link is signed for one address, and SITE_URL is not set: npx manzil settings SITE_URL=https://manzil.example',
    );
  if (OVERRIDES !== 'signed')
    throw new UserError(
      `This site does not ask for signed links (OVERRIDES is ${OVERRIDES ?? 'not set'}): npx manzil settings OVERRIDES=signed OVERRIDE_PUBLIC_KEY=…`,
    );
  const text = process.env.OVERRIDE_PRIVATE_KEY;
  if (!text)
    throw new UserError(
      'Set OVERRIDE_PRIVATE_KEY to the private key that belongs to the OVERRIDE_PUBLIC_KEY of the site. Without it: npx manzil override-link --new-key.',
    );
  const key = readPrivateKey(text);
  if (publicKeyOf(key) !== OVERRIDE_PUBLIC_KEY)
    throw new UserError('OVERRIDE_PRIVATE_KEY does not belong to the OVERRIDE_PUBLIC_KEY of this site.');
  return key;
}

function readSeconds(text: string): number {
  const [, count, unit = ''] = /^(\d{1,5})(m|h|d)$/.exec(text) ?? [];
  const seconds = Number(count) * ({ m: 60, h: 3600, d: 86_400 }[unit] ?? 0);
  if (!(seconds > 0) || seconds > longestSeconds)
    throw new UserError(
      `--for takes a time such as 90m, 12h or 2d, at most ${longestSeconds / 86_400}d, not "${text}".`,
    );
  return seconds;
}

function printKeys(): void {
  const { privateKey, publicKey } = newKeys();
  console.log(
    `Give the first to people who may sign links; it is not stored here. The second is for the site:\n\nOVERRIDE_PRIVATE_KEY=${privateKey}\n\nnpx manzil settings OVERRIDES=signed OVERRIDE_PUBLIC_KEY=${publicKey}`,
  );
}

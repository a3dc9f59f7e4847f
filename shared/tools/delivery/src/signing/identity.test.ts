/** @jest-environment node */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import type { Activation } from '@site/contracts';
import { activate, findLive } from '../activate';
import { appendSettings } from '../settings';
import { keys, type Storage } from '../storage';
import { MemoryStorage } from '../testing/memory-site';
import { openTokenIssuer, type TokenIssuer } from '../testing/token-issuer';
import { findTokenService } from './identity';
import { keyId, listOwnIdentities, type OwnKey, type PublicKeys, publicText, readTrust } from './keys-file';
import { signStorage } from './signed-storage';

const { privateKey } = generateKeyPairSync('ed25519');
const siteKey: OwnKey & { key: KeyObject } = { id: keyId(publicText(privateKey)), key: privateKey };
const main = { ref: 'refs/heads/main' };
const job = (part: string) => ({ repository: `acme/${part}`, ...main });
const first = { projects: '1.0.0-aaaaaaaa', agency: '1.0.0-aaaaaaaa' };
const next = '1.0.0-bbbbbbbb';

let issuer: TokenIssuer;
let publicKeys: PublicKeys;
let below: MemoryStorage;

/** A command in a CI job with these claims, or with the site's key. */
function as(claims: Record<string, string> | 'site'): Storage {
  const trust = readTrust(publicKeys);
  if (claims === 'site') return signStorage(below, { trust, ownKeys: [siteKey] });
  issuer.claims = claims;
  return signStorage(below, { trust, ownKeys: listOwnIdentities(trust, findTokenService(issuer.env)) });
}

/** Everybody has only public keys. */
const read = () => findLive(signStorage(below, { trust: readTrust(publicKeys), ownKeys: [] }));

async function store(storage: Storage, part: 'projects' | 'agency', version: string): Promise<void> {
  await storage.writeOnce(keys.release(part, version), JSON.stringify({ part, version, commit: 'c0ffee', files: [] }));
}

async function goLive(storage: Storage, parts: Partial<typeof first>): Promise<Activation> {
  const live = await findLive(storage);
  const all = { ...(live?.parts ?? first), ...parts };
  await storage.writeOnce(keys.composition(Object.values(all).join()), '{}');
  const entry = { composition: Object.values(all).join(), parts: all, reason: 'release', after: live?.sequence ?? 0 };
  return activate(storage, entry);
}

interface Stored {
  at: string;
  sequence: number;
  signed: { signature: string };
}
const take = (sequence: number) => JSON.parse(below.objects.get(keys.liveEntry(sequence))?.toString() ?? '') as Stored;
const overwrite = (sequence: number, change: (entry: Stored) => object) =>
  below.objects.set(keys.liveEntry(sequence), Buffer.from(JSON.stringify(change(take(sequence)))));

/** Replaces the token of entry 2 by one with the same claims, made by somebody else. */
async function forge(make: (claims: ReturnType<typeof decodeJwt>) => string | Promise<string>): Promise<void> {
  const { signature } = take(2).signed;
  const forged = await make(decodeJwt(signature));
  overwrite(2, (entry) => ({ ...entry, signed: { ...entry.signed, signature: forged } }));
}

beforeEach(async () => {
  issuer = await openTokenIssuer();
  below = new MemoryStorage();
  publicKeys = {
    site: [publicText(privateKey)],
    projects: [{ issuer: issuer.issuer, claims: job('projects') }],
    agency: [{ issuer: issuer.issuer, claims: job('agency') }],
    [issuer.issuer]: issuer.publicKeys(),
  };
  await appendSettings(as('site'), undefined, {});
  for (const part of ['projects', 'agency'] as const) await store(as(job(part)), part, first[part]);
  await goLive(as('site'), {});
  await store(as(job('projects')), 'projects', next);
  await goLive(as(job('projects')), { projects: next });
});
afterEach(() => issuer.close());

test('a CI job signs without a stored secret, and keys.json is enough to verify it', async () => {
  issuer.close();
  expect(await read()).toMatchObject({ sequence: 2, parts: { projects: next } });
});

test('entries can be verified years after the issuer has replaced its keys', async () => {
  await issuer.rotate();
  jest.useFakeTimers({ now: Date.now() + 5 * 365 * 86_400_000, doNotFake: ['nextTick', 'setImmediate'] });
  try {
    expect(await read()).toMatchObject({ sequence: 2 });
  } finally {
    jest.useRealTimers();
  }
});

test('a key and an identity sign for one part, and a revoked identity signs nothing more', async () => {
  const projects = { issuer: issuer.issuer, claims: job('projects'), last: '2/0' };
  publicKeys = { ...publicKeys, projects: [projects, publicText(privateKey)] };
  expect(await read()).toMatchObject({ sequence: 2 });
  await expect(goLive(as(job('projects')), { projects: first.projects })).rejects.toThrow(
    /no signature of a key of projects|is signed for agency/,
  );
});

test('two parts of one repository are released by one job', async () => {
  const identity = { issuer: issuer.issuer, claims: { repository: 'acme/site' } };
  publicKeys = {
    ...publicKeys,
    projects: [...(publicKeys.projects ?? []), identity],
    agency: [...(publicKeys.agency ?? []), identity],
  };
  for (const part of ['projects', 'agency'] as const) {
    await store(as({ repository: 'acme/site' }), part, '1.0.0-cccccccc');
    await goLive(as({ repository: 'acme/site' }), { [part]: '1.0.0-cccccccc' });
  }
  expect(await read()).toMatchObject({ sequence: 4 });
});

const attacks: Record<string, [attempt: () => unknown, refusal: RegExp]> = {
  'a token for another text': [
    async () => {
      await goLive(as(job('projects')), { projects: first.projects });
      const { signature } = take(3).signed;
      await forge(() => signature);
      await read();
    },
    /Entry 2 of the live log has a token for something else: somebody has changed it, or has used a token again/,
  ],
  'a job of another repository': [
    () => goLive(as({ repository: 'evil/projects', ...main }), { projects: first.projects }),
    /Entry 3 of the live log has a token for repository evil\/projects, and keys\.json names acme\/projects: ask its owner/,
  ],
  'a job of another branch': [
    () => goLive(as({ ...job('projects'), ref: 'refs/heads/mine' }), { projects: first.projects }),
    /has a token for ref refs\/heads\/mine, and keys\.json names refs\/heads\/main: ask its owner/,
  ],
  'a release by a job of another branch': [
    () => store(as({ ...job('projects'), ref: 'refs/pull/1/merge' }), 'projects', '1.0.0-cccccccc'),
    /projects 1\.0\.0-cccccccc is not signed, because it has a token for ref refs\/pull\/1\/merge/,
  ],
  'another issuer': [
    async () => {
      const other = await openTokenIssuer();
      publicKeys = { ...publicKeys, [other.issuer]: other.publicKeys() };
      const trust = readTrust(publicKeys);
      other.claims = job('projects');
      const ownKeys = listOwnIdentities(trust, findTokenService(other.env));
      await goLive(signStorage(below, { trust, ownKeys }), { projects: first.projects }).finally(other.close);
    },
    /has a token of http:\/\/127\.0\.0\.1:\d+, and keys\.json names http:\/\/127\.0\.0\.1:\d+: ask its owner/,
  ],
  'a token without a signature (alg none)': [
    async () => {
      await forge((claims) => new UnsecuredJWT(claims).encode());
      await read();
    },
    /has a token that is signed with neither RS256 nor ES256: somebody has made it.*Restore the log/,
  ],
  'a token signed with the public key as a password (HS256)': [
    async () => {
      const [{ n = '', kid = '' } = {}] = issuer.publicKeys();
      await forge((claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.from(n, 'base64url')),
      );
      await read();
    },
    /has a token that is signed with neither RS256 nor ES256: somebody has made it/,
  ],
  'a token that somebody else signed under the name of the issuer’s key': [
    async () => {
      const [{ kid = '' } = {}] = issuer.publicKeys();
      const { privateKey: forger } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      await forge((claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(forger));
      await read();
    },
    /Entry 2 of the live log has a token that http.* did not sign: somebody has made it/,
  ],
  'a token that had expired at the time of the entry': [
    () => {
      issuer.at = Date.now() - 600_000;
      return goLive(as(job('projects')), { projects: first.projects });
    },
    /Entry 3 of the live log has a token that was no longer valid at 20.*: sign it again/,
  ],
  'a token from before the entry’s time was changed': [
    () => {
      issuer.at = Date.now() + 600_000;
      return goLive(as(job('projects')), { projects: first.projects });
    },
    /Entry 3 of the live log has a token that was not valid at 20.*: iat/,
  ],
  'the token of a part for another part': [
    () => goLive(as(job('agency')), { projects: first.projects }),
    /has a token for repository acme\/agency, and keys\.json names acme\/projects: ask its owner/,
  ],
  'a release of a part by another part’s job': [
    async () => {
      const from = (part: 'projects' | 'agency') =>
        [...readTrust(publicKeys)].find(([, { names }]) => names.includes(part))?.[0];
      await store(as(job('agency')), 'agency', '1.0.0-cccccccc');
      const token = below.objects.get(keys.signature('agency', '1.0.0-cccccccc', from('agency') ?? ''));
      await store(below, 'projects', '1.0.0-cccccccc');
      below.objects.set(keys.signature('projects', '1.0.0-cccccccc', from('projects') ?? ''), token ?? Buffer.from(''));
      await goLive(as(job('projects')), { projects: '1.0.0-cccccccc' });
    },
    /projects 1\.0\.0-cccccccc has a token for something else: somebody has changed it/,
  ],
  'a key of the issuer that is not pinned': [
    async () => {
      await issuer.rotate();
      await goLive(as(job('projects')), { projects: first.projects });
    },
    /has a token with a key of http.* that keys\.json does not pin: if http.* has it, npx manzil keys with this issuer adds it/,
  ],
  'a changed entry': [
    () => {
      overwrite(2, (entry) => ({ ...entry, parts: first }));
      return read();
    },
    /Entry 2 of the live log has a token for something else: somebody has changed it/,
  ],
  'an entry whose time was removed': [
    () => {
      overwrite(2, ({ at: _, ...entry }) => entry);
      return read();
    },
    /Entry 2 of the live log has no time/,
  ],
  'a replayed entry': [
    () => {
      overwrite(2, (entry) => entry);
      below.objects.set(keys.liveEntry(3), Buffer.from(JSON.stringify({ ...take(2), sequence: 3 })));
      return read();
    },
    /Entry 3 of the live log has a token for something else: somebody has changed it, or has used a token again/,
  ],
  'an entry that is older than the one before it': [
    () => {
      jest.useFakeTimers({ now: Date.now() - 120_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
      return goLive(as(job('projects')), { projects: first.projects }).finally(() => jest.useRealTimers());
    },
    /Entry 3 of the live log has an earlier time than the entry before it: a token was used again/,
  ],
  'a job without the right to a token': [
    () => {
      issuer.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN = 'stolen';
      return goLive(as(job('projects')), { projects: first.projects });
    },
    /127\.0\.0\.1:\d+ gives this job no token to sign with: .*it needs id-token: write/s,
  ],
};

test.each(Object.entries(attacks))('refuses %s', async (_, [attempt, refusal]) => {
  await expect(Promise.resolve().then(attempt)).rejects.toThrow(refusal);
});

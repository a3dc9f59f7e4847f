/** @jest-environment node */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Activation } from '@site/contracts';
import { activate, findLive } from '../activate';
import { appendSettings, findSettings } from '../settings';
import { contentName, keys, type Storage } from '../storage';
import { MemoryStorage } from '../testing/memory-site';
import { keyId, type OwnKey, type PublicKeys, publicText, readTrust } from './keys-file';
import type { SignedEntry } from './entries';
import { signatureOf } from './signature';
import type { Seen, Witness } from './signed-log';
import { signStorage } from './signed-storage';

type Name = 'site' | 'shell' | 'projects' | 'agency' | 'stranger';

const newKey = (): OwnKey & { key: KeyObject } => {
  const { privateKey: key } = generateKeyPairSync('ed25519');
  return { id: keyId(publicText(key)), key };
};
const own: Record<Name, ReturnType<typeof newKey>> = {
  ...{ site: newKey(), shell: newKey(), projects: newKey(), agency: newKey(), stranger: newKey() },
};
let publicKeys: PublicKeys;
const firstKeys: PublicKeys = Object.fromEntries(
  (['site', 'shell', 'projects', 'agency'] as const).map((name) => [name, [publicText(own[name].key)]]),
);
const first = { shell: '1.0.0-aaaaaaaa', projects: '1.0.0-aaaaaaaa', agency: '1.0.0-aaaaaaaa' };
const next = '1.0.0-bbbbbbbb';

let below: MemoryStorage;
let seen: Map<string, Seen>;
let witness: Witness;

/** A command with these private keys. */
function as(...names: Name[]): Storage {
  return signStorage(below, { trust: readTrust(publicKeys), ownKeys: names.map((name) => own[name]), witness });
}

const text = (part: string, version: string, commit = 'c0ffee') => JSON.stringify({ part, version, commit, files: [] });

async function store(storage: Storage, part: string, version: string, content = text(part, version)): Promise<void> {
  await storage.writeOnce(keys.release(part, version), content);
}

async function goLive(storage: Storage, parts: Partial<typeof first>, change: object = {}): Promise<Activation> {
  const live = await findLive(storage);
  const { sequence: after = 0, parts: now = first } = live ?? {};
  const all = { ...now, ...parts };
  const composition = Object.values(all).join();
  await storage.writeOnce(keys.composition(composition), '{}');
  return activate(storage, { composition, parts: all, reason: 'release', after, ...change });
}

/** Somebody who can write the storage, and takes no part in signing. */
function overwrite(key: string, change: (value: Record<string, unknown>) => object): void {
  const value = JSON.parse(below.objects.get(key)?.toString() ?? '{}') as Record<string, unknown>;
  below.objects.set(key, Buffer.from(JSON.stringify(change(value))));
}
const live = (sequence: number) => keys.liveEntry(sequence);
const put = (key: string, bytes: Buffer | undefined) => below.objects.set(key, bytes ?? Buffer.from(''));
const take = (key: string) => below.objects.get(key);
const signatureKey = (part: 'projects' | 'agency', version: string, by: Name = part) =>
  keys.signature(part, version, own[by].id);

beforeEach(async () => {
  publicKeys = firstKeys;
  below = new MemoryStorage();
  seen = new Map();
  witness = { read: (log) => seen.get(log), write: (log, each) => void seen.set(log, each) };
  await appendSettings(as('site'), undefined, {});
  for (const part of ['shell', 'projects', 'agency'] as const) await store(as(part), part, first[part]);
  await goLive(as('site'), {});
  await store(as('projects'), 'projects', next);
  await goLive(as('projects'), { projects: next });
  await store(as('agency'), 'agency', next);
});

test('each team puts its own part live, and everybody can read that without a private key', async () => {
  await goLive(as('agency'), { agency: next });
  expect(await findLive(as())).toMatchObject({ sequence: 3, parts: { projects: next, agency: next } });
});

test('the site takes a version of a part back; its team pins and withdraws', async () => {
  await goLive(as('site'), { projects: first.projects });
  await goLive(as('projects'), {}, { pins: { projects: first.projects }, withdrawn: { [`projects@${next}`]: {} } });
  expect((await findLive(as()))?.sequence).toBe(4);
});

test('a log from before signing is approved by the first signed entry, with a key of the site', async () => {
  for (const [key] of below.objects) if (/^(live|settings)/.test(key)) below.objects.delete(key);
  seen.clear();
  await appendSettings(below, undefined, {});
  await goLive(below, {});
  await expect(findLive(as('projects'))).rejects.toThrow('No entry of the live log is signed');
  await goLive(as('site'), {}, { freeze: { until: '2027-01-01', why: 'start' } });
  expect((await findLive(as()))?.sequence).toBe(2);
});

const revoke = (name: Name, last: string) => {
  publicKeys = { ...publicKeys, [name]: [`${publicText(own[name].key)}#${last}`, publicText(own.stranger.key)] };
};

test('entries of a key that was revoked later stay valid, and its part continues with another key', async () => {
  revoke('projects', '2/0');
  await store(as('stranger'), 'projects', next);
  await goLive(as('stranger'), {}, { pins: { projects: next } });
  expect((await findLive(as()))?.sequence).toBe(3);
});

test('a release that is stored again is signed, when it is what the sources give', async () => {
  await store(below, 'agency', '1.0.0-cccccccc');
  await store(as('agency'), 'agency', '1.0.0-cccccccc', text('agency', '1.0.0-cccccccc', 'decade'));
  await goLive(as('agency'), { agency: '1.0.0-cccccccc' });
});

test('an entry signs what it shows: both compositions of a careful release', async () => {
  put(keys.composition('careful'), Buffer.from('{"pages":"careful"}'));
  const parts = { ...first, projects: next, agency: next };
  const split = { composition: 'careful', parts, released: { agency: next } };
  await goLive(as('agency'), {}, { split: { ...split, share: 5, salt: 's' } });
  const { composition, signed } = JSON.parse(take(live(3))?.toString() ?? '') as Activation & SignedEntry;
  expect(signed?.compositions).toEqual({
    [composition]: contentName('{}'),
    careful: contentName('{"pages":"careful"}'),
  });
  overwrite(live(3), (entry) => ({ ...entry, signed: { ...signed, compositions: { [composition]: 'other' } } }));
  await expect(findLive(as())).rejects.toThrow('Entry 3 of the live log has a signature that does not fit it');
});

/** What is tried, and the sentence that refuses it. Each must name what it is about. */
const attacks: Record<string, [attempt: () => unknown, refusal: RegExp]> = {
  'a release of another team’s part, with the own key': [
    async () => {
      await store(as('agency'), 'projects', '1.0.0-cccccccc');
      await goLive(as('projects'), { projects: '1.0.0-cccccccc' });
    },
    /projects 1\.0\.0-cccccccc has no signature of a key of projects/,
  ],
  'an entry for another team’s part': [
    () => goLive(as('agency'), { projects: first.projects }),
    /changes projects, and is signed for agency: ask the owner of projects/,
  ],
  'an entry for the own part and another one': [
    () => goLive(as('agency'), { agency: next, projects: first.projects }),
    /changes projects, and is signed for agency/,
  ],
  'another team’s part retired': [
    () => goLive(as('agency'), {}, { retired: ['projects'] }),
    /changes projects, and is signed for agency/,
  ],
  'another team’s version withdrawn': [
    () => goLive(as('agency'), {}, { withdrawn: { [`projects@${next}`]: { at: '', why: '' } } }),
    /changes projects, and is signed for agency/,
  ],
  'another team’s version in a careful release': [
    () => {
      const parts = { ...first, projects: '1.0.0-cccccccc' };
      const split = { composition: 'x', parts, released: { agency: next }, share: 5, salt: 's' };
      put(keys.composition('x'), Buffer.from('{}'));
      return store(as('projects'), 'projects', '1.0.0-cccccccc').then(() => goLive(as('agency'), {}, { split }));
    },
    /changes projects, and is signed for agency/,
  ],
  'a freeze by a team': [
    () => goLive(as('agency'), {}, { freeze: { until: '2099-01-01', why: 'agency' } }),
    /changes site, and is signed for agency: ask the owner of site/,
  ],
  'settings changed by a team': [
    async () => appendSettings(as('agency'), await findSettings(as('agency')), { SITE_URL: 'https://evil.example' }),
    /settings log changes site, and is signed for agency/,
  ],
  'an entry that changes no part': [
    () => goLive(as('stranger', 'agency'), {}, { reason: 'noise' }),
    /changes site, and is signed for agency/,
  ],
  'a damaged entry': [
    () => {
      put(live(2), Buffer.from('{'));
      return findLive(as());
    },
    /live\/00000002\.json in the storage is damaged/,
  ],
  'an entry with a key that nobody knows': [
    () => goLive(as('stranger'), { agency: next }),
    /changes agency, and is signed for no part: ask the owner of agency/,
  ],
  'an entry that a stranger signs and writes past the line': [
    async () => {
      const entry = { ...(await findLive(as())), sequence: 3, parts: { ...first, agency: next } };
      const signature = await signatureOf('live entry', { entry, previous: 'x' }, own.stranger);
      put(
        live(3),
        Buffer.from(JSON.stringify({ ...entry, signed: { previous: 'x', by: own.stranger.id, signature } })),
      );
      return findLive(as());
    },
    /signed with the key \w{16}, which keys\.json does not name.*about agency and projects.*backup/,
  ],
  'stolen rights to the storage: an entry without a signature': [
    () => {
      put(live(3), Buffer.from(JSON.stringify({ sequence: 3, composition: 'x', parts: { ...first, agency: next } })));
      return findLive(as());
    },
    /Entry 3 of the live log is not signed.*about agency/,
  ],
  'stolen rights to the storage: a whole log without signatures': [
    async () => {
      seen.clear();
      for (const sequence of [1, 2]) overwrite(live(sequence), ({ signed: _, ...entry }) => entry);
      await findLive(as('agency'));
    },
    /No entry of the live log is signed, so no part of it can be trusted/,
  ],
  'stolen rights to the storage: an older log without signatures, continued by a team': [
    async () => {
      seen.clear();
      for (const sequence of [1, 2]) overwrite(live(sequence), ({ signed: _, ...entry }) => entry);
      overwrite(live(2), (entry) => ({ ...entry, parts: first }));
      const now = take(live(2));
      const entry = { ...(JSON.parse(now?.toString() ?? '') as Activation), sequence: 3, pins: { agency: next } };
      const previous = contentName(now ?? '');
      const signature = await signatureOf('live entry', { entry, previous }, own.agency);
      put(live(3), Buffer.from(JSON.stringify({ ...entry, signed: { previous, by: own.agency.id, signature } })));
      await findLive(as('agency'));
    },
    /Entry 3 of the live log changes site, and is signed for agency/,
  ],
  'an entry whose version was changed': [
    () => {
      overwrite(live(2), (entry) => ({ ...entry, parts: first }));
      return findLive(as());
    },
    /Entry 2 of the live log has a signature that does not fit it: somebody has changed it/,
  ],
  'a swapped signature': [
    async () => {
      await goLive(as('projects'), { projects: first.projects });
      const { signed } = JSON.parse(take(live(2))?.toString() ?? '') as { signed: object };
      overwrite(live(3), (entry) => ({ ...entry, signed }));
      return findLive(as());
    },
    /Entry 3 of the live log has a signature that does not fit it.*about projects/,
  ],
  'a replayed entry': [
    () => {
      put(live(3), take(live(2)));
      return findLive(as());
    },
    /Entry 2 of the live log is in the place of another entry/,
  ],
  'a forked log: another entry 2 by the same team': [
    async () => {
      await goLive(as('agency'), { agency: next });
      const last = take(live(3));
      for (const sequence of [2, 3]) below.objects.delete(live(sequence));
      seen.clear();
      await goLive(as('projects'), { projects: next }, { reason: 'another' });
      put(live(3), last);
      return findLive(as());
    },
    /Entry 3 of the live log was signed after another entry.*about agency/,
  ],
  'a truncated log, which brings an older version back': [
    () => {
      below.objects.delete(live(2));
      return findLive(as());
    },
    /log ends at entry 1, and entry 2 was seen before.*newer versions of parts/,
  ],
  'a replaced log, signed by the same keys': [
    async () => {
      below.objects.delete(live(2));
      const kept = new Map(seen);
      seen.clear();
      await goLive(as('projects'), { projects: next }, { reason: 'another' });
      seen = kept;
      return findLive(as());
    },
    /Entry 2 of the live log is another one than was seen before/,
  ],
  'a changed release.json': [
    async () => {
      overwrite(keys.release('agency', next), (release) => ({ ...release, commit: 'other' }));
      await goLive(as('agency'), { agency: next });
    },
    /agency 1\.0\.0-bbbbbbbb has no signature of a key of agency that fits it/,
  ],
  'an older release under a newer version': [
    async () => {
      put(keys.release('agency', '2.0.0-dddddddd'), take(keys.release('agency', first.agency)));
      put(signatureKey('agency', '2.0.0-dddddddd'), take(signatureKey('agency', first.agency)));
      await goLive(as('agency'), { agency: '2.0.0-dddddddd' });
    },
    /agency 2\.0\.0-dddddddd has no signature of a key of agency that fits it/,
  ],
  'a signature of another team under the name of the owner': [
    async () => {
      await store(as('agency'), 'projects', '1.0.0-cccccccc');
      const signature = await signatureOf('release', { part: 'projects', version: '1.0.0-cccccccc' }, own.agency);
      put(signatureKey('projects', '1.0.0-cccccccc'), Buffer.from(signature));
      await goLive(as('projects'), { projects: '1.0.0-cccccccc' });
    },
    /projects 1\.0\.0-cccccccc has no signature of a key of projects that fits it/,
  ],
  'a release written before the team, so that the team signs it': [
    async () => {
      overwrite(keys.release('agency', '1.0.0-cccccccc'), () => ({ part: 'agency', files: ['evil.js'] }));
      await store(as('agency'), 'agency', '1.0.0-cccccccc');
    },
    /release\.json of agency 1\.0\.0-cccccccc in the storage is not what these sources give/,
  ],
  'an entry with a revoked key': [
    async () => {
      await goLive(as('projects'), {}, { pins: { projects: next } });
      revoke('projects', '2/0');
      await findLive(as());
    },
    /Entry 3 of the live log is signed with a key of projects that was revoked\. It is about projects/,
  ],
  'a command with a revoked key': [
    async () => {
      revoke('projects', '2/0');
      await goLive(as('projects'), {}, { pins: { projects: next } });
    },
    /has no signature of a key of projects|is signed for no part/,
  ],
  'a release with a revoked key': [
    async () => {
      revoke('agency', '1/0');
      await goLive(as('site'), { agency: next });
    },
    /agency 1\.0\.0-bbbbbbbb has no signature of a key of agency that fits it/,
  ],
  'a part without a key': [
    async () => {
      const parts = { ...first, fair: '1.0.0-eeeeeeee' };
      await store(below, 'fair', '1.0.0-eeeeeeee');
      await goLive(as('site'), parts);
    },
    /keys\.json names no key of fair: npx manzil keys fair makes one/,
  ],
  'public keys put into the storage': [
    async () => {
      put('keys.json', Buffer.from(JSON.stringify({ agency: [publicText(own.stranger.key)] })));
      await store(as('stranger'), 'agency', '1.0.0-cccccccc');
      await goLive(as('stranger'), { agency: '1.0.0-cccccccc' });
    },
    /agency 1\.0\.0-cccccccc has no signature of a key of agency/,
  ],
};

test.each(Object.entries(attacks))('refuses %s', async (_, [attempt, refusal]) => {
  await expect(Promise.resolve().then(attempt)).rejects.toThrow(refusal);
});

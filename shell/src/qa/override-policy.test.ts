import { generateKeyPairSync, sign, webcrypto, type KeyObject } from 'node:crypto';
import { overridePolicy, signedText } from '@site/contracts';
import { whyRefused } from './override-policy';
import { readOverrides, type Overrides } from './overrides';

// jsdom has neither of them; browsers have both.
beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => sessionStorage.clear());

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const versions = { projects: '1.0.0-aaaaaaaa' };
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

function publicKeyOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
}

const config = {
  contact: { url: '', key: 'k' },
  overrides: 'signed',
  overrideKey: publicKeyOf(keys.publicKey),
} as const;

function link({
  until = inAnHour,
  origin = location.origin,
  privateKey = keys.privateKey,
  use = versions as Record<string, string>,
} = {}): Overrides {
  const signature = sign('sha256', Buffer.from(signedText({ origin, versions: use, until })), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');
  const query = new URLSearchParams([
    ...Object.entries(use).map(([part, version]) => ['use', `${part}@${version}`]),
    ['until', String(until)],
    ['signature', signature],
  ]);
  const overrides = readOverrides(`?${query.toString()}`);
  if (!overrides) throw new Error('The link names nothing.');
  return overrides;
}

it.each([
  ['localhost', 'on'],
  ['review.localhost', 'on'],
  ['127.0.0.1', 'on'],
  ['[::1]', 'on'],
  ['manzil.example', 'off'],
  ['localhost.attacker.example', 'off'],
  ['10.0.0.7', 'off'],
])('?use= is, where the settings say nothing, on %s: %s', (hostname, policy) => {
  expect(overridePolicy({}, hostname)).toBe(policy);
});

it('the settings decide also for a loopback address', () => {
  expect(overridePolicy({ overrides: 'off' }, 'localhost')).toBe('off');
});

it('accepts a signed link, and again after a reload', async () => {
  expect(await whyRefused(link(), config)).toBeUndefined();
  const kept = readOverrides('');
  expect(kept && (await whyRefused(kept, config))).toBeUndefined();
  expect(kept?.versions).toEqual(versions);
});

it('refuses a link that has ended', async () => {
  expect(await whyRefused(link({ until: Math.floor(Date.now() / 1000) - 1 }), config)).toContain('This link has ended');
});

it.each([
  ['of another site', () => link({ origin: 'https://staging.example' })],
  [
    'signed with another key',
    () => link({ privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }),
  ],
  [
    'with a later end',
    () => ({ ...link(), signature: { until: inAnHour + 60, signature: link().signature?.signature ?? '' } }),
  ],
  ['with another version', () => ({ ...link(), versions: { projects: '1.0.0-bbbbbbbb' } })],
  ['with one more part', () => ({ ...link(), versions: { ...versions, agency: '1.0.0-bbbbbbbb' } })],
])('refuses a link %s', async (_, make) => {
  expect(await whyRefused(make(), config)).toBe('This link was not signed for these versions and this site.');
});

it('a later ?use= without a signature is not covered by the link of this session', async () => {
  link();
  const widened = readOverrides('?use=agency@1.0.0-bbbbbbbb');
  expect(widened && (await whyRefused(widened, config))).toContain('was not signed');
});

it('refuses versions without a signature, and every version where overrides are off', async () => {
  const plain = readOverrides('?use=projects@1.0.0-aaaaaaaa');
  expect(plain && (await whyRefused(plain, config))).toContain('with a signed link only');
  expect(await whyRefused(link(), { ...config, overrides: 'off' })).toBe('This site shows its live version only.');
});

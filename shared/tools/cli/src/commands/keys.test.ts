/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTokenIssuer, type TokenIssuer } from '@site/delivery/testing';
import { addKey } from './keys';

let folder: string;
let issuer: TokenIssuer;
const variables = ['DATA_DIR', 'KEYS_FILE'] as const;
const readKeys = () => JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as Record<string, object[]>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-keys-'));
  issuer = await openTokenIssuer();
  process.env.DATA_DIR = folder;
  process.env.KEYS_FILE = join(folder, 'keys.json');
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  for (const name of variables) delete process.env[name];
  issuer.close();
  await rm(folder, { recursive: true, force: true });
});

test('keys pins the keys that an issuer has now, and keeps the ones it had', async () => {
  const claims = ['repository=acme/projects', 'environment=live'];
  const [before] = issuer.publicKeys();
  await addKey('projects', claims, issuer);
  await issuer.rotate();
  await addKey('projects', claims, issuer);
  await addKey('projects', [], issuer);
  expect(readKeys()).toEqual({
    [issuer.issuer]: [before, ...issuer.publicKeys()],
    projects: [
      { issuer: issuer.issuer, claims: { repository: 'acme/projects', environment: 'live' } },
      expect.stringMatching(/^[\w-]{59}$/),
    ],
  });
});

test.each<[string, string, string[], () => string, string]>([
  ['a claim without a value', 'projects', ['repository'], () => issuer.issuer, 'Write claims as repository='],
  ['another address', 'projects', ['a=b'], () => `${issuer.issuer}/`, 'does not publish its public keys'],
  ['a name that is none', 'Projects', [], () => issuer.issuer, '"Projects" is neither a part nor site.'],
])('keys refuses %s by a sentence', async (_, name, claims, address, refusal) => {
  await expect(addKey(name, claims, { issuer: address() })).rejects.toThrow(refusal);
});

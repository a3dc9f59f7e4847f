import { request } from 'node:http';
import fc from 'fast-check';
import { publicKey } from '@site/contact-store';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface FuzzReport {
  /** Number of responses by status. */
  statuses: Readonly<Record<number, number>>;
  /** 5xx responses, and none within {@link patienceMs}. */
  failures: readonly { request: FuzzRequest; outcome: string }[];
}

/** Milliseconds after which a request counts as hanging. */
const patienceMs = 20_000;

const width = 24;

const sender = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => `10.${parts.join('.')}`);
const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\0', "'; drop table contact; --", '=1+1', '\ud800', '🏠'.repeat(20)),
);

const contactHeaders = sender.map((address) => ({
  apikey: publicKey,
  'content-type': 'application/json',
  prefer: 'return=representation',
  'x-forwarded-for': address,
}));

const contact = fc.record({
  method: fc.constant('POST'),
  path: fc.constantFrom('/rest/v1/contact', '/rest/v1/contact?select=*'),
  headers: contactHeaders,
  body: fc
    .record({
      name: fc.string({ minLength: 1, maxLength: 60 }),
      purpose: fc.constantFrom('Buy', 'Rent'),
      email: fc.string({ minLength: 1, maxLength: 60 }),
      message: fc.string({ maxLength: 200 }),
    })
    .map((row) => JSON.stringify(row)),
});

const oddContact = fc.record({
  method: fc.constantFrom('POST', 'GET', 'PATCH', 'DELETE', 'OPTIONS'),
  path: fc
    .tuple(
      fc.constantFrom('/rest/v1/contact', '/rest/v1', '/rest/v1/', '/rest/v1/other', '/rest/v1//contact'),
      fc.webQueryParameters(),
    )
    .map(([path, query]) => (query ? `${path}?${query}` : path)),
  headers: contactHeaders,
  body: fc.oneof(
    fc.json(),
    text,
    fc
      .dictionary(fc.constantFrom('name', 'purpose', 'email', 'phone', 'id'), fc.jsonValue())
      .map((row) => JSON.stringify(row)),
  ),
});

const segment = fc.oneof(
  text.map(encodeSafely),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    '%00',
    '%zz',
    '\\',
    '_',
    'shell',
    'release',
    'registry',
    'projects',
    'agency',
    'project_details',
    '1',
    'a'.repeat(300),
    '__proto__',
  ),
);
const page = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'PUT'),
  path: fc
    .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/', '?x', '?', '//'))
    .map(([segments, end]) => `/${segments.join('/')}${end}`),
  headers: fc.dictionary(
    fc.constantFrom('range', 'accept-encoding', 'if-none-match', 'if-range', 'x-forwarded-proto'),
    fc.oneof(
      fc.constantFrom(
        'bytes=0-',
        'bytes=-1',
        'bytes=9-1',
        'bytes=0-0,2-3',
        'br;q=0',
        '*;q=0',
        'gzip',
        '*',
        'W/"a", "b"',
      ),
      fc.base64String({ maxLength: 30 }),
    ),
    { maxKeys: 3 },
  ),
});

/** Deterministic by seed; about half are valid contact requests. */
export function fuzzRequests(count: number, seed: number): FuzzRequest[] {
  const any = fc.oneof(
    { weight: 9, arbitrary: contact },
    { weight: 3, arbitrary: oddContact },
    { weight: 6, arbitrary: page },
  );
  return fc.sample(any, { numRuns: count, seed });
}

export async function sendAll(port: number, requests: readonly FuzzRequest[]): Promise<FuzzReport> {
  const statuses: Record<number, number> = {};
  const failures: { request: FuzzRequest; outcome: string }[] = [];
  const waiting = requests.values();
  const work = async () => {
    for (const each of waiting) {
      const outcome = await send(port, each).catch((error: unknown) => String(error));
      if (typeof outcome === 'number') statuses[outcome] = (statuses[outcome] ?? 0) + 1;
      if (typeof outcome === 'string' || outcome >= 500) failures.push({ request: each, outcome: String(outcome) });
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return { statuses, failures };
}

function send(port: number, { method, path, headers, body }: FuzzRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.setTimeout(patienceMs, () => sent.destroy(new Error('No answer: it hangs.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

function encodeSafely(value: string): string {
  return Buffer.from(value)
    .toString('latin1')
    .replace(/[^A-Za-z0-9._~-]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

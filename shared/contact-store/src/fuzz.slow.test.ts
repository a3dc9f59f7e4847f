/** @jest-environment node */
import fc from 'fast-check';
import { listContacts } from './operator';
import { useDatabase } from './testing/each-database';
import { useHandler } from './testing/handler-under-test';

fc.configureGlobal({ seed: 20260101 });

const database = useDatabase();
const site = useHandler(database);

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom('Buy', 'Rent', '', ' ', '\u0000', '\ud83d', 'a'.repeat(6000)),
);
const anyValue = fc.oneof({ weight: 12, arbitrary: anyText }, { weight: 1, arbitrary: fc.jsonValue() });
const likelyRow = fc.record(
  {
    name: anyValue,
    purpose: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('Buy', 'Rent') }, anyValue),
    email: anyValue,
    phone: anyValue,
    message: anyValue,
  },
  { requiredKeys: ['name', 'purpose', 'email'] },
);
const strangeRow = fc.dictionary(
  fc.oneof(fc.constantFrom('name', 'email', 'id', '__proto__', 'constructor'), fc.string()),
  anyValue,
  { maxKeys: 6 },
);
const anyBody = fc.oneof(
  { weight: 6, arbitrary: likelyRow.map((row) => JSON.stringify(row)) },
  { weight: 2, arbitrary: fc.array(likelyRow, { maxLength: 4 }).map((rows) => JSON.stringify(rows)) },
  { weight: 2, arbitrary: strangeRow.map((row) => JSON.stringify(row)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

// A fixed seed, so that failures are reproducible.
const bodies = fc.sample(anyBody, { numRuns: 300, seed: 20240520 });

test('each of 300 random bodies is stored or refused with a reason', async () => {
  let stored = 0;
  for (const body of bodies) {
    const answer = await site.send(body, { prefer: 'return=representation' });
    if (answer.status === 201) stored += (answer.body as unknown[]).length;
    else
      expect({ sent: body, ...answer }).toMatchObject({
        body: { code: expect.any(String), message: expect.any(String) },
      });
    expect(answer.status).toBeLessThan(500);
  }
  expect(await listContacts(database())).toHaveLength(stored);
  expect(stored).toBeGreaterThan(30);
  expect(site.logged).toEqual([]);
}, 30_000);

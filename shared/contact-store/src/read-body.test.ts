/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { contactColumns } from '@site/contracts/contact-columns';
import { largestBodyBytes, readJson } from './read-body';

test('a body that ends early, or that is not UTF-8, is refused', async () => {
  const early = new IncomingMessage(new Socket());
  const body = readJson(early);
  early.emit('close');
  await expect(body).rejects.toMatchObject({ status: 400, message: 'The body ended early, or is not UTF-8' });

  const foreign = new IncomingMessage(new Socket());
  foreign.push(Buffer.from([0x22, 0xff, 0x22]));
  foreign.push(null);
  await expect(readJson(foreign)).rejects.toMatchObject({
    status: 400,
    message: 'The body ended early, or is not UTF-8',
  });
});

function read(text: string): Promise<unknown> {
  const request = new IncomingMessage(new Socket());
  request.push(text);
  request.push(null);
  return readJson(request);
}

test('the longest valid request is read', async () => {
  const values = contactColumns.map((column) => [column.name, '\u0001'.repeat('most' in column ? column.most : 4)]);
  const text = JSON.stringify(Object.fromEntries(values));
  expect(text.length).toBeLessThan(largestBodyBytes);
  expect(await read(text)).toEqual(Object.fromEntries(values));
});

describe('before it is parsed', () => {
  test.each([
    ['nested', '['.repeat(60_000)],
    ['nested after a text', `{"a\\\"":${'{"b":'.repeat(501)}`],
    ['wide', `[${'1,'.repeat(1001)}1]`],
    ['full of keys', JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, key) => [key, 1])))],
  ])('a %s body is refused', async (_, text) => {
    const parse = jest.spyOn(JSON, 'parse');
    await expect(read(text)).rejects.toMatchObject({ status: 400, code: 'PGRST102' });
    expect(parse).not.toHaveBeenCalled();
  });

  test('signs in texts do not count', async () => {
    const message = `${'[{,'.repeat(5000)}"\\`;
    expect(await read(JSON.stringify({ message }))).toEqual({ message });
  });
});

test('of many bodies that arrive together, one is parsed per turn of the event loop', async () => {
  let parsed = 0;
  const all = Promise.all(Array.from({ length: 50 }, () => read('{}').then(() => (parsed += 1))));
  const perTurn: number[] = [];
  for (let before = 0; parsed < 50; before = parsed) {
    await new Promise((resolve) => setImmediate(resolve));
    perTurn.push(parsed - before);
  }
  await all;
  expect(Math.max(...perTurn)).toBe(1);
});

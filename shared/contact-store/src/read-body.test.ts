/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { contactColumns } from '@site/contracts/contact-columns';
import { largestBodyBytes, readBody } from './read-body';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a body that does not arrive is waited for 10 s', async () => {
  const body = readBody(new IncomingMessage(new Socket()));
  jest.advanceTimersByTime(10_000);
  await expect(body).rejects.toMatchObject({ status: 408 });
});

test('a body that ends early, or that is not UTF-8, is refused', async () => {
  const early = new IncomingMessage(new Socket());
  const body = readBody(early);
  early.emit('close');
  await expect(body).rejects.toMatchObject({ status: 400, message: 'The body ended early, or is not UTF-8' });

  const foreign = new IncomingMessage(new Socket());
  foreign.push(Buffer.from([0x22, 0xff, 0x22]));
  foreign.push(null);
  await expect(readBody(foreign)).rejects.toMatchObject({
    status: 400,
    message: 'The body ended early, or is not UTF-8',
  });
});

test('the longest valid request is read', () => {
  const values = contactColumns.map((column) => [column.name, '\u0001'.repeat('most' in column ? column.most : 4)]);
  expect(JSON.stringify(Object.fromEntries(values)).length).toBeLessThan(largestBodyBytes);
});

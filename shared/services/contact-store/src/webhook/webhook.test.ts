/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { queryRows } from '../database/database';
import { describeOnEachDatabase } from '../testing/each-database';
import { aRequest, useGateway } from '../testing/gateway-under-test';
import { leaseEntries, readWaiting } from './outbox';
import { WebhookSender } from './webhook-sender';

const secret = `whsec_${randomBytes(32).toString('base64')}`;

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

describeOnEachDatabase((database) => {
  let receiver: Server;
  let url: string;
  const received: Received[] = [];
  let statuses: number[] = [];
  const logged: string[] = [];
  let onStored: () => void = () => undefined;
  const gateway = useGateway(database, { onStored: () => onStored() });
  const plainGateway = useGateway(database);

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ headers: request.headers, body });
        response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
      });
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  });
  afterAll(() => void receiver.close().closeAllConnections());

  beforeEach(async () => {
    received.length = 0;
    logged.length = 0;
    statuses = [];
    await queryRows(database(), { sql: 'delete from public.contact' });
  });

  const listOutbox = () =>
    queryRows<{ attempts: number; wait: number }>(database(), {
      sql: 'select attempts, round(extract(epoch from next_attempt_at - now()))::int as wait from private.contact_outbox',
    });
  const makeDue = () => queryRows(database(), { sql: 'update private.contact_outbox set next_attempt_at = now()' });

  async function withSender(use: (sender: WebhookSender) => Promise<void>) {
    const sender = new WebhookSender(database(), { url, secret }, (line) => logged.push(line));
    onStored = () => sender.wake();
    await use(sender).finally(() => sender.stop());
  }

  async function until(isSo: () => boolean | Promise<boolean>) {
    while (!(await isSo())) await turn();
  }

  test('a stored request is sent once, signed', async () => {
    await withSender(async () => {
      await gateway.send(aRequest);
      await until(async () => received.length > 0 && (await listOutbox()).length === 0);
    });
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [Received];
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'contact.created',
      timestamp: expect.any(String),
      data: { ...aRequest, id: expect.any(String), created_at: expect.any(String) },
    });
    expect(() =>
      new Webhook(secret).verify(body.replace('Ayesha', 'Mallory'), headers as Record<string, string>),
    ).toThrow();
    expect(logged).toEqual([]);
  });

  test('a request that is not accepted is sent again, later each time, until it is', async () => {
    statuses = [500, 302];
    await withSender(async (sender) => {
      await gateway.send(aRequest);
      await until(() => logged.length === 1);
      await until(async () => (await listOutbox())[0]?.wait === 5);
      await makeDue();
      sender.wake();
      await until(() => logged.length === 2);
      await until(async () => (await listOutbox())[0]?.wait === 10);
      await makeDue();
      sender.wake();
      await until(async () => (await listOutbox()).length === 0);
    });
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(logged.map((line) => line.replace(/[0-9a-f-]{36}/, 'X'))).toEqual([
      'The webhook has not accepted contact request X (attempt 1: status 500); next attempt in 5 s.',
      'The webhook has not accepted contact request X (attempt 2: status 302); next attempt in 10 s.',
    ]);
  });

  test('what was stored before a stop is sent after the next start', async () => {
    onStored = () => undefined;
    await gateway.send(aRequest);
    expect(await listOutbox()).toHaveLength(1);
    expect(await readWaiting(database())).toEqual({ count: 1, oldestS: expect.any(Number) as number });
    await withSender(async () => until(async () => (await listOutbox()).length === 0));
    expect(received).toHaveLength(1);
  });

  test('a request is sent although the clock was set back since', async () => {
    onStored = () => undefined;
    await gateway.send(aRequest);
    await queryRows(database(), {
      sql: `update private.contact_outbox set next_attempt_at = now() + interval '1 day'`,
    });
    await withSender(async () => until(async () => (await listOutbox()).length === 0));
    expect(received).toHaveLength(1);
  });

  test('two servers never send the same request at the same time', async () => {
    onStored = () => undefined;
    await Promise.all(Array.from({ length: 10 }, () => gateway.send(aRequest)));
    const leases = await Promise.all(Array.from({ length: 5 }, () => leaseEntries(database(), 4)));
    const ids = leases.flat().map(({ id }) => id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });

  test('without a webhook the outbox stays empty, also for refused requests', async () => {
    await plainGateway.send(aRequest);
    onStored = () => undefined;
    await gateway.send({ ...aRequest, purpose: 'Sell' });
    expect(await listOutbox()).toEqual([]);
  });
});

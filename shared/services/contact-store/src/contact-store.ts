import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ContactRow } from './contact-row';
import type { ContactDatabase } from './database/database';
import { Gateway, type ReadShown } from './gateway/gateway';
import { ReportTable } from './gateway/report-table';
import { SenderLimit } from './gateway/sender-limit';
import { publicKey } from './keys';
import { openStoreDatabase } from './open-store-database';
import { deleteOlderThan } from './operator/change-contacts';
import { listContacts } from './operator/list-contacts';
import { readWaiting, type WaitingEntries } from './webhook/outbox';
import type { WebhookTarget } from './webhook/webhook-target';
import { WebhookSender } from './webhook/webhook-sender';

export interface ContactStoreOptions {
  /** A directory on a local disk, for the embedded database; created when missing, readable by its owner only. */
  dataDir: string;
  /** `postgres://…`: a PostgreSQL server instead of the embedded database. Several sites may share it. */
  databaseUrl?: string;
  /** Is told of each stored request, once or more often, until it accepts. */
  webhook?: WebhookTarget;
  /** Requests older than this many days are deleted. By default they are kept. */
  keepDays?: number;
  /** Believe `x-forwarded-for`, of which the last address counts. Only where a proxy of one's own sets it. */
  trustedProxy?: boolean;
  /**
   * Uses the embedded database through the site that has it open, if there is one, instead of refusing. That site sends
   * the webhook and deletes what is old.
   */
  isBeside?: boolean;
  /** Gets one line for each thing an operator should know. Never what a visitor wrote. */
  log?: (line: string) => void;
}

export interface ContactStore {
  /** What `createClient` needs beside the address. */
  publicKey: string;
  /** Whether another process has the database open and stores the requests. */
  isPassedOn: boolean;
  /**
   * Answers a request whose path begins with `/rest/v1`. Never rejects. `shown` says what the site shows to a network,
   * for views that a careful release compares.
   */
  handle(request: IncomingMessage, response: ServerResponse, shown?: ReadShown): Promise<void>;
  /** What waits for the webhook. Rejects while the database cannot answer. */
  readWaiting(): Promise<WaitingEntries>;
  /** All contact requests, oldest first. For operators: never reachable over the network. */
  listContacts(): Promise<ContactRow[]>;
  /** Finishes what has begun. The store must get no new requests. */
  close(): Promise<void>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A supervisor kills about 10 s after SIGTERM, and the database must be closed before. */
const slowestSettleMs = 4000;

/**
 * Opens the contact database: embedded, or on a server. Throws one sentence
 * when it cannot be opened, for example because another process has it open.
 */
export async function openContactStore(options: ContactStoreOptions): Promise<ContactStore> {
  const { log = () => undefined, webhook, trustedProxy = false } = options;
  const { database, isPassedOn = false, release } = await openStoreDatabase({ ...options, log });
  const limit = new SenderLimit();
  const reports = new ReportTable(database);
  const sender = webhook && !isPassedOn ? new WebhookSender(database, webhook, log) : undefined;
  const gateway = new Gateway({
    database,
    publicKey,
    log,
    trustedProxy,
    limit,
    reports,
    ...(webhook ? { onStored: () => sender?.wake() } : {}),
  });
  const stopJobs = startJobs(database, [() => limit.readRule(database), () => reports.readRule()], {
    log,
    ...(options.keepDays && !isPassedOn ? { keepDays: options.keepDays } : {}),
  });
  const closeAll = async () => {
    stopJobs();
    await Promise.race([gateway.settle(), setTimeout(slowestSettleMs, undefined, { ref: false })]);
    await sender?.stop();
    await release();
  };
  let closing: Promise<void> | undefined;
  return {
    publicKey,
    isPassedOn,
    handle: (request, response, shown) => gateway.handle(request, response, shown),
    readWaiting: () => readWaiting(database),
    listContacts: () => listContacts(database),
    close: () => (closing ??= closeAll()),
  };
}

/** What is done at once and then regularly. Without the database it is left for the next time. */
function startJobs(
  database: ContactDatabase,
  rules: readonly (() => Promise<void>)[],
  { keepDays, log }: Pick<ContactStoreOptions, 'keepDays'> & { log: (line: string) => void },
) {
  const readRules = () => rules.forEach((read) => void read().catch(() => undefined));
  const deleteOld = async () => {
    if (!keepDays) return;
    const count = await deleteOlderThan(database, keepDays);
    if (count > 0) log(`Deleted ${count} contact requests older than ${keepDays} days.`);
  };
  const clean = () =>
    void deleteOld().catch((error: unknown) =>
      log(`Contact requests older than ${keepDays} days could not be deleted: ${String(error)}`),
    );
  readRules();
  clean();
  const timers = [setInterval(readRules, minuteMs), setInterval(clean, hourMs)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

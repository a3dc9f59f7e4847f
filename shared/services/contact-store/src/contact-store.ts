import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ContactRow } from './contact-row';
import type { ContactDatabase } from './database/database';
import { Gateway, type ReadShown } from './gateway/gateway';
import { ReportTable } from './gateway/report-table';
import { forgetSendersOfFuture, SenderLimit } from './gateway/sender-limit';
import { publicKey } from './keys';
import { openStoreDatabase } from './open-store-database';
import { deleteOlderThan } from './operator/change-contacts';
import { listContacts } from './operator/list-contacts';
import { readWaiting, type WaitingEntries } from './webhook/outbox';
import type { WebhookTarget } from './webhook/webhook-target';
import { WebhookSender } from './webhook/webhook-sender';

export interface ContactStoreOptions {
  /** Data directory of the embedded database, on a local disk; owner-only. */
  dataDir: string;
  /** `postgres://…`: a PostgreSQL server instead. Several sites may share it. */
  databaseUrl?: string;
  /** Notified of each stored request, at least once, until it accepts. */
  webhook?: WebhookTarget;
  /** Deletes older requests. By default they are kept. */
  keepDays?: number;
  /** Trusts the last address of `x-forwarded-for`. Only behind your own proxy. */
  trustedProxy?: boolean;
  /**
   * Uses the embedded database through the site that has it open. That site sends the webhook and deletes old requests.
   */
  isBeside?: boolean;
  /** Gets one line per event for operators, without visitors' data. */
  log?: (line: string) => void;
}

export interface ContactStore {
  /** For `createClient`. */
  publicKey: string;
  isPassedOn: boolean;
  /** Answers requests below `/rest/v1`. Never rejects. `shown` maps a network to what it gets, for careful releases. */
  handle(request: IncomingMessage, response: ServerResponse, shown?: ReadShown): Promise<void>;
  readWaiting(): Promise<WaitingEntries>;
  /** All contact requests, oldest first. For operators: not reachable over the network. */
  listContacts(): Promise<ContactRow[]>;
  /** Finishes started requests. Send no new ones. */
  close(): Promise<void>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Supervisors kill about 10 s after SIGTERM. */
const slowestSettleMs = 4000;

/** Throws one sentence when the database cannot be opened. */
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

/** Jobs run at once and then regularly. Without the database they wait for the next time. */
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
  const forget = () => void forgetSendersOfFuture(database).catch(() => undefined);
  readRules();
  clean();
  forget();
  const timers = [setInterval(readRules, minuteMs), setInterval(clean, hourMs), setInterval(forget, hourMs)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

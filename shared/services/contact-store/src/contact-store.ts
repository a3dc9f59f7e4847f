import { chmod, mkdir, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContactRow } from './contact-row';
import { openDatabase } from './database/database';
import type { ContactDatabase } from './database/database';
import { Gateway } from './gateway/gateway';
import { publicKey } from './keys';
import { listContacts } from './list-contacts';
import { claimDirectory } from './lock/claim-directory';

export interface ContactStoreOptions {
  /** A folder on a local disk; created when missing, readable by its owner only. */
  dataDir: string;
  /** Believe `x-forwarded-for`, of which the last address counts. Only where a proxy of one's own sets it. */
  trustedProxy?: boolean;
  /** The one other origin whose pages may call, or `*`. Default: only pages of the gateway's own origin. */
  allowOrigin?: string;
  /** Gets one line for each thing an operator should know. Never what a visitor wrote. */
  log?: (line: string) => void;
}

export interface ContactStore {
  /** What `createClient` needs beside the address (spec §6). */
  publicKey: string;
  /** Answers a request whose path begins with `/rest/v1`. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** All contact requests, oldest first. For operators: never reachable over the network. */
  listContacts(): Promise<ContactRow[]>;
  /** Finishes what has begun. The store must get no new requests. */
  close(): Promise<void>;
}

const hourMs = 3_600_000;

/** Opens the embedded contact database. Throws one sentence when another process has it open. */
export async function openContactStore(options: ContactStoreOptions): Promise<ContactStore> {
  const { dataDir, log = () => undefined, ...rest } = options;
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o700); // PGlite makes its files readable by everybody
  const directory = await realpath(dataDir);
  const claim = await claimDirectory(directory);
  const database = await openDatabase(directory).catch(async (error: unknown) => {
    await claim.release();
    throw error;
  });
  const list = () => listContacts(database.postgres);
  claim.answerContacts(list);
  const gateway = new Gateway({ ...rest, database, log, publicKey });
  const stopCheckpoints = checkpointHourly(database, log);
  const closeAll = async () => {
    stopCheckpoints();
    await gateway.settle();
    await database.close();
    await claim.release();
  };
  let closing: Promise<void> | undefined;
  return {
    publicKey,
    handle: (request, response) => gateway.handle(request, response),
    listContacts: list,
    close: () => (closing ??= closeAll()),
  };
}

function checkpointHourly(database: ContactDatabase, log: (line: string) => void) {
  const timer = setInterval(() => {
    database.checkpoint().catch((error: unknown) => log(`The contact database could not write a checkpoint: ${String(error)}`));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}

import { LRUCache } from 'lru-cache';
import { queryRows } from '../database/database';
import type { ContactDatabase } from '../database/database';
import { SqlError } from '../database/errors';
import { toRefusal } from './database-error';
import { Refusal } from './refusal';

/** A row of `private.contact_rate`. */
export interface RateRule {
  allowed: number;
  /** Rows of all senders with unknown addresses together. */
  allowedUnknown: number;
  perMs: number;
}

/** As in the migrations; used until the database has been asked. */
const usualRule: RateRule = { allowed: 20, allowedUnknown: 500, perMs: 600_000 };

/** Refusals by constraints per allowed row: people correct and send again. */
const refusedPerAllowed = 5;

/** About 4 MB. The oldest senders are dropped; the database still counts them. */
const mostSenders = 20_000;

/** Milliseconds for which a database refusal is repeated from memory: another server may have stored the rows. */
const repeatMs = 30_000;

interface Bucket {
  since: number;
  stored: number;
  refused: number;
  blockedUntil: number;
}

/** The outcome of an admitted request. Call exactly one. */
export interface Admission {
  /** How many rows the sender sent before: others go first. */
  rank: number;
  stored(): void;
  refused(): void;
  limited(): void;
  failed(): void;
}

/** The database's limit in memory: a refused request costs no transaction. The database decides, for all processes. */
export class SenderLimit {
  private readonly buckets = new LRUCache<string, Bucket>({ max: mostSenders });

  constructor(
    private rule = usualRule,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async readRule(database: ContactDatabase): Promise<void> {
    const [rule] = await queryRows<RateRule>(
      database,
      {
        sql: `select allowed, allowed_unknown as "allowedUnknown", (extract(epoch from per) * 1000)::float8 as "perMs" from private.contact_rate`,
      },
      { isReadOnly: true },
    );
    if (rule) this.setRule(rule);
  }

  setRule(rule: RateRule): void {
    this.rule = rule;
  }

  /** Throws a refusal with status 429 when nothing is left. Runs before the body is read. */
  check(network: string): void {
    this.refuseOverLimit(network, this.bucketOf(network));
  }

  /** Counts the row, or throws a refusal with status 429. */
  admit(network: string): Admission {
    const bucket = this.bucketOf(network);
    this.refuseOverLimit(network, bucket);
    this.buckets.set(network, bucket);
    const rank = bucket.stored + bucket.refused;
    bucket.stored += 1;
    const takeBack = () => void (bucket.stored -= 1);
    return {
      rank,
      stored: () => undefined,
      failed: takeBack,
      refused: () => {
        takeBack();
        bucket.refused += 1;
      },
      limited: () => {
        takeBack();
        bucket.blockedUntil = this.now() + repeatMs;
      },
    };
  }

  private refuseOverLimit(network: string, bucket: Bucket) {
    const { allowed, allowedUnknown, perMs } = this.rule;
    const limit = network === '' ? allowedUnknown : allowed;
    const now = this.now();
    if (bucket.blockedUntil > now) throw tooMany(bucket.blockedUntil - now);
    if (bucket.stored >= limit || bucket.refused >= limit * refusedPerAllowed)
      throw tooMany(bucket.since + perMs - now);
  }

  private bucketOf(network: string): Bucket {
    const now = this.now();
    const known = this.buckets.get(network);
    return known && now - known.since < this.rule.perMs
      ? known
      : { since: now, stored: 0, refused: 0, blockedUntil: 0 };
  }
}

function tooMany(waitMs: number) {
  return new Refusal(429, 'PT429', 'Too many requests from this address', {
    hint: 'Wait some minutes and send it again.',
    retryAfterS: Math.ceil(waitMs / 1000),
  });
}

export function settleRefused(admission: Admission, error: unknown): void {
  if (error instanceof SqlError && error.code === 'PT429') admission.limited();
  else if (error instanceof SqlError && toRefusal(error).status < 500) admission.refused();
  else admission.failed();
}

/** Counts that were made before the clock was set back would refuse their senders until it is there again. */
export async function forgetSendersOfFuture(database: ContactDatabase): Promise<void> {
  const tables = ['private.contact_sender', 'private.report_sender'];
  const sql = tables.map((table) => `delete from ${table} where since > now() + interval '1 minute'`).join('; ');
  await database.transact([{ sql }]);
}

import type { IncomingMessage } from 'node:http';
import { type Counted, CountedViews, type ShownToNetwork } from '../reports/counted-views';
import { readReport } from '../reports/read-report';
import { type Report, reportColumns } from '../reports/report-row';
import { queryRows } from '../database/database';
import type { ContactDatabase, Statement } from '../database/database';
import { SqlError } from '../database/errors';
import { actAsAnon } from './anon-role';
import { BoundedQueue } from './bounded-queue';
import type { Answer } from './contact-table';
import { readBody } from './read-body';
import { permissionDenied, Refusal } from './refusal';
import { SenderLimit, settleRefused, type RateRule } from './sender-limit';

/** As in the migration. Counts until the database has been asked. */
const usualRule: RateRule = { allowed: 120, allowedUnknown: 5000, perMs: 600_000 };

/**
 * Few: a report that waits would keep a contact request waiting. One that finds no place is lost, and nobody misses it.
 */
const mostWaiting = 8;

/** The insert of one report, and nothing else: with the public key this table can only be added to. */
export class ReportTable {
  private readonly queue = new BoundedQueue(mostWaiting);
  private readonly counted = new CountedViews();

  constructor(
    private readonly database: ContactDatabase,
    private readonly limit = new SenderLimit(usualRule),
  ) {}

  /** Takes over what an operator has set in the database. */
  async readRule(): Promise<void> {
    const sql = `select allowed, allowed_unknown as "allowedUnknown", (extract(epoch from per) * 1000)::float8 as "perMs" from private.report_limit`;
    const [rule] = await queryRows<RateRule>(this.database, { sql }, { isReadOnly: true });
    if (rule) this.limit.setRule(rule);
  }

  /**
   * Stores a report from the network, and what of it a careful release compares. Throws a refusal for everything else.
   */
  async answer(request: IncomingMessage, network: string, shown?: ShownToNetwork): Promise<Answer> {
    if (request.method !== 'POST') throw permissionDenied('report');
    this.limit.check(network);
    const report = readSent(await readBody(request));
    const admission = this.limit.admit(network, 1);
    const counted = this.counted.count(report, network, shown);
    try {
      await this.queue.run(() =>
        this.database.transact([actAsAnon(request, network, false), ...insertStatements(report, counted)]),
      );
      admission.stored();
      return { status: 201 };
    } catch (error) {
      settleRefused(admission, error instanceof SqlError ? error : undefined);
      throw error;
    }
  }
}

function readSent(body: string): Report {
  const report = readReport(parse(body));
  if (!report) throw new Refusal(400, 'PGRST102', 'The body must be one report');
  return report;
}

/** A sender has no right to the column `counted`: its default is the setting. */
function insertStatements(report: Report, counted: Counted | undefined): Statement[] {
  const columns = reportColumns.join(', ');
  // Only what was checked goes on: deeply nested JSON would exhaust the database's stack.
  return [
    { sql: `select set_config('report.counted', $1, true)`, parameters: [counted ? JSON.stringify(counted) : ''] },
    {
      sql: `insert into public.report (${columns}) select ${columns} from json_populate_record(null::public.report, $1::json)`,
      parameters: [JSON.stringify(report)],
    },
  ];
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'PGRST102', 'Empty or invalid json');
  }
}

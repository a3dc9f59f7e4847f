import type { IncomingMessage } from 'node:http';
import { type Counted, CountedViews, type ShownToNetwork } from '../reports/counted-views';
import { readReport } from '../reports/read-report';
import { type Report, reportColumns } from '@site/contracts';
import { queryRows } from '../database/database';
import type { ContactDatabase, Statement } from '../database/database';
import { SqlError } from '../database/errors';
import { actAsAnon } from './anon-role';
import { BoundedQueue } from './bounded-queue';
import type { Answer } from './contact-table';
import { readBody } from './read-body';
import { permissionDenied, Refusal } from './refusal';
import { SenderLimit, settleRefused, type RateRule } from './sender-limit';

/** As in the migration; used until the database has been asked. */
const usualRule: RateRule = { allowed: 120, allowedUnknown: 5000, perMs: 600_000 };

/** Few, because waiting reports delay contact requests. A dropped report is not retried. */
const mostRunning = 8;

export class ReportTable {
  private readonly queue = new BoundedQueue(mostRunning, 0);
  private readonly counted = new CountedViews();

  constructor(
    private readonly database: ContactDatabase,
    private readonly limit = new SenderLimit(usualRule),
  ) {}

  async readRule(): Promise<void> {
    const sql = `select allowed, allowed_unknown as "allowedUnknown", (extract(epoch from per) * 1000)::float8 as "perMs" from private.report_limit`;
    const [rule] = await queryRows<RateRule>(this.database, { sql }, { isReadOnly: true });
    if (rule) this.limit.setRule(rule);
  }

  /** Stores a report and its comparable facts. Throws a refusal for anything else. */
  async answer(request: IncomingMessage, network: string, shown?: ShownToNetwork): Promise<Answer> {
    if (request.method !== 'POST') throw permissionDenied('report');
    this.limit.check(network);
    const report = readSent(await readBody(request));
    const admission = this.limit.admit(network);
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

/** Senders have no right to the column `counted`. */
function insertStatements(report: Report, counted: Counted | undefined): Statement[] {
  const columns = reportColumns.join(', ');
  // Only verified values, because deeply nested JSON would exhaust the database's stack.
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

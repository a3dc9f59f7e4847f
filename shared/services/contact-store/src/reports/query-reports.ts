import { queryRows } from '../database/database';
import type { ContactDatabase } from '../database/database';
import type { ReportedFailure, ReportedVital } from '@site/contracts';

export interface PartHealth {
  /** `projects@1.0.0-1a2b3c4d`. */
  part: string;
  views: number;
  failures: number;
  /**
   * 75th percentile over views whose element the part rendered: milliseconds, for CLS the score; `null` without views.
   */
  LCP: number | null;
  INP: number | null;
  CLS: number | null;
}

export interface FailureSummary extends Pick<ReportedFailure, 'kind' | 'part' | 'message'> {
  count: number;
  report: number;
}

export interface SiteHealth {
  parts: PartHealth[];
  failures: FailureSummary[];
}

export interface StoredReport {
  id: number;
  page: string;
  failures: readonly ReportedFailure[];
}

const readOnly = { isReadOnly: true, limitMs: 60_000 };

export async function queryHealth(database: ContactDatabase, days: number): Promise<SiteHealth> {
  const recent = `(select * from public.report where created_at > now() - make_interval(secs => $1::float8 * 86400)) as recent`;
  const views = `select shown as part, count(*)::int as views from ${recent}, unnest(parts) as shown where views = 1 group by 1`;
  const failures = `select failure ->> 'part' as part, failure ->> 'kind' as kind, failure ->> 'message' as message,
                           count(*)::int as count, max(id)::float8 as report
                    from ${recent}, jsonb_array_elements(failures) as failure group by 1, 2, 3 order by 4 desc`;
  const vitals = `select vital ->> 'part' as part, vital ->> 'name' as name, percentile_cont(0.75) within group (order by (vital ->> 'value')::float8) as value
                  from ${recent}, jsonb_array_elements(vitals) as vital group by 1, 2`;
  const query = <T>(sql: string) => queryRows<T>(database, { sql, parameters: [days] }, readOnly);
  return join(await query(views), await query(failures), await query(vitals));
}

function join(
  seen: readonly Pick<PartHealth, 'part' | 'views'>[],
  failed: readonly FailureSummary[],
  measured: readonly ReportedVital[],
): SiteHealth {
  const names = new Set([...seen, ...failed, ...measured].map(({ part }) => part));
  const parts = [...names].sort().map((part) => {
    const vital = (name: string) => measured.find((each) => each.part === part && each.name === name)?.value ?? null;
    const failures = failed.filter((each) => each.part === part).reduce((sum, { count }) => sum + count, 0);
    return {
      part,
      views: seen.find((each) => each.part === part)?.views ?? 0,
      failures,
      LCP: vital('LCP'),
      INP: vital('INP'),
      CLS: vital('CLS'),
    };
  });
  return { parts, failures: failed.slice(0, 20) };
}

export async function findReport(database: ContactDatabase, id: number): Promise<StoredReport | undefined> {
  const [report] = await queryRows<StoredReport>(
    database,
    { sql: 'select id::float8 as id, page, failures from public.report where id = $1::float8', parameters: [id] },
    readOnly,
  );
  return report;
}

import { queryRows, type ContactDatabase } from '../database/database';

/** Query of a careful release; each network counts once. */
export interface AskedViews {
  /** `projects@1.0.0-1a2b3c4d`. */
  part: string;
  /** ISO 8601. */
  since: string;
  /** `views` and `bad` come only from this careful release and share. Absent: from everybody. */
  split?: { salt: string; share: number };
}

/** Networks that viewed pages with one version, and those whose first view failed. */
export interface ComparedViews {
  views: number;
  bad: number;
  pages: readonly { page: string; views: number; bad: number }[];
  /** Milliseconds, one per network. */
  vitals: Readonly<Record<'LCP' | 'INP', readonly number[]>>;
}

/** Newest first. */
const mostVitals = 2000;

const readOnly = { isReadOnly: true, limitMs: 60_000 };

export async function compareViews(database: ContactDatabase, asked: AskedViews): Promise<ComparedViews> {
  const { part, since, split } = asked;
  const mine = `(select page, vitals, counted -> 'facts' -> $1 as facts, counted -> 'first' ? $1 as is_first, (counted ->> 'share')::int as share, id
                 from public.report where created_at >= $2::timestamptz and counted -> 'facts' ? $1
                 and ($3::text is null or counted ->> 'split' = $3)) as mine`;
  const inStep = `(is_first and ($4::int is null or share = $4))`;
  const count = (fact: string, where = 'true') => `count(*) filter (where facts ? '${fact}' and ${where})::int`;
  const pages = `select page, ${count('view')} as views, ${count('bad')} as bad, ${count('view', inStep)} as first_views, ${count('bad', inStep)} as first_bad from ${mine} group by page`;
  // One of each name: a forged report may have many.
  const vitals = `select distinct on (id, name) vital ->> 'name' as name, (vital ->> 'value')::float8 as value from ${mine}, jsonb_array_elements(vitals) as vital
                  where is_first and vital ->> 'part' = $1 and facts ? (vital ->> 'name') order by id desc, name limit ${mostVitals}`;
  const parameters = [part, since, split?.salt ?? null];
  return join(
    await queryRows<PageRow>(database, { sql: pages, parameters: [...parameters, split?.share ?? null] }, readOnly),
    await queryRows<VitalRow>(database, { sql: vitals, parameters }, readOnly),
  );
}

interface PageRow {
  page: string;
  views: number;
  bad: number;
  first_views: number;
  first_bad: number;
}

interface VitalRow {
  name: string;
  value: number;
}

function join(pages: readonly PageRow[], vitals: readonly VitalRow[]): ComparedViews {
  const valuesOf = (name: string) => vitals.filter((vital) => vital.name === name).map(({ value }) => value);
  return {
    views: pages.reduce((sum, { first_views }) => sum + first_views, 0),
    bad: pages.reduce((sum, { first_bad }) => sum + first_bad, 0),
    pages: pages.map(({ page, views, bad }) => ({ page, views, bad })),
    vitals: { LCP: valuesOf('LCP'), INP: valuesOf('INP') },
  };
}

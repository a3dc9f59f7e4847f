import type { HealthFigures } from '@site/console';
import type { FailureSummary, PartHealth, SiteHealth } from '@site/contact-store';
import type { Activation } from '@site/contracts';
import { findParts, findPartTarget } from '@site/delivery/activate';
import type { Storage } from '@site/delivery/storage';
import { openReports } from '../reports';
import { formatTable } from '../table';
import { type CommonOptions, getLive, openContext } from '../context';

export interface HealthOptions extends CommonOptions {
  /** Days of reports. */
  days: number;
}

/** `npx manzil health`: views, errors and web vitals per part, live and previous. */
export async function health({ days, ...options }: HealthOptions): Promise<void> {
  const { settings, storage, readConfig } = await openContext({ ...options, isReadOnly: true });
  const live = await getLive(storage);
  const reports = await openReports(settings, await readConfig());
  const reported = await reports.health(days);
  const rows = await healthRows(storage, live, reported);
  if (options.json) return console.log(JSON.stringify({ days, parts: rows, failures: reported.failures }));
  for (const line of healthLines(rows, reported.failures, days)) console.log(line);
}

/** Live and previous version of each live part. */
export async function healthRows(storage: Storage, live: Activation, { parts }: SiteHealth): Promise<HealthFigures[]> {
  const rows: HealthFigures[] = [];
  for (const [part, version] of Object.entries((await findParts(storage, live)) ?? {}).sort()) {
    const previous = (await findPartTarget(storage, live, part))?.parts[part];
    rows.push(rowOf(parts, part, version, 'live'), ...(previous ? [rowOf(parts, part, previous, 'previous')] : []));
  }
  return rows;
}

function rowOf(parts: readonly PartHealth[], part: string, version: string, is: HealthFigures['is']): HealthFigures {
  const {
    views = 0,
    failures = 0,
    LCP = null,
    INP = null,
    CLS = null,
  } = parts.find((each) => each.part === `${part}@${version}`) ?? {};
  return {
    part,
    version,
    is,
    views,
    errorsPer1000Views: views > 0 ? Math.round((failures / views) * 10_000) / 10 : null,
    LCP,
    INP,
    CLS,
  };
}

/** Table and most frequent failures, each with a report for `npx manzil explain`. */
export function healthLines(
  rows: readonly HealthFigures[],
  failures: readonly FailureSummary[],
  days: number,
): string[] {
  const number = (value: number | null, unit = '', digits = 0) =>
    value === null ? '–' : `${value.toFixed(digits)}${unit}`;
  const cells = rows.map(({ part, version, is, views, errorsPer1000Views, LCP, INP, CLS }) => [
    is === 'live' ? part : '',
    version,
    is,
    String(views),
    number(errorsPer1000Views, '', 1),
    number(LCP, ' ms'),
    number(INP, ' ms'),
    number(CLS, '', 3),
  ]);
  const table = formatTable(['part', 'version', '', 'views', 'errors per 1,000', 'LCP', 'INP', 'CLS'], cells);
  const listed = failures.map(({ report, part, kind, message, count }) => [
    `#${report}`,
    part,
    kind,
    String(count),
    message.replace(/\s+/g, ' ').slice(0, 90),
  ]);
  const below =
    listed.length > 0
      ? [
          '',
          ...formatTable(['report', 'part', 'kind', 'times', 'message'], listed),
          '',
          'npx manzil explain <report> prints file and line.',
        ]
      : [];
  return [`Reports of the last ${days} ${days === 1 ? 'day' : 'days'}`, '', ...table, ...below];
}

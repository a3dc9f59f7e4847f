import { withOperatorDatabase, type OperatorDatabaseOptions } from '../operator/open-operator-database';
import {
  countViews,
  findReport,
  queryHealth,
  type SiteHealth,
  type StoredReport,
  type ViewCount,
} from './query-reports';

type Place = Omit<OperatorDatabaseOptions, 'isReadOnly'>;

/** For operators, whether or not the site is running: what was reported in the last `days` days. */
export function readHealth(place: Place, days: number): Promise<SiteHealth> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) => queryHealth(database, days));
}

/** A report by its id, or `undefined`. */
export function readReportById(place: Place, id: number): Promise<StoredReport | undefined> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) => findReport(database, id));
}

/** Views of several versions of parts, each since its time (ISO 8601). */
export function readViewCounts(place: Place, asked: readonly { part: string; since: string }[]): Promise<ViewCount[]> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) =>
    Promise.all(asked.map(({ part, since }) => countViews(database, part, since))),
  );
}

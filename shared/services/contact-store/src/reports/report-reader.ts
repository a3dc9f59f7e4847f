import { withOperatorDatabase, type OperatorDatabaseOptions } from '../operator/open-operator-database';
import { type AskedViews, type ComparedViews, compareViews } from './compare-views';
import { findReport, queryHealth, type SiteHealth, type StoredReport } from './query-reports';

type Place = Omit<OperatorDatabaseOptions, 'isReadOnly'>;

/** For operators, whether or not the site is running: what was reported in the last `days` days. */
export function readHealth(place: Place, days: number): Promise<SiteHealth> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) => queryHealth(database, days));
}

/** A report by its id, or `undefined`. */
export function readReportById(place: Place, id: number): Promise<StoredReport | undefined> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) => findReport(database, id));
}

/** Views of several versions of parts, as a careful release compares them. */
export function readComparedViews(place: Place, asked: readonly AskedViews[]): Promise<ComparedViews[]> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) =>
    Promise.all(asked.map((each) => compareViews(database, each))),
  );
}

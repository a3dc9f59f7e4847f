import { withOperatorDatabase, type OperatorDatabaseOptions } from '../operator/open-operator-database';
import { type AskedViews, type ComparedViews, compareViews } from './compare-views';
import { findReport, queryHealth, type SiteHealth, type StoredReport } from './query-reports';

type Place = Omit<OperatorDatabaseOptions, 'isReadOnly'>;

/** Works with or without a running site. */
export function readHealth(place: Place, days: number): Promise<SiteHealth> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) => queryHealth(database, days));
}

export function readReportById(place: Place, id: number): Promise<StoredReport | undefined> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) => findReport(database, id));
}

export function readComparedViews(place: Place, asked: readonly AskedViews[]): Promise<ComparedViews[]> {
  return withOperatorDatabase({ ...place, isReadOnly: true }, (database) =>
    Promise.all(asked.map((each) => compareViews(database, each))),
  );
}

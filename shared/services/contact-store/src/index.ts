export type { ContactRow } from './contact-row';
export { openContactStore } from './contact-store';
export type { ContactStore, ContactStoreOptions } from './contact-store';
export { databaseTemplate } from './database/embedded/cluster';
export { isUnavailable } from './database/errors';
export type { ReadShown } from './gateway/gateway';
export { readSenderNetwork } from './gateway/sender-network';
export { publicKey, refuseSecretKey } from './keys';
export { backupContacts, restoreContacts } from './operator/backup-contacts';
export type { ContactBackup } from './operator/backup-contacts';
export {
  deleteRequests,
  exportRequests,
  importRequests,
  listRequests,
  markRequestsDone,
} from './operator/contact-requests';
export type { ContactFormat, ContactPlace } from './operator/contact-requests';
export { readContactSettings } from './settings/contact-settings';
export type { AskedViews, ComparedViews } from './reports/compare-views';
export type { ShownToNetwork } from './reports/counted-views';
export type { FailureSummary, PartHealth, SiteHealth, StoredReport } from './reports/query-reports';
export { readComparedViews, readHealth, readReportById } from './reports/report-reader';
export type { WaitingEntries } from './webhook/outbox';
export type { Report, ReportedFailure, ReportedVital } from '@site/contracts';

export type { ContactRow } from './contact-row';
export { openContactStore } from './contact-store';
export type { ContactStore, ContactStoreOptions } from './contact-store';
export { isUnavailable } from './database/errors';
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
export type { FailureSummary, PartHealth, SiteHealth, StoredReport, ViewCount } from './reports/query-reports';
export { readHealth, readReportById, readViewCounts } from './reports/report-reader';
export type { Report, ReportedFailure, ReportedVital } from './reports/report-row';

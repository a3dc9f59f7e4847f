export { type ContactRow, readableColumns } from './contact-row';
export { openContactStore } from './contact-store';
export { toCsv } from './csv';
export type { ContactDatabase } from './database';
export { publicKey, refuseSecretKey } from './keys';
export { deleteContacts, listContacts, markDone, withContactDatabase } from './operator';
export { exceptionLine, receiveReport, type ReportLine } from './report';
export { readDatabaseUrl } from './settings';

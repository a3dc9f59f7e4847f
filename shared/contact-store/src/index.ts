export { type ContactRow, readableColumns } from './contact-row';
export { openContactStore } from './contact-store';
export { toCsv } from './csv';
export type { ContactDatabase } from './database';
export { deleteContacts, listContacts, markDone, withContactDatabase } from './operator';
export { readJson, Refusal } from './read-body';
export { publicKey, readDatabaseUrl, refuseSecretKey } from './settings';

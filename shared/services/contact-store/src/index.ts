export type { ContactRow } from './contact-row';
export { openContactStore } from './contact-store';
export type { ContactStore, ContactStoreOptions } from './contact-store';
export { publicKey, refuseSecretKey } from './keys';
export { readContactSettings } from './settings/contact-settings';

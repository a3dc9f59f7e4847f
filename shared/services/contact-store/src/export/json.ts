import type { ContactRow } from '../contact-row';

/** A list of objects for programs; texts as sent. */
export function toJson(rows: readonly ContactRow[]): string {
  return `${JSON.stringify(rows, null, 1)}\n`;
}

import type { ContactRow } from '../contact-row';

/** For programs: one list of objects, texts exactly as they were sent. */
export function toJson(rows: readonly ContactRow[]): string {
  return `${JSON.stringify(rows, null, 1)}\n`;
}

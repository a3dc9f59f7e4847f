import type { ContactRow } from '../contact-row';

export function toJson(rows: readonly ContactRow[]): string {
  return `${JSON.stringify(rows, null, 1)}\n`;
}

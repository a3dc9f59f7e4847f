// Imported from the file: the command line needs no paths of pages.
import { contactColumns, type ContactColumn } from '@site/contracts/contact-columns';

/** `created_at` is UTC with microseconds, e.g. `2024-05-20T09:30:00.123456Z`. */
export type ContactRow = Record<'id' | 'created_at', string> & Record<ContactColumn, string | null>;

export const sentColumns: readonly ContactColumn[] = contactColumns.map(({ name }) => name);

export const readableColumns: readonly (keyof ContactRow)[] = ['id', 'created_at', ...sentColumns];

/** Would reveal the number of requests. */
export const hiddenColumns = ['created_xact'] as const;

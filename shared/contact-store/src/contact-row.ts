// Imported from the file: the command line needs no paths of pages.
import { contactColumns, type ContactColumn, type RequiredContactColumn } from '@site/contracts/contact-columns';

type SentValues = Record<RequiredContactColumn, string> &
  Record<Exclude<ContactColumn, RequiredContactColumn>, string | null>;

export interface ContactRow extends SentValues {
  id: string;
  /** UTC with microseconds, e.g. `2024-05-20T09:30:00.123456Z`. */
  created_at: string;
}

export const sentColumns: readonly ContactColumn[] = contactColumns.map(({ name }) => name);

export const readableColumns: readonly (keyof ContactRow)[] = ['id', 'created_at', ...sentColumns];

/** Would reveal the number of requests. */
export const hiddenColumns = ['created_xact'] as const;

// Not from the whole contracts: this is in the command line too, which needs no path of a page.
import { contactColumns, type ContactColumn, type RequiredContactColumn } from '@site/contracts/contact-columns';

type SentValues = Record<RequiredContactColumn, string> &
  Record<Exclude<ContactColumn, RequiredContactColumn>, string | null>;

/** One stored contact request, as operators see it. */
export interface ContactRow extends SentValues {
  id: string;
  /** UTC with microseconds, e.g. `2024-05-20T09:30:00.123456Z`. */
  created_at: string;
}

/** What a visitor sends (API-03). Nothing else can be written with the public key. */
export const sentColumns: readonly ContactColumn[] = contactColumns.map(({ name }) => name);

/** What an export contains, in this order. */
export const exportedColumns: readonly (keyof ContactRow)[] = ['id', 'created_at', ...sentColumns];

/** What a sender may read back: the columns that the migrations grant. */
export const readableColumns = exportedColumns;

/** Columns that no sender may read: they would tell how many requests there are. */
export const hiddenColumns = ['created_xact'] as const;

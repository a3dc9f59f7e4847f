/** One stored contact request, as operators see it. */
export interface ContactRow {
  id: string;
  /** UTC with microseconds, e.g. `2024-05-20T09:30:00.123456Z`. */
  created_at: string;
  name: string;
  purpose: string;
  email: string;
  phone: string | null;
  message: string | null;
}

/** What a visitor sends (API-03). Nothing else can be written with the public key. */
export const sentColumns = ['name', 'purpose', 'email', 'phone', 'message'] as const;

/** What an export contains, in this order. */
export const exportedColumns = ['id', 'created_at', ...sentColumns] as const;

/** What a sender may read back: the columns that the migrations grant. */
export const readableColumns = exportedColumns;

/** Columns that no sender may read: they would tell how many requests there are. */
export const hiddenColumns = ['created_xact'] as const;

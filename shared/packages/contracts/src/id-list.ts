const storedVersion = 1;

/** The text under which a browser keeps a list of ids; it has a version. */
export function idListText(ids: readonly string[]): string {
  return JSON.stringify({ version: storedVersion, ids });
}

/** The list in such a text. Another shape, or a later version, counts as an empty list. */
export function readIdList(text: string | null): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStored(stored) ? [...new Set(stored.ids)] : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is { ids: unknown[] } {
  if (typeof value !== 'object' || value === null) return false;
  return 'version' in value && value.version === storedVersion && 'ids' in value && Array.isArray(value.ids);
}

const storedVersion = 1;

/** A stored list of ids, with a version. */
export function idListText(ids: readonly string[]): string {
  return JSON.stringify({ version: storedVersion, ids });
}

/** Other shapes and later versions are an empty list. */
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

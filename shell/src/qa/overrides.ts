/** What a QA session changes: the versions of parts, and visible borders between parts. */
export interface Overrides {
  /** Part to released version, or to the address of a development server. */
  versions: Readonly<Record<string, string>>;
  /** Outline every part with its name and version. */
  borders: boolean;
}

const storageKey = 'shell.qa';
const nothing: Overrides = { versions: {}, borders: false };

/**
 * Reads `?use=projects@<version>` (repeatable) and `?parts`, and keeps them for the session of this tab, over
 * links and reloads. `undefined` outside a QA session; then nothing is stored.
 */
export function readOverrides(search: string, storage: Storage): Overrides | undefined {
  const query = new URLSearchParams(search);
  const kept = parse(storage.getItem(storageKey));
  const overrides = {
    versions: { ...kept.versions, ...Object.fromEntries(query.getAll('use').flatMap(readUse)) },
    borders: kept.borders || query.has('parts'),
  };
  if (Object.keys(overrides.versions).length === 0 && !overrides.borders) return undefined;
  storage.setItem(storageKey, JSON.stringify(overrides));
  return overrides;
}

/** Ends the QA session. */
export function clearOverrides(storage: Storage): void {
  storage.removeItem(storageKey);
}

function readUse(text: string): [string, string][] {
  const match = /^([a-z0-9-]+)@(.+)$/.exec(text);
  return match?.[1] && match[2] ? [[match[1], match[2]]] : [];
}

function parse(text: string | null): Overrides {
  try {
    return text ? { ...nothing, ...(JSON.parse(text) as Partial<Overrides>) } : nothing;
  } catch {
    return nothing;
  }
}

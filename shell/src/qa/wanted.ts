/** What QA asks for: other versions of parts, and the borders between parts. */
export interface Wanted {
  /** Part to released version, or to the address of a development server. */
  versions: Readonly<Record<string, string>>;
  /** Outlines every part with its name and version. */
  borders: boolean;
}

const storageKey = 'shell.qa';
const nothing: Wanted = { versions: {}, borders: false };

/**
 * Reads `?use=projects@<version>` (repeatable) and `?parts`, and keeps them for the session, so that
 * links and reloads stay in the same mix. `undefined` for everybody else, without a look further.
 */
export function readWanted(search: string, storage: Storage): Wanted | undefined {
  const query = new URLSearchParams(search);
  const kept = parse(storage.getItem(storageKey));
  const wanted = {
    versions: { ...kept.versions, ...Object.fromEntries(query.getAll('use').flatMap(readUse)) },
    borders: kept.borders || query.has('parts'),
  };
  if (Object.keys(wanted.versions).length === 0 && !wanted.borders) return undefined;
  storage.setItem(storageKey, JSON.stringify(wanted));
  return wanted;
}

/** The way out. */
export function forgetWanted(storage: Storage): void {
  storage.removeItem(storageKey);
}

function readUse(text: string): [string, string][] {
  const match = /^([a-z0-9-]+)@(.+)$/.exec(text);
  return match?.[1] && match[2] ? [[match[1], match[2]]] : [];
}

function parse(text: string | null): Wanted {
  try {
    return text ? { ...nothing, ...(JSON.parse(text) as Partial<Wanted>) } : nothing;
  } catch {
    return nothing;
  }
}

export interface Overrides {
  /** Part to released version, or address of a development server. */
  versions: Readonly<Record<string, string>>;
  borders: boolean;
}

const overridesKey = 'shell.qa';
/** Other text is never shown: anybody can send such an address. */
const releasedVersion = /^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{8}$/;
const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/**
 * `?use=projects@<version>` (repeatable) and `?parts`, kept for this tab. `undefined` outside QA and where storage is
 * blocked, which throws.
 */
export function readOverrides(search: string): Overrides | undefined {
  try {
    const overrides = merge(read(sessionStorage.getItem(overridesKey) ?? ''), read(search));
    if (overrides) sessionStorage.setItem(overridesKey, write(overrides));
    return overrides;
  } catch {
    return undefined;
  }
}

function merge(kept: Overrides, named: Overrides): Overrides | undefined {
  const versions = { ...kept.versions, ...named.versions };
  const borders = kept.borders || named.borders;
  if (Object.keys(versions).length === 0 && !borders) return undefined;
  return { versions, borders };
}

export function clearOverrides(): void {
  sessionStorage.removeItem(overridesKey);
}

/** Storage may contain anything. */
function read(text: string): Overrides {
  const query = new URLSearchParams(text);
  return {
    versions: Object.fromEntries(query.getAll('use').flatMap(readUse)),
    borders: query.has('parts'),
  };
}

function write({ versions, borders }: Overrides): string {
  const query = new URLSearchParams(Object.entries(versions).map(([part, version]) => ['use', `${part}@${version}`]));
  if (borders) query.set('parts', '');
  return query.toString();
}

function readUse(text: string): [string, string][] {
  const [, part, version = ''] = /^([a-z0-9-]+)@(.+)$/.exec(text) ?? [];
  return part && (releasedVersion.test(version) || loopbackOrigin.test(version)) ? [[part, version]] : [];
}

export interface Overrides {
  /** Part to released version, or address of a development server. */
  versions: Readonly<Record<string, string>>;
  borders: boolean;
  /** Whether each `?use=` of the address names a version of a part. */
  isUnderstood: boolean;
}

const overridesKey = 'shell.qa';
/** Other text is never shown: anybody can send such an address. */
const releasedVersion = /^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{8}$/;
const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/**
 * `?use=projects@<version>` (repeatable) and `?parts`, kept for this tab. An address with `?use=` replaces the versions
 * of an earlier one. `undefined` outside QA and where storage is blocked, which throws.
 */
export function readOverrides(search: string): Overrides | undefined {
  try {
    const named = new URLSearchParams(search);
    const kept = new URLSearchParams(sessionStorage.getItem(overridesKey) ?? '');
    const versions = readVersions(named.has('use') ? named : kept);
    const borders = named.has('parts') || kept.has('parts');
    const isUnderstood = named.getAll('use').every((use) => readUse(use).length > 0);
    if (named.has('use') || borders) keep(versions, borders);
    const isUsed = Object.keys(versions).length > 0 || borders || !isUnderstood;
    return isUsed ? { versions, borders, isUnderstood } : undefined;
  } catch {
    return undefined;
  }
}

function keep(versions: Overrides['versions'], borders: boolean): void {
  if (Object.keys(versions).length === 0 && !borders) return clearOverrides();
  const query = new URLSearchParams(Object.entries(versions).map(([part, version]) => ['use', `${part}@${version}`]));
  if (borders) query.set('parts', '');
  sessionStorage.setItem(overridesKey, query.toString());
}

export function clearOverrides(): void {
  sessionStorage.removeItem(overridesKey);
}

/** Without what names no version: storage and address may contain anything. */
function readVersions(query: URLSearchParams): Overrides['versions'] {
  return Object.fromEntries(query.getAll('use').flatMap(readUse));
}

function readUse(text: string): [string, string][] {
  const [, part, version = ''] = /^([a-z0-9-]+)@(.+)$/.exec(text) ?? [];
  return part && (releasedVersion.test(version) || loopbackOrigin.test(version)) ? [[part, version]] : [];
}

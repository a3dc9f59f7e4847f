import type { LinkSignature } from './signed-link';

export interface Overrides {
  /** Part to released version, or address of a development server. */
  versions: Readonly<Record<string, string>>;
  borders: boolean;
  signature?: LinkSignature | undefined;
}

export const overridesKey = 'shell.qa';
/** Other text is never shown: anybody can send such an address. */
const releasedVersion = /^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{8}$/;
const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/** `?use=projects@<version>` (repeatable) and `?parts`, kept for this tab. `undefined` outside QA. */
export function readOverrides(search: string, storage: Storage): Overrides | undefined {
  const kept = read(storage.getItem(overridesKey) ?? '');
  const named = read(search);
  const overrides: Overrides = {
    // A signature covers exactly its link's versions.
    versions: named.signature ? named.versions : { ...kept.versions, ...named.versions },
    borders: kept.borders || named.borders,
    signature: named.signature ?? kept.signature,
  };
  if (Object.keys(overrides.versions).length === 0 && !overrides.borders) return undefined;
  storage.setItem(overridesKey, write(overrides));
  return overrides;
}

export function clearOverrides(storage: Storage): void {
  storage.removeItem(overridesKey);
}

/** Storage may contain anything. */
function read(text: string): Overrides {
  const query = new URLSearchParams(text);
  const signature = { until: Number(query.get('until')), signature: query.get('signature') ?? '' };
  const isSigned = Number.isSafeInteger(signature.until) && /^[\w-]{86}$/.test(signature.signature);
  return {
    versions: Object.fromEntries(query.getAll('use').flatMap(readUse)),
    borders: query.has('parts'),
    signature: isSigned ? signature : undefined,
  };
}

function write({ versions, borders, signature }: Overrides): string {
  const query = new URLSearchParams(Object.entries(versions).map(([part, version]) => ['use', `${part}@${version}`]));
  if (borders) query.set('parts', '');
  if (signature) Object.entries(signature).forEach(([name, value]) => query.set(name, String(value)));
  return query.toString();
}

function readUse(text: string): [string, string][] {
  const [, part, version = ''] = /^([a-z0-9-]+)@(.+)$/.exec(text) ?? [];
  return part && (releasedVersion.test(version) || loopbackOrigin.test(version)) ? [[part, version]] : [];
}

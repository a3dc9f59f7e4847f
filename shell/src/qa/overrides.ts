import type { LinkSignature } from './signed-link';

/** What a QA session changes: the versions of parts, and visible borders between parts. */
export interface Overrides {
  /** Part to released version, or to the address of a development server. */
  versions: Readonly<Record<string, string>>;
  /** Outline every part with its name and version. */
  borders: boolean;
  /** Of the link that named the versions. */
  signature?: LinkSignature;
}

/** Where a session keeps them, in `sessionStorage`. */
export const overridesKey = 'shell.qa';
/** `1.0.0-1a2b3c4d`. Nothing else is shown on a page: anybody can send such an address to a visitor. */
const releasedVersion = /^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{8}$/;
/** A development server on this machine; its origin only. */
const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;
const nothing: Overrides = { versions: {}, borders: false };

/**
 * Reads `?use=projects@<version>` (repeatable) and `?parts`, and keeps them for the session of this tab, over
 * links and reloads. `undefined` outside a QA session; then nothing is stored.
 */
export function readOverrides(search: string, storage: Storage): Overrides | undefined {
  const query = new URLSearchParams(search);
  const kept = parse(storage.getItem(overridesKey));
  const named = Object.fromEntries(query.getAll('use').flatMap(readUse));
  const signature = readSignature(query) ?? kept.signature;
  const overrides: Overrides = {
    // A signature covers all versions of its link and no others.
    versions: readSignature(query) ? named : { ...kept.versions, ...named },
    borders: kept.borders || query.has('parts'),
    ...(signature ? { signature } : {}),
  };
  if (Object.keys(overrides.versions).length === 0 && !overrides.borders) return undefined;
  storage.setItem(overridesKey, JSON.stringify(overrides));
  return overrides;
}

/** Ends the QA session. */
export function clearOverrides(storage: Storage): void {
  storage.removeItem(overridesKey);
}

function readUse(text: string): [string, string][] {
  const match = /^([a-z0-9-]+)@(.+)$/.exec(text);
  return match?.[1] && match[2] && isVersion(match[2]) ? [[match[1], match[2]]] : [];
}

function readSignature(query: URLSearchParams): LinkSignature | undefined {
  const signature = { until: Number(query.get('until')), signature: query.get('signature') ?? '' };
  return isSignature(signature) ? signature : undefined;
}

function isSignature(value: unknown): value is LinkSignature {
  if (typeof value !== 'object' || value === null || !('until' in value) || !('signature' in value)) return false;
  return (
    Number.isSafeInteger(value.until) && typeof value.signature === 'string' && /^[\w-]{86}$/.test(value.signature)
  );
}

function isVersion(value: unknown): boolean {
  return typeof value === 'string' && (releasedVersion.test(value) || loopbackOrigin.test(value));
}

/** A value of another shape counts as none: storage may hold what an older version, or a person, has written. */
function parse(text: string | null): Overrides {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isOverrides(stored) ? stored : nothing;
  } catch {
    return nothing;
  }
}

function isOverrides(value: unknown): value is Overrides {
  if (typeof value !== 'object' || value === null || !('versions' in value) || !('borders' in value)) return false;
  const { versions, borders } = value;
  if ('signature' in value && !isSignature(value.signature)) return false;
  return (
    typeof borders === 'boolean' &&
    typeof versions === 'object' &&
    versions !== null &&
    Object.values(versions).every(isVersion)
  );
}

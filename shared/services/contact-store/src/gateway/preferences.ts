import { permissionDenied, Refusal } from './refusal';

const counts = ['count=exact', 'count=planned', 'count=estimated'];
const known = [
  'return=representation',
  'return=minimal',
  'return=headers-only',
  'missing=default',
  'handling=strict',
  'handling=lenient',
  'resolution=ignore-duplicates',
  ...counts,
];

/** The `Prefer` header. As in PostgREST, unknown preferences are ignored unless handling is strict. */
export function readPreferences(prefer: string | string[] | undefined): { wantsRows: boolean; isCounted: boolean } {
  const preferences = String(prefer ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter(Boolean);
  const unknown = preferences.find((preference) => !known.includes(preference));
  // Replacing a row is an update, for which there is no grant.
  if (unknown === 'resolution=merge-duplicates') throw permissionDenied();
  if (unknown && preferences.includes('handling=strict'))
    throw new Refusal(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown}`,
    });
  return {
    wantsRows: preferences.includes('return=representation'),
    isCounted: counts.some((count) => preferences.includes(count)),
  };
}

/**
 * Sent by browsers to the embedded store (API-04). Public: grants and policies protect the data. Constant, so that old
 * pages work with a new store.
 */
export const publicKey = 'sb_publishable_manzil_embedded';

/** Throws one sentence for a key that would give browsers the whole database. */
export function refuseSecretKey(key: string): void {
  if (key.trim().startsWith('sb_secret_') || roleOf(key) === 'service_role') {
    throw new Error(
      'The contact key is a secret key, which every visitor could read: use the public key (sb_publishable_… or the anon key).',
    );
  }
}

/** The role inside a legacy key (a JSON web token); otherwise `undefined`. */
function roleOf(key: string): unknown {
  const payload = key.split('.')[1];
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
}

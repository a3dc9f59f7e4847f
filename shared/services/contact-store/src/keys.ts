/**
 * The key that browsers send to the embedded store (API-04). It is public by nature and protects
 * nothing: the grants and policies in `migrations/` do. Fixed, so that a page composed yesterday
 * still works with a store that was created today.
 */
export const publicKey = 'sb_publishable_manzil_embedded';

/** Throws one sentence when a key that opens the whole database is about to be given to browsers. */
export function refuseSecretKey(key: string): void {
  if (key.trim().startsWith('sb_secret_') || roleOf(key) === 'service_role') {
    throw new Error(
      'The contact key is a secret key, which every visitor could read: use the public key (sb_publishable_… or the anon key).',
    );
  }
}

/** The role inside a legacy key, which is a JSON web token; `undefined` for any other key. */
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

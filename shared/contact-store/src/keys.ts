/**
 * Sent by browsers to the embedded store (API-04). Public: grants and policies protect the data. Constant, so that old
 * pages work with a new store.
 */
export const publicKey = 'sb_publishable_manzil_embedded';

/** Throws one sentence for a key that would give browsers the whole database: also a legacy one, a JSON web token. */
export function refuseSecretKey(key: string): void {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  if (key.trim().startsWith('sb_secret_') || /"role"\s*:\s*"service_role"/.test(claims))
    throw new Error(
      'The contact key is a secret key, which every visitor could read: use the public key (sb_publishable_… or the anon key).',
    );
}

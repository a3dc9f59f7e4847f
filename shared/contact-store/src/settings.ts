/**
 * Sent by browsers to the embedded store (API-04). Public: grants and policies protect the data. Constant, so that old
 * pages work with a new store.
 */
export const publicKey = 'sb_publishable_manzil_embedded';

/** Throws one sentence for a key that would give browsers the whole database, such as a service role's web token. */
export function refuseSecretKey(key: string): void {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  if (key.trim().startsWith('sb_secret_') || /"role"\s*:\s*"service_role"/.test(claims))
    throw new Error(
      'The contact key is a secret key, which every visitor could read: use the public key (sb_publishable_… or the anon key).',
    );
}

/** Throws one sentence without secrets. */
export function readDatabaseUrl({ DATABASE_URL: url }: NodeJS.ProcessEnv = process.env): string | undefined {
  if (!url) return undefined;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Error('DATABASE_URL must begin with postgres://.');
  try {
    const { username, password } = new URL(url.replace('@/', '@localhost/')); // Without a host, `?host=` names a socket.
    decodeURIComponent(username + password);
    return url;
  } catch {
    throw new Error('DATABASE_URL cannot be read. Percent-encode its user and password: # is %23, / is %2F, % is %25.');
  }
}

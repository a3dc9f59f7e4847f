/** Released files are never overwritten, so a secret would stay public. */
const patterns: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a secret key of Supabase', /\bsb_secret_[\w-]{16,}/],
  ['a secret key of Stripe', /\b[sr]k_(?:live|test)_\w{16,}/],
  ['an access key of AWS', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_\w{36,}|github_pat_\w{40,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/],
  ['a key of an AI service', /\bsk-(?:ant-|proj-)[\w-]{20,}/],
  [
    'the password of a database',
    /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|rediss?):\/\/[^\s:/@"'`]+:[^\s@"'`]+@[\w.-]+/,
  ],
];

const tokens = /\beyJ[\w-]{8,}\.(eyJ[\w-]{8,})\.[\w-]{8,}/g;

export function findSecrets(part: string, files: ReadonlyMap<string, Buffer>): string[] {
  return [...files].flatMap(([name, bytes]) => {
    // Text files only: in pictures a match would be chance.
    if (!/\.(js|css|json|html|txt|svg|map)$/.test(name)) return [];
    return secretsIn(bytes.toString('utf8')).map(
      (what) =>
        `${part} has ${what} in ${name}, which everybody can read. Take it out, and replace it where it is used.`,
    );
  });
}

function secretsIn(text: string): string[] {
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  const roles = [...text.matchAll(tokens)].map(([, claims = '']) => roleOf(claims));
  // The `anon` key of a hosted database is public.
  const secret = roles.find((role) => role !== 'anon');
  return secret === undefined ? found : [...found, `a signed token (role ${secret})`];
}

function roleOf(claims: string): string {
  try {
    const { role } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { role?: unknown };
    return typeof role === 'string' ? role : 'unknown';
  } catch {
    return 'anon'; // Similar to a token, but not one.
  }
}

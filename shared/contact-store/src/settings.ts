/** Throws one sentence without secrets. */
export function readDatabaseUrl({ DATABASE_URL: url }: NodeJS.ProcessEnv = process.env): string | undefined {
  if (url && !/^postgres(ql)?:\/\//.test(url)) throw new Error('DATABASE_URL must begin with postgres://.');
  return url || undefined;
}

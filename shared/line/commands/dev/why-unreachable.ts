import { reasonOf } from '../../storage';

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'no host of that name is known',
  EAI_AGAIN: 'its name cannot be looked up',
  TimeoutError: 'it does not answer',
};

/** The cause and code of a failed `fetch`, whose message lacks both. */
export function whyUnreachable(error: unknown): string {
  const code = codeOf(error);
  if (!code) return reasonOf(error).split('\n')[0] ?? '';
  return words[code] ? `${words[code]} (${code})` : code;
}

/** The innermost cause with a code. Also for errors of other realms. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const inner = 'cause' in error ? codeOf(error.cause) : undefined;
  if (inner) return inner;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error && error.name === 'TimeoutError' ? error.name : undefined;
}

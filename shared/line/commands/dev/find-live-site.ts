import { livePath, readLiveName, type Registry } from '@site/contracts';
import { UserError, reasonOf } from '../../storage';
import { isComposed } from './compose-for-development';

export interface LiveSiteElsewhere {
  /** After redirects (`http` to `https`, to `www.`). */
  origin: string;
  /** Including the shell. */
  parts: readonly string[];
}

const answerMs = 10_000;

const wayOut =
  'Check DEV_UPSTREAM and the network, or leave DEV_UPSTREAM out: then the rest is the site that is live here.';

/** Reads the homepage. Throws one sentence without a response, and for another kind of site. */
export async function findLiveSite(siteUrl: string): Promise<LiveSiteElsewhere> {
  const home = await ask(new URL(siteUrl).origin, siteUrl);
  const html = await home.text();
  if (!isComposed(html)) {
    throw new UserError(
      `${siteUrl} answers with status ${home.status}, but its homepage has not been composed by this project. ${wayOut}`,
    );
  }
  const { origin } = new URL(home.url);
  const name = readLiveName(await (await askWell(origin + livePath, siteUrl)).text());
  const { parts } = (await (await askWell(`${origin}/_/registry/${name}.json`, siteUrl)).json()) as Registry;
  return { origin, parts: Object.keys(parts) };
}

async function askWell(url: string, siteUrl: string): Promise<Response> {
  const answer = await ask(url, siteUrl);
  if (!answer.ok)
    throw new UserError(
      `${siteUrl} answers with status ${answer.status} where its parts should be listed: ${answer.url}. ${wayOut}`,
    );
  return answer;
}

async function ask(url: string, siteUrl: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(answerMs) });
  } catch (error) {
    throw new UserError(`${siteUrl} cannot be reached: ${whyUnreachable(error)}. ${wayOut}`, { cause: error });
  }
}

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

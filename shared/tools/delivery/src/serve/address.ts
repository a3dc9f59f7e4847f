import { posix } from 'node:path';

/** What a request asks for, read the way nginx reads it, so that both answer alike. */
export interface Address {
  /** As it was sent, without the query. */
  sent: string;
  /** As it was sent, from the `?` on, or `''`. */
  query: string;
  /** What the path means: decoded, slashes merged, dots resolved. The path as it was sent when it cannot be decoded. */
  path: string;
}

/** Reads the target of a request; an absolute one (`http://host/path`) counts by its path. */
export function readAddress(target: string): Address {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/, '');
  const at = local.indexOf('?');
  const [sent, query] = at < 0 ? [local, ''] : [local.slice(0, at), local.slice(at)];
  return { sent, query, path: meaningOf(sent) };
}

function meaningOf(sent: string): string {
  if (!/[%.]|\/\//.test(sent)) return sent.startsWith('/') ? sent : `/${sent}`;
  try {
    return posix.normalize(`/${decodeURIComponent(sent)}`);
  } catch {
    return sent; // `%zz`, or bytes that are no UTF-8
  }
}

/**
 * Where an address with slashes too many at its ends leads, or `undefined`. It starts with one slash and a character
 * that browsers do not read as another one: `//evil.example` and `/\evil.example` would lead off the site.
 */
export function withoutExtraSlashes({ sent, query }: Address): string | undefined {
  const [, rest] = /^\/+([A-Za-z0-9_~%.-].*?)\/*$/.exec(sent) ?? [];
  if (rest === undefined || `/${rest}` === sent) return undefined;
  return isPrintable(rest + query) ? `/${rest}${query}` : undefined;
}

/** Where another spelling of a path leads, or `undefined` when it was sent as it is written. */
export function canonicalSpelling({ sent, query }: Address, path: string): string | undefined {
  if (sent === path) return undefined;
  return isPrintable(query) ? encodeURI(path) + (query === '?' ? '' : query) : encodeURI(path);
}

/** Nothing else may stand in a header. */
function isPrintable(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}

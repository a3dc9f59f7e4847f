import { posix } from 'node:path';

/** A request target, read as nginx does. */
export interface Address {
  /** As sent, without the query. */
  sent: string;
  /** As sent, including `?`, or `''`. */
  query: string;
  /** Decoded, slashes merged, dots resolved; as sent when it cannot be decoded. */
  path: string;
}

/** An absolute target (`http://host/path`) counts by its path. */
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
    return sent; // `%zz`, or invalid UTF-8.
  }
}

/**
 * Redirect for extra leading or trailing slashes. Starts with one slash and a plain character: `//evil.example` would
 * leave the site.
 */
export function withoutExtraSlashes({ sent, query }: Address): string | undefined {
  const [, rest] = /^\/+([A-Za-z0-9_~%.-].*?)\/*$/.exec(sent) ?? [];
  return rest === undefined || `/${rest}` === sent ? undefined : `/${rest}${query}`;
}

/** Redirect for another spelling of a path, or `undefined`. */
export function canonicalSpelling({ sent, query }: Address, path: string): string | undefined {
  return sent === path ? undefined : encodeURI(path) + query;
}

/** Characters that a parameter of a former path may have. */
export const formerValue = '[\\w.~-]+';

/** The pattern of a path with parameters: `/projects/:id`. Of a former path also in its query. */
export function patternOf(path: string, value: string): string {
  return `^${path.replace(/[.~?]/g, '\\$&').replace(/:([A-Za-z]\w*)/g, `(?<$1>${value})`)}$`;
}

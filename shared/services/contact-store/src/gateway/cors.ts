/** What supabase-js sends beside the headers that every page may send. */
const allowedHeaders = 'accept-profile, apikey, authorization, content-profile, content-type, prefer, x-client-info, x-supabase-api-version';

/** Without an allowed origin there are no such headers, and a browser lets only the gateway's own pages call. */
export function corsHeaders(allowOrigin: string | undefined): Record<string, string> {
  if (!allowOrigin) return {};
  return {
    'access-control-allow-origin': allowOrigin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '86400',
    vary: 'Origin',
  };
}

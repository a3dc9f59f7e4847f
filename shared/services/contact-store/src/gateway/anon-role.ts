import type { IncomingMessage } from 'node:http';
import type { Statement } from '../database/database';

/**
 * The first statement of a visitor's transaction: from here on it has the rights of the public key, and the SQL knows
 * the request, in the settings that PostgREST uses. All of them end with the transaction. `notify` puts what is stored
 * into the outbox.
 */
export function actAsAnon(request: IncomingMessage, network: string, notify: boolean): Statement {
  // A key or cookie has no use in SQL, and a log of statements may be kept.
  const { authorization: _authorization, apikey: _apikey, cookie: _cookie, ...headers } = request.headers;
  return {
    sql: `select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true),
                 set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true),
                 set_config('contact.sender', $4, true), set_config('contact.notify', $5, true)`,
    parameters: [request.method ?? '', request.url ?? '', JSON.stringify(headers), network, notify ? 'on' : 'off'],
  };
}

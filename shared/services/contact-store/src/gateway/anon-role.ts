import type { IncomingMessage } from 'node:http';
import type { Statement } from '../database/database';

/**
 * First statement of a visitor's transaction: the rights of the public key, and PostgREST's request settings. `notify`
 * adds stored rows to the outbox.
 */
export function actAsAnon(request: IncomingMessage, network: string, notify: boolean): Statement {
  // SQL needs neither, and statement logs may be kept.
  const { authorization: _authorization, apikey: _apikey, cookie: _cookie, ...headers } = request.headers;
  return {
    sql: `select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true),
                 set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true),
                 set_config('contact.sender', $4, true), set_config('contact.notify', $5, true)`,
    parameters: [request.method ?? '', request.url ?? '', JSON.stringify(headers), network, notify ? 'on' : 'off'],
  };
}

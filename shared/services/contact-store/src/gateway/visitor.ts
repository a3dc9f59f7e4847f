import type { IncomingMessage } from 'node:http';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/** Runs `work` in one transaction with the rights of the public, and with what the SQL may know about the request. */
export function asVisitor<T>(postgres: PGlite, request: IncomingMessage, trustedProxy: boolean, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return postgres.transaction(async (transaction) => {
    await transaction.query(
      `select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true),
              set_config('request.method', $1, true), set_config('request.path', $2, true), set_config('request.headers', $3, true)`,
      [request.method, request.url, JSON.stringify(headersForSql(request, trustedProxy))],
    );
    return work(transaction);
  });
}

/**
 * The rate limit believes these headers, so nothing in them may be the sender's own word. The address
 * of the socket is the truth, unless a trusted proxy stands in front and passes on what it has seen.
 */
function headersForSql(request: IncomingMessage, trustedProxy: boolean) {
  const { authorization, cookie, 'cf-connecting-ip': claimed, 'x-forwarded-for': forwarded, ...headers } = request.headers;
  const socket = request.socket.remoteAddress ?? 'unknown';
  return { ...headers, 'x-forwarded-for': (trustedProxy && forwarded) || socket };
}

import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { codeOf } from '../error-code';
import { withSocketAddress } from './socket-path';

/** `dead`: nobody listens. `gone`: the connection closed without an answer. */
export type OwnerAnswer = { state: 'dead' | 'gone' } | { state: 'answered'; body: string };

const patienceMs = 10_000;

/** Asks the owner of a data directory through its socket. Rejects when the owner is busy, or with its error. */
export function askOwner(
  directory: string,
  socket: string,
  path: `/lock${string}` | '/transactions',
  body?: string,
  limitMs = patienceMs,
): Promise<OwnerAnswer> {
  return withSocketAddress(directory, socket, async (socketPath) => {
    const asked = request({
      socketPath,
      path,
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      signal: AbortSignal.timeout(limitMs),
    });
    asked.end(body);
    try {
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      const answer = await text(response);
      if (response.statusCode !== 200) throw new Error(answer);
      return { state: 'answered', body: answer };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ECONNREFUSED' || code === 'ENOENT') return { state: 'dead' };
      if (code === 'ECONNRESET' || code === 'EPIPE') return { state: 'gone' };
      throw error;
    }
  });
}

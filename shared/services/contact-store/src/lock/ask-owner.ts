import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { codeOf } from '../error-code';
import { withSocketAddress } from './socket-path';

/** `dead`: nobody listens. `gone`: somebody did, and left without an answer. */
export type OwnerAnswer = { state: 'dead' | 'gone' } | { state: 'answered'; body: string };

/** Longer than any owner needs, short enough for somebody who waits at a terminal. */
const patienceMs = 10_000;

/** Asks the process that listens on a socket in a data directory. An owner that is too busy to answer is an error. */
export function askOwner(directory: string, socket: string, question: `/held${string}` | '/contacts'): Promise<OwnerAnswer> {
  return withSocketAddress(directory, socket, async (socketPath) => {
    const asked = request({ socketPath, path: question, agent: false, signal: AbortSignal.timeout(patienceMs) });
    asked.end();
    try {
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      const body = await text(response);
      if (response.statusCode !== 200) throw new Error(body);
      return { state: 'answered', body };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ECONNREFUSED' || code === 'ENOENT') return { state: 'dead' };
      if (code === 'ECONNRESET' || code === 'EPIPE') return { state: 'gone' };
      throw error;
    }
  });
}

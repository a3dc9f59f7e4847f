import { once } from 'node:events';
import type { Server } from 'node:http';
import { reasonOf, UserError } from '../checkout';

/** Rejects with one sentence for a taken port or a foreign address. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  try {
    await once(server.listen({ port, ...(host ? { host } : {}) }), 'listening');
  } catch (error) {
    throw new UserError(
      `The site cannot listen: ${reasonOf(error)}. Stop what uses port ${port}, or choose another port or address: PORT=${port + 1} HOST=127.0.0.1 npm start.`,
      { cause: error },
    );
  }
}

import type { Server } from 'node:http';
import { UserError } from '../storage';

/** Rejects with one sentence for a taken port or a foreign address. */
export function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(whyNotListening(error, port, host)));
    server.listen({ port, ...(host ? { host } : {}) }, resolve);
  });
}

function whyNotListening(error: NodeJS.ErrnoException, port: number, host = ''): Error {
  if (error.code === 'EADDRINUSE')
    return new UserError(
      `Port ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start.`,
      { cause: error },
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new UserError(
      `HOST=${host} is not an address of this machine. Use 127.0.0.1 for this machine only, or omit HOST for all interfaces.`,
      { cause: error },
    );
  if (error.code === 'EACCES')
    return new UserError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000.`, {
      cause: error,
    });
  return error;
}

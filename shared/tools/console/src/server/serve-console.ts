import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '@site/delivery/storage';
import { answer } from './answer';
import { Actions } from './actions';
import { type Own, refuseForeign } from './guard';
import type { PageFiles } from '../page/build-page';
import type { ConsoleSource } from './source';

export interface ServeConsole {
  source: ConsoleSource;
  files: PageFiles;
  /** 0 for a free port. */
  port: number;
  logError: (error: unknown) => void;
}

export interface ServedConsole {
  server: Server;
  url: string;
}

/** Local only, without a setting. */
const loopback = '127.0.0.1';

export async function serveConsole({ source, files, port, logError }: ServeConsole): Promise<ServedConsole> {
  const own: Own = { port, token: randomBytes(24).toString('base64url') };
  const actions = new Actions(source);
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const refusal = refuseForeign(request, own);
    if (refusal)
      return response
        .writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`${refusal.sentence}\n`);
    answer({ source, files, actions, own, logError }, request, response).catch((error: unknown) => {
      logError(error);
      response.destroy();
    });
  });
  await listen(server, port);
  own.port = (server.address() as AddressInfo).port; // A listening TCP server has one.
  return { server, url: `http://${loopback}:${own.port}/${own.token}/` };
}

/** On every response. Emotion fills the empty style element by script. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(whyNotListening(error, port)));
    server.listen(port, loopback, resolve);
  });
}

function whyNotListening(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new UserError(
      `Port ${port} is in use by another program. Choose another: npx manzil console --port ${port + 1}.`,
      { cause: error },
    );
  if (error.code === 'EACCES')
    return new UserError(
      `Port ${port} may not be used by this user. Choose one above 1023: npx manzil console --port 4400.`,
      { cause: error },
    );
  return error;
}

import type { IncomingMessage } from 'node:http';

/** Sent by a program on this machine, not through a local proxy. */
export function isFromHere({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

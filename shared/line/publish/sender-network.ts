import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * One name per sender; `''` when unknown. Uses the socket's address, or the one that a trusted proxy passes on. Other
 * headers are ignored, because clients can write them.
 */
export function readSenderNetwork({ headers, socket }: IncomingMessage, trustedProxy: boolean): string {
  const forwarded = trustedProxy ? headers['x-forwarded-for'] : undefined;
  return toNetwork(
    String(forwarded ?? socket.remoteAddress ?? '')
      .split(',')
      .at(-1) ?? '',
  );
}

/** The IPv4 address, or the first 56 bits of an IPv6 address: a home or office has up to 2^72 of them. */
export function toNetwork(address: string): string {
  const text = address.trim().replace(/^"(.*)"$/, '$1');
  const bare = /^\[([^\]]*)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  if (isIPv4(bare)) return bare;
  const [ip = ''] = bare.split('%');
  if (!isIPv6(ip)) return '';
  // A URL writes all of it in hexadecimal.
  const [head = [], tail = []] = new URL(`http://[${ip}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half ? half.split(':') : []));
  const gap = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...gap, ...tail].map((group) => parseInt(group, 16));
  const [first = 0, second = 0, third = 0, fourth = 0, , sixth, high = 0, low = 0] = groups;
  if (sixth === 0xffff && first + second + third + fourth === 0)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':');
}

import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** A home or office has up to 2^72 IPv6 addresses, counted as one sender. Equal to the migrations. */
const ipv6HomeBits = 56;

/**
 * One name per sender; `''` when unknown. Uses the socket's address, or the one that a trusted proxy passes on. Other
 * headers are ignored, because clients can write them.
 */
export function readSenderNetwork({ headers, socket }: IncomingMessage, trustedProxy: boolean): string {
  const forwarded = trustedProxy ? headers['x-forwarded-for'] : undefined;
  const addresses = Array.isArray(forwarded) ? forwarded.join() : forwarded;
  return toNetwork(addresses?.split(',').at(-1) ?? socket.remoteAddress ?? '');
}

/** The IPv4 address or the first address of the IPv6 network; `''` for an invalid address. */
export function toNetwork(address: string): string {
  const text = address.trim().replace(/^"(.*)"$/, '$1');
  const bare = /^\[([^\]]*)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare).toString();
  if (!ipaddr.IPv6.isValid(bare)) return '';
  const ip = ipaddr.IPv6.parse(bare);
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString();
  if (ip.match(nat64)) return new ipaddr.IPv4(ip.toByteArray().slice(12)).toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${new ipaddr.IPv6(ip.toByteArray()).toString()}/${ipv6HomeBits}`,
  ).toString();
}

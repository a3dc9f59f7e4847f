import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { LRUCache } from 'lru-cache';
import type { Body, Encoding } from './body';

/** Browsers send few distinct values. */
const accepted = new LRUCache<string, readonly string[]>({ max: 200 });

/** The smallest accepted encoding (RFC 9110, 12.5.3), otherwise `identity`. */
export function chooseEncoding(headers: IncomingHttpHeaders, { brotli }: Pick<Body, 'brotli'>): Encoding {
  const taken = acceptedBy(String(headers['accept-encoding'] ?? ''));
  if (brotli && taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

function acceptedBy(header: string): readonly string[] {
  const known = accepted.get(header);
  if (known) return known;
  // Without the header, old clients need plain bytes.
  const taken =
    header === ''
      ? []
      : new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip', 'identity']);
  accepted.set(header, taken);
  return taken;
}

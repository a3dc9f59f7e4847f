import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import type { Body, Encoding } from './body';

/** The smallest accepted encoding (RFC 9110, 12.5.3), otherwise `identity`. */
export function chooseEncoding(headers: IncomingHttpHeaders, { brotli }: Pick<Body, 'brotli'>): Encoding {
  const taken = acceptedBy(String(headers['accept-encoding'] ?? ''));
  if (brotli && taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

function acceptedBy(header: string): readonly string[] {
  // Without the header, old clients need plain bytes.
  if (header === '') return [];
  return new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip', 'identity']);
}

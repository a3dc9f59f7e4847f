import { createHmac } from 'node:crypto';

/**
 * The headers of a signed message (Standard Webhooks 1.0.0): HMAC-SHA256 of `<id>.<timestamp>.<body>`. A receiver
 * checks them with the `standardwebhooks` library of its language, refuses old timestamps, and ignores an id that it
 * has seen.
 */
export function signatureHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

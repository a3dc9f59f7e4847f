import { z } from 'zod';

/** `site`: scheme, host and path without trailing slash or query. `origin`: the origin only. `any`: unchanged. */
export type AddressKind = 'site' | 'origin' | 'any';

/** An http or https address. Refused with a sentence that names the setting. */
export function webAddress(name: string, kind: AddressKind) {
  return z.string().transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '';
    if (!isWeb || (kind === 'site' && (url.search || url.hash))) {
      context.addIssue({
        code: 'custom',
        message: `${name} must be an address such as https://manzil.example, not "${text}".`,
      });
      return z.NEVER;
    }
    if (kind === 'any') return text;
    return kind === 'origin' ? url.origin : url.origin + url.pathname.replace(/\/+$/, '');
  });
}

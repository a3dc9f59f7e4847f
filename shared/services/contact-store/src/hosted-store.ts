import type { ContactStore } from './contact-store';
import { publicKey } from './keys';

/**
 * The store of a site whose contact requests go to a hosted project. A page that was composed for the embedded database,
 * and is still open somewhere, gets an error, so that its visitor is not told that anything was stored.
 */
export function hostedStore(hostedUrl: string): ContactStore {
  const body = JSON.stringify({ code: 'PGRST000', message: `The contact requests of this site go to ${hostedUrl}`, details: null, hint: 'Reload the page and send it again.' });
  return {
    publicKey,
    handle(_, response) {
      response.writeHead(404, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      response.end(body);
      return Promise.resolve();
    },
    listContacts: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
}

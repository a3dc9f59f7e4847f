import type { SiteLog } from '@site/delivery/serve';
import { reasonOf } from '@site/delivery/storage';
import type { Contact } from './contact';
import { refuseContact } from './refuse-contact';

/** Milliseconds between attempts: doubled up to half a minute. */
const usualTimes = { firstMs: 1_000, slowestMs: 30_000 };

/** Refuses requests while it tries to open the contact database. */
export function openLater(open: () => Promise<Contact>, log: SiteLog, { firstMs, slowestMs } = usualTimes): Contact {
  let opened: Contact | undefined;
  let opening: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let reason = '';
  let isClosed = false;
  const attempt = async (delayMs: number) => {
    try {
      opened = await open();
      log.warn('The contact database is open, and contact requests are stored again.');
    } catch (error) {
      if (reason !== reasonOf(error)) log.error((reason = reasonOf(error)));
      attemptAfter(Math.min(delayMs * 2, slowestMs));
    }
  };
  const attemptAfter = (delayMs: number) => {
    if (!isClosed) timer = setTimeout(() => (opening = attempt(delayMs)), delayMs).unref();
  };
  attemptAfter(firstMs);
  return {
    place: 'the local database',
    handle: (request, response) =>
      opened
        ? opened.handle(request, response)
        : refuseContact('The contact database cannot be opened. Try again later.', request, response),
    readWaiting: () => opened?.readWaiting() ?? Promise.reject(new Error(reason)),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      await opened?.close();
    },
  };
}

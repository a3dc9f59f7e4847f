import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContactForCheck } from '../check/browser';

/** An empty contact database with this checkout's migrations, removed on close. */
export async function openContactForCheck(): Promise<ContactForCheck> {
  const { openContactStore } = await import('@site/contact-store');
  const dataDir = await mkdtemp(join(tmpdir(), 'manzil-contact-'));
  const store = await openContactStore({ dataDir });
  return {
    handle: (request, response) => store.handle(request, response),
    close: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

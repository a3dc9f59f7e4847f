import type { BrowserContext, Page } from 'playwright';
import { noteWords } from './read-hydration';
import { noteStart } from './read-leftovers';
import type { Visitor } from './visitors';

const dayMs = 86_400_000;
/** Another day, another month and another year than the document was made in. */
const aheadMs = 400 * dayMs;

/** Gives a browser what the visitor has and takes what the visitor lacks, before any script of the page runs. */
export async function beVisitor(context: BrowserContext, page: Page, visitor: Visitor): Promise<void> {
  // The compiler that runs this code marks functions with a helper of this name, which a page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`),
    );
  });
  await context.addInitScript(removeNames, [...visitor.lacks]);
  if (visitor.blocksStorage) await context.addInitScript(blockStorage);
  if (!visitor.isThorough) return;
  // Also what waits for a visitor hydrates: a page that does not fit its HTML is found here and not on a phone.
  await context.addInitScript('globalThis.__site = { ...globalThis.__site, hydrateAll: true };');
  await context.addInitScript(noteWords);
  await context.addInitScript(noteStart);
  await page.clock.install({ time: Date.now() + aheadMs });
}

function removeNames(names: string[]): void {
  for (const name of names) {
    const [last = '', ...owners] = name.split('.').reverse();
    const owner: unknown = owners.reverse().reduce<unknown>((at, key) => Reflect.get(Object(at), key), globalThis);
    for (let at: unknown = owner; typeof at === 'object' && at !== null; at = Object.getPrototypeOf(at))
      Reflect.deleteProperty(at, last);
  }
}

function blockStorage(): void {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get, configurable: true });
}

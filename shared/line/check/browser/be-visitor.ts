import type { BrowserContext, Page } from 'playwright';
import { pageNames } from './page-names';
import { noteWords } from './read-hydration';
import { noteStart } from './read-leftovers';
import type { Visitor } from './visitors';

const dayMs = 86_400_000;
/** Another day, month and year than the document's. */
const aheadMs = 400 * dayMs;

/** Gives a browser the visitor's settings before any script runs. */
export async function beVisitor(context: BrowserContext, page: Page, visitor: Visitor): Promise<void> {
  // tsx marks functions with a helper that a page lacks.
  await context.addInitScript('globalThis.__name = (value) => value;');
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sourceFile ?? ''}`),
    );
  });
  await context.addInitScript(removeNames, [...visitor.lacks]);
  if (visitor.blocksStorage) await context.addInitScript(blockStorage);
  if (!visitor.isThorough) return;
  // Hydrates everything, so that mismatches with the HTML are found.
  await context.addInitScript('globalThis.__site = { ...globalThis.__site, hydrateAll: true };');
  await context.addInitScript(noteWords, pageNames);
  await context.addInitScript(noteStart);
  await page.clock.install({ time: Date.now() + aheadMs });
}

function removeNames(names: string[]): void {
  for (const name of names) {
    const [last = '', ...owners] = name.split('.').reverse();
    const owner: unknown = owners.reverse().reduce<unknown>((at, key) => Reflect.get(Object(at), key), globalThis);
    for (let at: object | null = Object(owner); at; at = Object.getPrototypeOf(at)) Reflect.deleteProperty(at, last);
  }
}

function blockStorage(): void {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get, configurable: true });
}

import { hydrateAttribute, hydratedAttribute, moduleAttribute, rootId } from '@site/hydration/names';
/** An element that can be seen, by selector and, where that is not enough, by its whole text. */
export interface Target {
  css: string;
  text?: string;
}

/** What the smoke needs of a browser, whatever protocol drives it. All of it fails with the engine's own message. */
export interface EngineBrowser {
  /** Whether `open` resolves while a script is held, which keeps the load event away. */
  opensBeforeLoad: boolean;
  open: (url: string) => Promise<void>;
  /** Value of a JavaScript expression in the page. */
  read: <T>(expression: string) => Promise<T>;
  click: (target: Target) => Promise<void>;
  /** Types into a field that is empty. */
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Tab' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'a' | 'b';

export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit';
  /** Undefined where it is installed; otherwise one sentence about what is missing. */
  missing: () => string | undefined;
  launch: () => Promise<EngineBrowser>;
}

/** The element of a target, as an expression for the page. */
export function elementOf({ css, text }: Target): string {
  const hasText = text === undefined ? 'true' : `each.textContent.trim() === ${JSON.stringify(text)}`;
  return `[...document.querySelectorAll(${JSON.stringify(css)})].find((each) => ${hasText} && each.checkVisibility())`;
}

const limitMs = 20_000;

/** Asks until the expression is true. Rejects after 20 s with what was waited for. */
export async function waitFor(browser: EngineBrowser, what: string, expression: string): Promise<void> {
  const end = performance.now() + limitMs;
  // The page itself holds the answer back for a while, so that asking again costs little.
  const asked = `(async () => { for (let turn = 0; turn < 20; turn += 1) { if (${expression}) return true; await new Promise((done) => setTimeout(done, 50)); } return false; })()`;
  while (!(await browser.read<boolean>(asked)))
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s.`);
}

/**
 * React has taken over the page and each of its modules. What waits for its visitor (`hydrate`) is told that a pointer
 * moves and that one of its controls has the focus; a module without controls, or one that never hydrates, stays as it
 * is.
 */
export const isHydrated = `(() => {
  const controlOf = (module) => [...module.querySelectorAll('button, input, select, textarea, label, summary, [role=tab]')].find((each) => each.closest('[${moduleAttribute}]') === module);
  dispatchEvent(new Event('pointermove'));
  const mode = (module) => module.getAttribute('${hydrateAttribute}');
  const waiting = [...document.querySelectorAll('[${moduleAttribute}]:not([${hydratedAttribute}])')].filter((module) => !mode(module) || (mode(module) !== 'never' && controlOf(module)));
  for (const module of waiting) controlOf(module)?.dispatchEvent(new Event('focusin', { bubbles: true }));
  return document.querySelector('#${rootId}[${hydratedAttribute}]') !== null && waiting.length === 0;
})()`;

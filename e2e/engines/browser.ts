import { hydrateAttribute, hydratedAttribute, moduleAttribute, rootId } from '@site/hydration/names';
/** A visible element by selector and, if needed, its whole text. */
export interface Target {
  css: string;
  text?: string;
}

/** What the smoke test needs of a browser. Errors have the engine's message. */
export interface EngineBrowser {
  /** Whether `open` resolves while a held script delays the load event. */
  opensBeforeLoad: boolean;
  open: (url: string) => Promise<void>;
  read: <T>(expression: string) => Promise<T>;
  click: (target: Target) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Tab' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'a' | 'b';

export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit';
  /** Undefined when installed; otherwise one sentence. */
  missing: () => string | undefined;
  launch: () => Promise<EngineBrowser>;
}

/** A JavaScript expression for the target's element. */
export function elementOf({ css, text }: Target): string {
  const hasText = text === undefined ? 'true' : `each.textContent.trim() === ${JSON.stringify(text)}`;
  return `[...document.querySelectorAll(${JSON.stringify(css)})].find((each) => ${hasText} && each.checkVisibility())`;
}

const limitMs = 20_000;

/** Polls until the expression is true. Rejects after 20 s with `what`. */
export async function waitFor(browser: EngineBrowser, what: string, expression: string): Promise<void> {
  const end = performance.now() + limitMs;
  // Waits in the page, so that polling costs little.
  const asked = `(async () => { for (let turn = 0; turn < 20; turn += 1) { if (${expression}) return true; await new Promise((done) => setTimeout(done, 50)); } return false; })()`;
  while (!(await browser.read<boolean>(asked)))
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s.`);
}

/**
 * React has hydrated the page and its modules, except those without controls or that never hydrate. Waiting modules get
 * a pointer move and a focus.
 */
export const isHydrated = `(() => {
  const controlOf = (module) => [...module.querySelectorAll('button, input, select, textarea, label, summary, [role=tab]')].find((each) => each.closest('[${moduleAttribute}]') === module);
  dispatchEvent(new Event('pointermove'));
  const mode = (module) => module.getAttribute('${hydrateAttribute}');
  const waiting = [...document.querySelectorAll('[${moduleAttribute}]:not([${hydratedAttribute}])')].filter((module) => !mode(module) || (mode(module) !== 'never' && controlOf(module)));
  for (const module of waiting) controlOf(module)?.dispatchEvent(new Event('focusin', { bubbles: true }));
  return document.querySelector('#${rootId}[${hydratedAttribute}]') !== null && waiting.length === 0;
})()`;

import { trustedTypesPolicy } from '@site/contracts/site';

/** Global: the shell has this module, every part's webpack runtime and the replay script use it. */
export interface ScriptState {
  /** Failed or unanswered requests by path. */
  attempts: Map<string, number>;
  integrity: Map<string, string>;
  /** Development servers, whose scripts have no hash. Empty on public sites. */
  developmentOrigins: Set<string>;
  /** {@link scriptElement}, which webpack's runtime of each part calls (`line/build/webpack/browser.ts`). */
  createScript?: (url: string) => HTMLScriptElement;
  /** Created by the first script: a document may create a policy once. */
  policy?: ScriptPolicy | undefined;
}

interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}

declare global {
  // A global `var` is the only way to type a property of `globalThis`.
  var __site: Partial<ScriptState> | undefined;
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy;
    };
  }
}

/** If a preload failed, its script fails at once. A slower failure has another cause, and leaves no time to retry. */
export const quickFailureMs = 1000;

function state(): ScriptState {
  const empty = {
    attempts: new Map<string, number>(),
    integrity: new Map<string, string>(),
    developmentOrigins: new Set<string>(),
  };
  return (globalThis.__site = { ...empty, ...globalThis.__site });
}

/** Hashes by absolute or root-relative URL. An unlisted script is refused. */
export function addIntegrity(entries: Readonly<Record<string, string>>): void {
  for (const [url, hash] of Object.entries(entries)) state().integrity.set(pathOf(url), hash);
}

/** Accepts scripts of a development server without hashes. The caller must check that the site allows it. */
export function trustDevelopmentOrigin(origin: string): void {
  state().developmentOrigins.add(origin);
}

/**
 * For the `createScript` hooks of webpack and of federation. Throws for a URL that no release names. After a quick
 * failure requests the script once more, under a changed URL, and only then tells the caller.
 */
export function scriptElement(url: string): HTMLScriptElement {
  const script = requestOf(pathOf(url));
  const started = performance.now();
  script.addEventListener('error', (event) => {
    const isGivenUp = !script.isConnected;
    if (isGivenUp || performance.now() - started > quickFailureMs) return;
    event.stopImmediatePropagation();
    const { onload, onerror } = script;
    script.replaceWith(Object.assign(requestOf(pathOf(url)), { onload, onerror }));
  });
  return script;
}

function requestOf(path: string): HTMLScriptElement {
  const integrity = state().integrity.get(path);
  if (!integrity && !isDevelopment(path)) throw new Error(`No release names the script ${path}, so it is not loaded.`);
  const attempts = state().attempts.get(path) ?? 0;
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  // A timed-out script needs a changed URL: Chromium keeps the first one locked.
  setSource(script, attempts ? `${path}?attempt=${attempts}` : path);
  state().attempts.set(path, attempts + 1);
  script.addEventListener('load', () => {
    state().attempts.set(path, attempts);
    script.remove();
  });
  return script;
}

function pathOf(url: string): string {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin ? pathname : origin + pathname;
}

function isDevelopment(url: string): boolean {
  return state().developmentOrigins.has(new URL(url, location.href).origin);
}

/** The replay script uses it, too. */
export function setSource(script: HTMLScriptElement, url: string): void {
  const { trustedTypes } = window;
  if (!trustedTypes) {
    script.src = url;
    return;
  }
  state().policy ??= trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: onlyReleases });
  // `src` is typed as a string; Trusted Types require the policy's type.
  Reflect.set(script, 'src', state().policy?.createScriptURL(url));
}

function onlyReleases(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if ((origin === location.origin && pathname.startsWith('/_/')) || isDevelopment(url)) return url;
  throw new TypeError(`Only released files are loaded as scripts, not ${url}.`);
}

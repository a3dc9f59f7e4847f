// Not from the whole contracts: this is in every federation entry, and federation puts there whatever an import
// reaches, the paths of all teams included. A new path would give every part a new version.
import { trustedTypesPolicy } from '@site/contracts/site';

/**
 * Creates every script element of the site. The state is a global of the document, because this
 * module is compiled into each container and all copies must share it.
 */
export interface ScriptState {
  /** Failed attempts by URL without query. */
  attempts: Map<string, number>;
  /** Scripts that have been fetched and run. */
  arrived: Set<string>;
  /** URL path to the `integrity` attribute; filled from the registry. */
  integrity: Map<string, string>;
  /** Development servers, whose scripts have no hash. Empty on every public site. */
  developmentOrigins: Set<string>;
  /** Limit of one script. Set by the shell, so that a change of it needs no release of a remote. */
  scriptBudgetMs?: number;
  /** Set by tests and by the check of releases before the page starts: everything hydrates on load. */
  hydrateAll?: boolean;
  /** Created by whichever script needs it first: a document may create a policy once. */
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

/** Of a shell that sets no limit: one that was released before {@link limitScripts}. */
const formerBudgetMs = 2900;

function state(): ScriptState {
  const { __site: known } = globalThis;
  if (isWhole(known)) return known;
  return (globalThis.__site = {
    attempts: new Map(),
    arrived: new Set(),
    integrity: new Map(),
    developmentOrigins: new Set(),
    ...known,
  });
}

/** The shell's starter script only sets the policy. */
function isWhole(known: typeof globalThis.__site): known is ScriptState {
  return known?.attempts !== undefined;
}

/** Hashes that scripts must have, by absolute or root-relative URL. A script that is not listed is refused. */
export function addIntegrity(entries: Readonly<Record<string, string>>): void {
  for (const [url, hash] of Object.entries(entries)) state().integrity.set(pathOf(url), hash);
}

/** Limits each script of this document, also those that remotes load. */
export function limitScripts(budgetMs: number): void {
  state().scriptBudgetMs = budgetMs;
}

export function scriptBudgetMs(): number {
  return state().scriptBudgetMs ?? formerBudgetMs;
}

/** Accepts a development server's scripts, without hashes. The caller must check that the site allows it. */
export function trustDevelopmentOrigin(origin: string): void {
  state().developmentOrigins.add(origin);
}

/** A script element for a released file. Throws for a URL that no release names. */
export function scriptElement(url: string): HTMLScriptElement {
  const path = pathOf(url);
  const integrity = state().integrity.get(path);
  if (!integrity && !isDevelopment(path)) throw new Error(`No release names the script ${path}, so it is not loaded.`);
  const attempts = state().attempts.get(path) ?? 0;
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  // A timed-out script is only fetched again under a changed URL: Chromium keeps the first one locked.
  setSource(script, attempts ? `${path}?attempt=${attempts}` : path);
  state().attempts.set(path, attempts + 1);
  script.addEventListener('load', () => {
    state().attempts.set(path, attempts);
    state().arrived.add(path);
  });
  return script;
}

/** Whether this script has arrived and run, at whichever attempt. */
export function hasArrived(url: string): boolean {
  return state().arrived.has(pathOf(url));
}

/** Without query, and without the origin where that is the page's own. */
function pathOf(url: string): string {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin ? pathname : origin + pathname;
}

function isDevelopment(url: string): boolean {
  return state().developmentOrigins.has(new URL(url, location.href).origin);
}

function setSource(script: HTMLScriptElement, url: string): void {
  const { trustedTypes } = window;
  if (!trustedTypes) {
    script.src = url;
    return;
  }
  state().policy ??= trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: onlyReleases });
  // `src` is typed as a string; a browser with Trusted Types requires the policy's own type.
  Reflect.set(script, 'src', state().policy?.createScriptURL(url));
}

function onlyReleases(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if ((origin === location.origin && pathname.startsWith('/_/')) || isDevelopment(url)) return url;
  throw new TypeError(`Only released files are loaded as scripts, not ${url}.`);
}

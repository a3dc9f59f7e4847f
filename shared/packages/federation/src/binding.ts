import type { ComponentType } from 'react';
import type { ModuleStore } from './module-store';

export interface UnavailableProps {
  /** What is missing, in a visitor's words, e.g. `Projects`. */
  label: string;
  /** Starts another attempt, without a reload. */
  onRetry: () => void;
  /** A page needs an `h1`, a fragment must not have one. */
  kind: 'page' | 'fragment';
}

export interface PendingProps {
  kind: 'page' | 'fragment';
}

/** What the host gives to this package at start: remotes never see it. */
export interface HostBinding {
  store: ModuleStore;
  /** `projects` to `1.4.0-3f9a2c1b`, or `unknown`. */
  versionOf: (part: string) => string;
  Unavailable: ComponentType<UnavailableProps>;
  Pending: ComponentType<PendingProps>;
  /** Called for everything that a part throws while rendering. */
  onError: (part: string, error: unknown) => void;
}

let binding: HostBinding | undefined;

/** The shell calls this once, before the first render. A second call replaces the first (prerendering). */
export function bindHost(host: HostBinding): void {
  binding = host;
}

/** Throws when no host has been bound: a page was rendered outside the shell and outside a test host. */
export function getHost(): HostBinding {
  if (!binding) throw new Error('No host is bound. In a test, wrap the page with renderPage from @site/testing.');
  return binding;
}

import { createContext, use, type ComponentType } from 'react';
import type { Hydration, ModuleId } from '@site/contracts';
import type { ModuleStore } from '../hydrate';

export interface UnavailableProps {
  /** Visitor-facing name of what is missing, e.g. `Projects`. */
  label: string;
  onRetry: () => void;
  /** A page needs an `h1`, a fragment must not have one. */
  kind: 'page' | 'fragment';
}

export interface PendingProps {
  kind: 'page' | 'fragment';
}

/** Provided by the shell. Remotes never read it. */
export interface Host {
  store: ModuleStore;
  /** Version of a part, e.g. `1.4.0-3f9a2c1b`, or `unknown`. */
  versionOf: (part: string) => string;
  Unavailable: ComponentType<UnavailableProps>;
  Pending: ComponentType<PendingProps>;
  /** Called for every error that a part throws while rendering. */
  onError: (part: string, error: unknown) => void;
  /** Called for each rendered module while prerendering. */
  onDraw?: (id: ModuleId, hydrate: Hydration) => unknown;
}

const HostContext = createContext<Host | undefined>(undefined);

/** The value must not change: an update from above discards HTML that is still dehydrated. */
export const HostProvider = HostContext.Provider;

export function useHost(): Host {
  const host = use(HostContext);
  if (!host)
    throw new Error(
      'There is no HostProvider. In a test, render the page with renderPage from @manzil/line/page-tests.',
    );
  return host;
}

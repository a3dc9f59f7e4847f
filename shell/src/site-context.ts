import { createContext, use, type ComponentType } from 'react';
import type { SiteRegistry } from './routing/site-registry';

/** What the shell's own components share. */
export interface SiteContextValue {
  registry: SiteRegistry;
  /** Fetches the registry again and then shows the path. */
  retryRegistry: (pathname: string) => void;
  /** Shown above everything in a QA session. */
  Badge?: ComponentType | undefined;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export const SiteContextProvider = SiteContext.Provider;

/** Throws outside a {@link SiteContextProvider}. */
export function useSiteContext(): SiteContextValue {
  const site = use(SiteContext);
  if (!site) throw new Error('A component of the shell was rendered without a SiteContextProvider.');
  return site;
}

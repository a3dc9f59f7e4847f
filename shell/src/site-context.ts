import { createContext, use, type ComponentType } from 'react';
import type { SiteRegistry } from './routing/site-registry';

export interface SiteContextValue {
  registry: SiteRegistry;
  retryRegistry: (pathname: string) => void;
  Badge?: ComponentType | undefined;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export const SiteContextProvider = SiteContext.Provider;

export function useSiteContext(): SiteContextValue {
  const site = use(SiteContext);
  if (!site) throw new Error('A component of the shell was rendered without a SiteContextProvider.');
  return site;
}

import type { ReactNode } from 'react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';

import { withEngineCache } from '../theme/engine-cache';
import { system } from '../theme/system';

const engine = { ...system, ...withEngineCache(system) };

export interface SiteProviderProps {
  children: ReactNode;
  /** For writers of documents; in a browser the document has them. */
  globalStyles?: SystemContext['_global'] | undefined;
}

/** The site's only style provider, rendered once by the shell. */
export function SiteProvider({ children, globalStyles }: SiteProviderProps) {
  return (
    <ChakraProvider value={globalStyles ? { ...engine, _global: globalStyles } : engine}>{children}</ChakraProvider>
  );
}

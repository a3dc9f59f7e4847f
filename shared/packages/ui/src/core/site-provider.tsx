import type { ReactNode } from 'react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';

import { withEngineCache } from '../theme/engine-cache';
import { system } from '../theme/system';

const engine = { ...system, ...withEngineCache(system) };

export interface SiteProviderProps {
  children: ReactNode;
  /** `globalStyles`, for whoever writes a document; a browser finds them in it. */
  globalStyles?: SystemContext['_global'] | undefined;
}

/** The only provider of the site's styles. The shell renders it once, around everything. */
export function SiteProvider({ children, globalStyles }: SiteProviderProps) {
  return (
    <ChakraProvider value={globalStyles ? { ...engine, _global: globalStyles } : engine}>{children}</ChakraProvider>
  );
}

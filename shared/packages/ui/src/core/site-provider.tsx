import type { ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react';

import { withEngineCache } from '../theme/engine-cache';
import { system } from '../theme/system';

const engine = { ...system, ...withEngineCache(system) };

/** The only provider of the site's styles. The shell renders it once, around everything. */
export function SiteProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={engine}>{children}</ChakraProvider>;
}

import type { ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react';

import { system } from '../theme/system';

/** The only provider of the site's styles. The shell renders it once, around everything. */
export function SiteProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

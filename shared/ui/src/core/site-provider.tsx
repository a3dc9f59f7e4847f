import type { ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';

import { system } from '../theme/system';

/** The site's only style provider, rendered once by the shell. */
export function SiteProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

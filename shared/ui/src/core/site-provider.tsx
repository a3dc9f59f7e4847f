import type { ReactNode } from 'react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';

import { system as ofBrowsers } from '../theme/system';

export interface SiteProviderProps {
  /** `documentSystem` where a document is written. */
  system?: SystemContext;
  children: ReactNode;
}

/** The site's only style provider, rendered once by the shell. */
export function SiteProvider({ system = ofBrowsers, children }: SiteProviderProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

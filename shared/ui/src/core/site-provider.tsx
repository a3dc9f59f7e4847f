import type { ReactNode } from 'react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';

import { system } from '../theme/system';

export interface SiteProviderProps {
  /** The document has the rules for elements already. */
  isInDocument?: boolean;
  children: ReactNode;
}

/** The site's only style provider, rendered once by the shell. */
export function SiteProvider({ isInDocument = false, children }: SiteProviderProps) {
  return <ChakraProvider value={isInDocument ? withoutGlobal : system}>{children}</ChakraProvider>;
}

const withoutGlobal = { ...system, layers: { ...system.layers, atRule: '' }, _global: [] };

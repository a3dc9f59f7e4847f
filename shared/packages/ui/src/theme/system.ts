import { createSystem } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';

import { config } from './config';

/** Tokens and style props. Components pass recipes to `chakra()`. */
export const system: SystemContext = { ...createSystem(config), _global: [] };

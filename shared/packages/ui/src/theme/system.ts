import { createSystem } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';

import { config } from './config';

/** Manzil's tokens and style props. Recipes are handed to `chakra()` by the parts that own them. */
export const system: SystemContext = { ...createSystem(config), _global: [] };

import { createSystem } from '@chakra-ui/react/styled-system';
import type { SystemContext } from '@chakra-ui/react/styled-system';

import { config } from './config';

/** Tokens and style props. Components pass recipes to `chakra()`. */
export const system: SystemContext = createSystem(config);

import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import type { SystemContext } from '@chakra-ui/react/styled-system';

import { config } from './config';

const complete = createSystem(defaultBaseConfig, config);

/** Emotion writes the empty layer of a theme without preflight as `@layer reset`, and browsers drop the next rule. */
export const system: SystemContext = { ...complete, _global: complete._global.slice(1) };

import { createSystem } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';

import { config } from './config';
import { globalCss } from './global-css';

type Rules = Record<string, Record<string, string | number>>;

const complete = createSystem(config, { globalCss });
const { '&:root': variables = {}, ...onScreens } = complete.getTokenCss()['@layer tokens'] as Rules &
  Record<`@${string}`, Rules>;
const onScreen = new Set(Object.values(onScreens).flatMap((rules) => Object.keys(rules['&:root'] ?? {})));

/**
 * The rules for every page, and the variables that follow the screen; the other tokens are written as values
 * (`style-cache.ts`). Whoever writes a document gives them to `SiteProvider`: 1.1 KB (brotli) that no script has to
 * bring again.
 */
export const globalStyles: SystemContext['_global'] = [
  // An empty layer is written as `@layer reset` without braces, and the browser then drops the layer behind it.
  ...complete._global.filter(
    (layer) => !('@layer tokens' in layer) && Object.values(layer).some((rules) => Object.keys(rules ?? {}).length > 0),
  ),
  {
    '@layer tokens': {
      '&:root': Object.fromEntries(Object.entries(variables).filter(([name]) => onScreen.has(name))),
      ...onScreens,
    },
  },
];

import { createSystem } from '@chakra-ui/react/styled-system';
import type { SystemContext } from '@chakra-ui/react/styled-system';

import { config } from './config';
import { globalCss } from './global-css';

type Rules = Record<string, Record<string, string | number>>;

const complete = createSystem(config, { globalCss });
const { '&:root': variables = {}, ...onScreens } = complete.getTokenCss()['@layer tokens'] as Rules &
  Record<`@${string}`, Rules>;
const onScreen = new Set(Object.values(onScreens).flatMap((rules) => Object.keys(rules['&:root'] ?? {})));

/**
 * Rules for every page and screen-dependent variables; other tokens are written as values (`style-cache.ts`). Passed to
 * `SiteProvider` by writers of documents: 1.1 KB (brotli) that scripts need not contain.
 */
export const globalStyles: SystemContext['_global'] = [
  // Emotion writes an empty layer as `@layer reset` without braces, and browsers drop the next layer.
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

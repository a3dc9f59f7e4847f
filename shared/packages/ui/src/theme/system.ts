import { createSystem, defineConfig } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';

import { conditions } from './conditions';
import { globalCss } from './global-css';
import { styleProps } from './style-props';
import { textStyles } from './text-styles';
import { breakpoints, semanticTokens, tokens } from './tokens';

const config = defineConfig({
  // Chakra's own reset, conditions and utilities are larger than what the site uses: these are ours.
  preflight: false,
  conditions,
  utilities: styleProps,
  cssVarsPrefix: 'mz',
  cssVarsRoot: ':root',
  globalCss,
  theme: { breakpoints, tokens, semanticTokens, textStyles, keyframes: { turn: { to: { rotate: '360deg' } } } },
});

const complete = createSystem(config);

/** Manzil's tokens and rules. Recipes are handed to `chakra()` by the parts that own them. */
export const system: SystemContext = {
  ...complete,
  // An empty layer is written as `@layer reset` without braces, and the browser then drops the layer behind it.
  _global: complete._global.filter((layer) => Object.values(layer).some((rules) => Object.keys(rules ?? {}).length > 0)),
};

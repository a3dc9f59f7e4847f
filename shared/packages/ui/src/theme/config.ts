import { defineConfig } from '@chakra-ui/react/styled-system';

import { conditions } from './conditions';
import { styleProps } from './style-props';
import { textStyles } from './text-styles';
import { breakpoints, semanticTokens, tokens } from './tokens';

/** Without global rules, which documents contain (`global-styles.ts`). */
export const config = defineConfig({
  // Chakra's reset, conditions and utilities are larger than needed.
  preflight: false,
  conditions,
  utilities: styleProps,
  cssVarsPrefix: 'mz',
  cssVarsRoot: ':root',
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    keyframes: { turn: { to: { rotate: '360deg' } }, hold: { from: { clipPath: 'inset(50%)' } } },
  },
});

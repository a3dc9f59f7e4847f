import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';

import { globalCss } from './global-css';
import { recipes } from './recipes';
import { slotRecipes } from './slot-recipes';
import { textStyles } from './text-styles';
import { breakpoints, semanticTokens, tokens } from './tokens';

const config = defineConfig({
  // Its rule for hidden elements would hide panels from visitors without scripts (`global-css.ts`).
  preflight: false,
  globalCss,
  cssVarsPrefix: 'mz',
  cssVarsRoot: ':root',
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    recipes,
    slotRecipes,
    keyframes: {
      turn: { to: { rotate: '360deg' } },
      hold: { from: { clipPath: 'inset(50%)' } },
      appear: { from: { visibility: 'hidden' } },
      empty: { to: { transform: 'scaleX(0)' } },
      advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    },
  },
});

const complete = createSystem(defaultBaseConfig, config);

/** Emotion writes the empty layer of a theme without preflight as `@layer reset`, and browsers drop the next rule. */
export const system: SystemContext = { ...complete, _global: complete._global.slice(1) };

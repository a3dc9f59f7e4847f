import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';

import { recipes } from './recipes';
import { slotRecipes } from './slot-recipes';
import { textStyles } from './text-styles';
import { breakpoints, semanticTokens, tokens } from './tokens';

export const config = defineConfig({
  // Its rule for hidden elements would hide panels from visitors without scripts (`global-css.ts`).
  preflight: false,
  cssVarsPrefix: 'mz',
  cssVarsRoot: ':root',
  theme: { breakpoints, tokens, semanticTokens, textStyles, recipes, slotRecipes },
});

const complete = createSystem(defaultBaseConfig, config);

/** For browsers, whose document has the rules for elements and the tokens (`document-system.ts`). */
export const system: SystemContext = { ...complete, layers: { ...complete.layers, atRule: '' }, _global: [] };

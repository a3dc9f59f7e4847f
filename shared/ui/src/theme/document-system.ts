import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';

import { globalCss } from './global-css';
import { config } from './system';

const ofElements = defineConfig({
  globalCss,
  theme: {
    keyframes: {
      turn: { to: { rotate: '360deg' } },
      hold: { from: { clipPath: 'inset(50%)' } },
      appear: { from: { visibility: 'hidden' } },
      empty: { to: { transform: 'scaleX(0)' } },
      // The length is `outline` of `ParcelMap`.
      draw: { from: { strokeDashoffset: 351, fillOpacity: 0 }, '70%': { fillOpacity: 0 } },
      advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    },
  },
});

const complete = createSystem(defaultBaseConfig, config, ofElements);

/**
 * With the rules for elements, which only a document needs. Emotion writes the empty layer of a theme without preflight
 * as `@layer reset`, and browsers drop the next rule.
 */
export const documentSystem: SystemContext = { ...complete, _global: complete._global.slice(1) };

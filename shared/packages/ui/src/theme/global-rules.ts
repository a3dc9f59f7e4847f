import { createSystem } from '@chakra-ui/react/styled-system';

import { config } from './config';
import { globalCss } from './global-css';
import { withStaticTokens } from './static-tokens';
import { layerOrder } from '../styles/layers';
import { writeRules } from '../styles/to-css';

type Rules = Record<string, Record<string, string | number>>;

/** Rules for elements and screen-dependent variables, in every document. Other tokens are written as values. */
export function globalRules(): string {
  const system = createSystem(config, { globalCss });
  return withStaticTokens(
    layerOrder + writeRules('', system.getGlobalCss()) + writeRules('', { '@layer tokens': screenTokens(system) }),
  );
}

function screenTokens(system: ReturnType<typeof createSystem>): object {
  const { '&:root': variables = {}, ...onScreens } = system.getTokenCss()['@layer tokens'] as Rules &
    Record<`@${string}`, Rules>;
  const onScreen = new Set(Object.values(onScreens).flatMap((rules) => Object.keys(rules['&:root'] ?? {})));
  return {
    '&:root': Object.fromEntries(Object.entries(variables).filter(([name]) => onScreen.has(name))),
    ...onScreens,
  };
}

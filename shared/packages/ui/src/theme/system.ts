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
  theme: { breakpoints, tokens, semanticTokens, textStyles, keyframes: { turn: { to: { rotate: '360deg' } }, hold: { from: { clipPath: 'inset(50%)' } } } },
});

const complete = createSystem(config);

type Rules = Record<string, Record<string, string | number>>;
const { '&:root': variables = {}, ...onScreens } = complete.getTokenCss()['@layer tokens'] as Rules & Record<`@${string}`, Rules>;

/** Variables that follow the screen. */
const onScreen = new Set(Object.values(onScreens).flatMap((rules) => Object.keys(rules['&:root'] ?? {})));

/** Value of each token that does not, by its CSS variable. */
export const staticTokens: ReadonlyMap<string, string> = new Map(Object.entries(variables).filter(([name]) => !onScreen.has(name)).map(([name, value]) => [name, resolve(String(value))]));

/** Roles refer to pigments. */
function resolve(value: string): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(String(variables[name] ?? '')));
}

/** Manzil's tokens and rules. Recipes are handed to `chakra()` by the parts that own them. */
export const system: SystemContext = {
  ...complete,
  _global: [
    // An empty layer is written as `@layer reset` without braces, and the browser then drops the layer behind it.
    ...complete._global.filter((layer) => !('@layer tokens' in layer) && Object.values(layer).some((rules) => Object.keys(rules ?? {}).length > 0)),
    // The other tokens are written as values (`style-cache.ts`).
    { '@layer tokens': { '&:root': Object.fromEntries(Object.entries(variables).filter(([name]) => onScreen.has(name))), ...onScreens } },
  ],
};

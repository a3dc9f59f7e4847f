import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

import { staticTokens } from './static-tokens';

/** Writes tokens equal on every screen as values: shorter, and no variable is needed. */
const writeStaticTokens: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.value.includes('var(')) element.return = withStaticTokens(element.value);
};

export function withStaticTokens(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => staticTokens.get(name) ?? reference);
}

export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [writeStaticTokens] });
  if (typeof document === 'undefined') return Object.assign(cache, { compat: true as const });
  for (const { textContent } of document.querySelectorAll('style[data-emotion="css "]')) {
    for (const name of namesOf(textContent ?? '')) cache.inserted[name] = true;
  }
  return cache;
}

/** Names of rules and animations written under the key `css`. */
export function namesOf(css: string): string[] {
  return Array.from(
    css.matchAll(/\.css-(\w+)|@keyframes (animation-\w+)/g),
    ([, rule, animation]) => rule ?? animation ?? '',
  );
}

import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

import { staticTokens } from './static-tokens';

/**
 * A token that is the same on every screen is written as its value: shorter than its variable, which no style has to
 * define then.
 */
const writeStaticTokens: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.value.includes('var(')) element.return = withStaticTokens(element.value);
};

/** The same CSS with the values of those tokens that no screen changes. */
export function withStaticTokens(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => staticTokens.get(name) ?? reference);
}

/**
 * Emotion's cache for this theme: the same in the prerenderer and in the browser, where another one would not define
 * the tokens and would insert styles again that the document has. There, it also knows the rules that came with the
 * document, whose names `namesOf` reads: the document does not list them a second time.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [writeStaticTokens] });
  if (typeof document === 'undefined') return Object.assign(cache, { compat: true as const });
  for (const { textContent } of document.querySelectorAll('style[data-emotion="css "]')) {
    for (const name of namesOf(textContent ?? '')) cache.inserted[name] = true;
  }
  return cache;
}

/** Names of the rules and animations in CSS that Emotion has written under the key `css`. */
export function namesOf(css: string): string[] {
  return Array.from(
    css.matchAll(/\.css-(\w+)|@keyframes (animation-\w+)/g),
    ([, rule, animation]) => rule ?? animation ?? '',
  );
}

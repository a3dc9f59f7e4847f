import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

import { staticTokens } from './static-tokens';

/**
 * What some supported browser (Safari 15.4, Firefox 115, Chromium 111 and later) reads with `-webkit-` only. Unprefixed
 * since:
 * `backdrop-filter` Safari 18, `mask` Chromium 120, `box-decoration-break` Chromium 130 (Safari never),
 * `print-color-adjust` Chromium 136, `hyphens` Safari 17, `background-clip: text` Chromium 120, `user-select` and
 * `text-size-adjust` never in Safari. Not `mask-composite`, whose prefixed form has other values. Emotion's own
 * prefixes reach back to Internet Explorer 10.
 */
const prefixed =
  /^(user-select|backdrop-filter|mask(-image|-size|-position|-repeat|-origin|-clip)?|box-decoration-break|print-color-adjust|hyphens|background-clip|text-size-adjust)$/;

const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && prefixed.test(element.props as string))
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * A token that is the same on every screen is written as its value: shorter than its variable, which no style has to
 * define then.
 */
const writeStaticTokens: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.value.includes('var('))
    element.return = withStaticTokens(element.return || element.value);
};

/** The same CSS with the values of those tokens that no screen changes. */
export function withStaticTokens(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => staticTokens.get(name) ?? reference);
}

/**
 * Emotion's cache for this theme: the same in the prerenderer and in the browser, where another one would not define
 * the tokens and would insert styles again that the document has. There, it also knows the rules that came with the
 * document, whose names
 * `namesOf` reads: the document does not list them a second time.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [addPrefixes, writeStaticTokens] });
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

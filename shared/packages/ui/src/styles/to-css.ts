import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';

import { system } from '../theme/system';
import { layers } from './layers';

/** Rules that Chakra's engine makes of a style object, with `&` for the class. Tokens remain variables. */
export function toCss(styles: object, layer?: keyof typeof layers): string {
  const rules = system.css(styles);
  if (Object.keys(rules).length === 0) return '';
  return writeRules('.rule', layer ? { [`@layer ${layers[layer]}`]: rules } : rules).replace(/\.rule\b/g, '&');
}

/** Emotion's text of rules by selector and property. Without a selector they are rules of elements. */
export function writeRules(selector: string, rules: object): string {
  // A new cache, because one returns the text of equal rules for another selector. No supported browser needs prefixes.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const written = cache.insert(selector, serializeStyles([rules as never]), cache.sheet, false);
  if (typeof written !== 'string') throw new Error('Emotion returns rules only outside of browsers.');
  return written;
}

import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';

import { system } from '../theme/system';
import { layers } from './layers';

/** Chakra keeps results by sorted names: without this property, equal styles would take the order of earlier ones. */
const order = '--order';

/** Rules that Chakra's engine makes of a style object, with `&` for the class. Tokens remain variables. */
export function toCss(styles: object, layer?: keyof typeof layers): string {
  const { [order]: _, ...rules } = system.css({
    ...styles,
    [order]: Buffer.from(JSON.stringify(styles)).toString('hex'),
  });
  if (Object.keys(rules).length === 0) return '';
  return writeRules('.rule', layer ? { [`@layer ${layers[layer]}`]: rules } : rules)
    .replace(/\.rule\b/g, '&')
    .replaceAll(';}', '}');
}

/** Text of rules by selector and property. Without a selector they are rules of elements. */
export function writeRules(selector: string, rules: object): string {
  const { styles } = serializeStyles([rules as never]);
  return serialize(compile(selector ? `${selector}{${styles}}` : styles), stringify);
}

import { createHash } from 'node:crypto';
import type { layers } from './layers';
import { toCss } from './to-css';

export interface Recipe {
  base?: object;
  variants?: Record<string, Record<string, object>>;
  compoundVariants?: readonly (Record<string, unknown> & { css: object })[];
  defaultVariants?: object;
}

/** As `chakra()` of `compiled.tsx` takes it. */
export function writeRecipe(
  { base = {}, variants = {}, compoundVariants = [], defaultVariants }: Recipe,
  layer: keyof typeof layers,
) {
  const rules: Record<string, string> = {};
  const add = (suffix: string, styles: object) => {
    const css = toCss(styles, layer);
    if (css) rules[suffix] = css;
  };
  add('', base);
  for (const [variant, options] of Object.entries(variants))
    for (const [option, styles] of Object.entries(options)) add(`-${variant}-${option}`, styles);
  const compounds = compoundVariants.map(({ css, ...when }, index) => {
    add(`-${index}`, css);
    return when;
  });
  return {
    // Of what is written: two builds with other breakpoints give one recipe other rules.
    name: `r${hashOf(JSON.stringify(rules))}`,
    rules,
    ...(Object.keys(variants).length > 0 ? { variants: Object.keys(variants) } : {}),
    ...(compounds.length > 0 ? { compounds } : {}),
    ...(defaultVariants ? { defaults: defaultVariants } : {}),
  };
}

export const valueMark = 'value_of_';

/** A call that returns the class and registers its rules. */
export function writeRule(css: string, values: readonly string[] = []): string {
  const name = `s${hashOf(css)}`;
  const args = [JSON.stringify(name), JSON.stringify(css)];
  return `__rule(${[...args, ...values].join(', ')})`;
}

function hashOf(text: string): string {
  return BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 8)}`)
    .toString(36)
    .slice(0, 6);
}

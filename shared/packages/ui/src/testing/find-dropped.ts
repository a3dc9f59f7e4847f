import { createSystem, defaultConfig } from '@chakra-ui/react';

import { styleProps } from '../theme/style-props';
import { system } from '../theme/system';
import type { WrittenStyle } from './read-styles';

/** Chakra's types know all of Chakra; the site's theme keeps a part of it. */
const chakras = createSystem(defaultConfig);

/** Why a style has no effect, one sentence each; empty for one that works. */
export function findDropped({ name, values, conditions }: WrittenStyle): string[] {
  if (!system.isValidProperty(name)) return isChakras(name) ? [`"${name}" is no style of this theme`] : [];
  if (name === 'css' || name.startsWith('_')) return [];
  return [
    ...conditions.filter((key) => key !== 'base' && !system.conditions.has(key)).map((key) => `${name}: there is no breakpoint or state "${key}"`),
    ...values.filter((value) => !hasEffect(name, value)).map((value) => `${name}: "${value}" is neither a token nor CSS`),
  ];
}

function isChakras(name: string): boolean {
  return chakras.isValidProperty(name) || /^_[a-z]/.test(name);
}

function hasEffect(name: string, value: string): boolean {
  const references = Array.from(value.matchAll(/\{(\w+\.[\w.]+)\}/g), ([, path = '']) => path);
  if (!references.every((path) => system.token.var(path))) return false;
  const written = JSON.stringify(system.utility.transform(name, value));
  if (written.includes('var(--mz-')) return true;
  const property = system.utility.shorthands.get(name) ?? name;
  return isPlainCss(property, value.replace(/\s*!important$/, ''));
}

const everywhere = /^(0|inherit|initial|unset|revert|none|auto)$/;
const plainWords: Readonly<Record<string, RegExp>> = {
  spacing: /^normal$/,
  sizes: /^((min|max|fit)-content|stretch)$/,
  radii: /^$/,
  shadows: /^$/,
  // Those of CSS that the site uses; the others are pigments, and have a role here.
  colors: /^(transparent|currentColor|ButtonText|Canvas|CanvasText|GrayText|Highlight|HighlightText|LinkText|Mark|black)$/,
  fontWeights: /^(\d{3}|normal|bolder|lighter)$/,
};

/** A word or a bare number must mean something to CSS; whatever is longer is taken to be CSS. */
function isPlainCss(property: string, value: string): boolean {
  if (everywhere.test(value)) return true;
  const category = categoryOf(property);
  if (/^-?[\d.]+$/.test(value) && category !== 'fontWeights') return !category && !isLength(property);
  if (!category || !/^-?[\w.]*[a-z][\w.]*$/i.test(value) || /^-?[\d.]+[a-z]+$/.test(value)) return true;
  return plainWords[category]?.test(value) ?? true;
}

/** The tokens that a property takes here, or would take in all of Chakra. */
function categoryOf(property: string): string | undefined {
  const { values } = styleProps[property] ?? defaultConfig.utilities?.[property] ?? {};
  return typeof values === 'string' && values in plainWords ? values : undefined;
}

/** A number alone says nothing to these; most of them take no tokens. */
function isLength(property: string): boolean {
  return !/^(lineHeight|strokeWidth)$/.test(property) && /^(margin|padding|inset|scroll|gap)|(Width|Height|Radius|Size|Spacing|Thickness|Indent|Offset)$/.test(property);
}
